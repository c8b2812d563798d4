import type { Actor } from "#domain/identity/actor.ts";
import { keyedHash } from "#server/platform/config/hashes.ts";
import type { ReviewKind } from "./kinds.ts";

/** Who read what is reviewed, and the stamp of what they read: the decision holds for that and for nothing else. */
export interface Reading {
  by: Actor;
  stamp: string;
}

/** Differs as soon as the subject does. With a key, so that it does not tell what only counts and is never shown. */
export async function stampOf(kind: ReviewKind, subject: object, subjectId: string): Promise<string> {
  const decidedOn = kind.decidedOn ? await kind.decidedOn(subject, subjectId) : subject;
  return keyedHash("review", JSON.stringify([kind.name, subjectId, decidedOn]));
}

/** Whether it is still what this person read, and stays so until the transaction ends. */
export async function isAsRead(
  kind: ReviewKind,
  subjectId: string,
  { by, stamp }: Reading,
): Promise<boolean> {
  await kind.lockSubject(subjectId);
  const subject = await kind.readSubject(by, subjectId);
  return subject !== null && stamp === (await stampOf(kind, subject, subjectId));
}
