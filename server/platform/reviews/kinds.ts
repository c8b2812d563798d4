import type { ReviewRow } from "./queries.ts";

export type ReviewKind = {
  kind: string;
  /** Called inside the deciding transaction; what it throws undoes the decision. */
  decided(review: ReviewRow): Promise<void>;
};

const kinds = new Map<string, ReviewKind>();

/** A capability names what it wants reviewed, and what a decision leads to. */
export function reviewKind(kind: ReviewKind): ReviewKind {
  if (kinds.has(kind.kind)) throw new Error(`the review kind ${kind.kind} exists already`);
  kinds.set(kind.kind, kind);
  return kind;
}

export function kindOf(name: string): ReviewKind {
  const found = kinds.get(name);
  if (!found) throw new Error(`no capability knows the review kind ${name}`);
  return found;
}
