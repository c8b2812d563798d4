import { birthdateChange, firstPublication, guardianDispute, profileText } from "#server/athletes/reviews.ts";
import { clubVerification, matchResult } from "#server/clubs/reviews.ts";
import { eventReview } from "#server/events/reviews.ts";
import { maskedContact } from "#server/messages/reviews.ts";
import * as reviews from "#server/platform/reviews/reviews.ts";
import { sponsorApproval, sponsorChange } from "#server/sponsors/reviews.ts";
import { mediaReview } from "./media-reviews.ts";
import { takeDownReview } from "./take-downs.ts";
import { reportReview } from "./reports.ts";

/** Every kind of review of the product. */
export const REVIEW_KINDS = {
  first_publication: firstPublication,
  birthdate_change: birthdateChange,
  profile_text: profileText,
  guardian_dispute: guardianDispute,
  club_verification: clubVerification,
  match_result: matchResult,
  event: eventReview,
  sponsor: sponsorApproval,
  sponsor_change: sponsorChange,
  masked_contact: maskedContact,
  report: reportReview,
  media: mediaReview,
  take_down: takeDownReview,
} satisfies reviews.ReviewKinds;

/** Records a decision with its follow-up. Who may decide is checked by `decideReview`. */
export const recordDecision = (
  reviewId: string,
  decision: Parameters<typeof reviews.recordDecision>[2],
): ReturnType<typeof reviews.recordDecision> => reviews.recordDecision(REVIEW_KINDS, reviewId, decision);
