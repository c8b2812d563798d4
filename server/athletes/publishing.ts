import {
  can,
  publishingObstacle,
  publishingObstacles,
  type PublishingObstacle,
} from "#domain/athletes/policy.ts";
import { SYSTEM, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { requestReview, withdraw } from "#server/platform/reviews/reviews.ts";
import { lockSubject, type Subject } from "./subject.ts";
import { setPublic, setVisibility } from "./writes.ts";

export const FIRST_PUBLICATION = "first_publication";
export const BIRTHDATE_CHANGE = "birthdate_change";

/** Opens the profile to everyone, unless something that protects the athlete is missing. */
export function publish(actor: Actor, id: string): Promise<Result<null, "not_found" | PublishingObstacle>> {
  return inTransaction(async () => {
    const subject = await lockSubject(id);
    if (!subject || !can(actor, "publish", subject.guarded)) return err("not_found");
    const obstacle = publishingObstacle(actor, subject.facts, today());
    if (obstacle) return err(obstacle);
    await open(subject, userIdOf(actor));
    return ok(null);
  });
}

export type Asked = "published" | "in_review";

/** Publishes what may be public, and puts before staff what only they still have to see. */
export function requestPublication(
  actor: Actor,
  id: string,
): Promise<Result<Asked, "not_found" | PublishingObstacle>> {
  return inTransaction(async () => {
    const subject = await lockSubject(id);
    if (!subject || !can(actor, "publish", subject.guarded)) return err("not_found");
    return openOrQueue(subject, userIdOf(actor));
  });
}

/** Inside the caller's transaction, for whoever may ask. */
export async function openOrQueue(
  subject: Subject,
  askedBy: string | null,
): Promise<Result<Asked, PublishingObstacle>> {
  const [obstacle] = publishingObstacles(subject.facts, today());
  if (obstacle && obstacle !== "review_missing") return err(obstacle);
  if (!obstacle) {
    await open(subject, askedBy);
    return ok("published");
  }
  await requestReview({ kind: FIRST_PUBLICATION, subjectId: subject.athlete.id, requestedBy: askedBy });
  return ok("in_review");
}

/** Staff approved a first publication: nothing else may stand in its way any more. */
export async function openReviewed(subject: Subject, decidedBy: string | null): Promise<void> {
  const obstacle = publishingObstacle(SYSTEM, subject.facts, today());
  if (obstacle) throw new Error(`approved, but not to be published: ${obstacle}`);
  await open(subject, decidedBy);
}

async function open({ athlete: { id } }: Subject, actorId: string | null): Promise<void> {
  await setPublic(id);
  await withdraw({ kind: FIRST_PUBLICATION, subjectId: id });
  await audit(actorId, "athlete.published", id, ["visibility"]);
}

/** Adults take their own profile out of sight whenever they like; a guardian does so by taking back their word. */
export function unpublish(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const subject = await lockSubject(id);
    if (!subject || !can(actor, "unpublish", subject.guarded)) return err("not_found");
    await close(subject, userIdOf(actor));
    return ok(null);
  });
}

/** Private again, and no longer waiting for staff. What staff hid stays hidden. */
export async function close({ athlete: { id, visibility } }: Subject, actorId: string | null): Promise<void> {
  await withdraw({ kind: FIRST_PUBLICATION, subjectId: id });
  if (visibility !== "public") return;
  await setVisibility(id, "private");
  await audit(actorId, "athlete.unpublished", id, ["visibility"]);
}

/** Takes the profile out of every public page at once; only staff open it again. */
export function hide(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const subject = await lockSubject(id);
    if (!subject || !can(actor, "hide", subject.guarded)) return err("not_found");
    await setVisibility(id, "hidden");
    await audit(actor, "athlete.hidden", id, ["visibility"]);
    return ok(null);
  });
}
