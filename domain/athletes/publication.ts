import { publishingObstacles, type PublishingFacts } from "./policy.ts";

/** Whether a profile is public or what it waits for, as the athlete and the guardian are told. */
export type PublicationState =
  | "public"
  | "hidden"
  | "birthdate_missing"
  | "too_young"
  | "birthdate_review"
  | "guardian_missing"
  | "guardian_invited"
  | "invitation_expired"
  | "guardian_deciding"
  | "not_authorised"
  | "in_review"
  | "rejected"
  | "ready";

export interface PublicationFacts extends PublishingFacts {
  invitation: "none" | "sent" | "expired" | "confirmed";
  /** Somebody's revoke stands. */
  revoked: boolean;
  firstReview: "open" | "rejected" | "none";
}

export function publicationState(facts: PublicationFacts, today: Temporal.PlainDate): PublicationState {
  const [obstacle] = publishingObstacles(facts, today);
  if (!obstacle) return facts.visibility === "public" ? "public" : "ready";
  if (obstacle === "consent_missing") return waitingForGuardian(facts);
  if (obstacle === "review_missing") return waitingForStaff(facts);
  return obstacle;
}

const WAITING = {
  none: "guardian_missing",
  sent: "guardian_invited",
  expired: "invitation_expired",
} as const;

function waitingForGuardian({ invitation, revoked }: PublicationFacts): PublicationState {
  if (invitation !== "confirmed") return WAITING[invitation];
  return revoked ? "not_authorised" : "guardian_deciding";
}

function waitingForStaff({ firstReview }: PublicationFacts): PublicationState {
  if (firstReview === "none") return "ready";
  return firstReview === "open" ? "in_review" : "rejected";
}
