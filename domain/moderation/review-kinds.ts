/**
 * Everything that waits for a decision of the team. Each kind is declared by its capability (`reviews.ts`), collected
 * in server/moderation/review-kinds.ts, and has its words in app/areas/admin/review-text.ts.
 */
export const REVIEW_KINDS = [
  "first_publication",
  "birthdate_change",
  "profile_text",
  "guardian_dispute",
  "club_verification",
  "match_result",
  "event",
  "sponsor",
  "sponsor_change",
  "masked_contact",
  "report",
  "media",
  "take_down",
] as const;

export type ReviewKindName = (typeof REVIEW_KINDS)[number];

/** Kinds that staff look through together: an entry of the sidebar each. */
export const REVIEW_GROUPS = {
  midia: ["media", "take_down"],
} as const satisfies Record<string, readonly ReviewKindName[]>;

/** Why a decision cannot be carried out: a rule of the reviewed thing's capability forbids it. */
export type DecisionObstacle = "cnpj_missing" | "organiser_not_verified" | "reason_missing";

export const isReviewKind = (text: string | null | undefined): text is ReviewKindName =>
  REVIEW_KINDS.some((kind) => kind === text);
