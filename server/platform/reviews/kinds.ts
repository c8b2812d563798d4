import type { Actor } from "#domain/identity/actor.ts";
import type { DecisionObstacle, ReviewKindName } from "#domain/moderation/review-kinds.ts";
import type { Result } from "#domain/result.ts";
import type { ReviewRow } from "./queries.ts";

/** One kind of review, declared by the capability whose things are reviewed. */
export interface ReviewKind<Name extends ReviewKindName = ReviewKindName, Subject extends object = object> {
  name: Name;
  /** What the review's `subjectId` identifies, in the words of the audit log: lists show that thing's name. */
  subjectType: string;
  /** What staff read before they decide. Null when the subject no longer exists. */
  readSubject(actor: Actor, subjectId: string): Promise<Subject | null>;
  /** Nobody changes what is read about it until the transaction ends. After its review: everyone locks in this order. */
  lockSubject(subjectId: string): Promise<unknown>;
  /**
   * What a decision holds for, where that is not just what `readSubject` answers: without what differs at each reading,
   * and with what counts although nobody reads it.
   */
  decidedOn?(subject: NoInfer<Subject>, subjectId: string): unknown;
  /**
   * Whether "Pedir ajuste" makes sense: somebody asked who can mend it and ask again, which opens a new review of the
   * same thing. Until then it stays as it was before, which for a profile is private.
   */
  adjustable: boolean;
  /** What the decision leads to, in its transaction. If this throws or refuses, the decision is rolled back. */
  onDecision(review: ReviewRow): Promise<Result<null, DecisionObstacle>>;
}

export type ReviewKinds = { readonly [Name in ReviewKindName]: ReviewKind<Name> };

export const defineReviewKind = <Name extends ReviewKindName, Subject extends object>(
  kind: ReviewKind<Name, Subject>,
): ReviewKind<Name, Subject> => kind;
