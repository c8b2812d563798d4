import type { Actor } from "#domain/identity/actor.ts";
import * as moderation from "#server/moderation/moderation.server.ts";

type Decision = Parameters<typeof moderation.decideReview>[2];

/** Somebody of the team opens the review and decides what they have read. */
export async function readAndDecide(
  staff: Actor,
  reviewId: string,
  decision: Omit<Decision, "read">,
): ReturnType<typeof moderation.decideReview> {
  const page = await moderation.openReview(staff, reviewId);
  return moderation.decideReview(staff, reviewId, { ...decision, read: page?.read ?? "" });
}
