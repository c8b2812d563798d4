import { publicationState, type PublicationState } from "#domain/athletes/publication.ts";
import { today } from "#server/platform/clock.ts";
import { reviewsAbout } from "#server/platform/reviews/reviews.ts";
import { FIRST_PUBLICATION } from "./publishing.ts";
import type { Subject } from "./subject.ts";

/** Where a profile stands on its way to the public, and what staff said when they sent it back. */
export interface Stage {
  state: PublicationState;
  reason: string | null;
}

export async function stageOf({ athlete, facts, standing }: Subject): Promise<Stage> {
  const reviews = await reviewsAbout([athlete.id], 20);
  const latest = reviews.find(({ kind }) => kind === FIRST_PUBLICATION);
  const firstReview = latest?.state === "open" || latest?.state === "rejected" ? latest.state : "none";
  const state = publicationState(
    { ...facts, invitation: invitationOf(standing), decision: standing.decision, firstReview },
    today(),
  );
  return { state, reason: state === "rejected" ? (latest?.reason ?? null) : null };
}

function invitationOf({ guardian }: Subject["standing"]): "none" | "sent" | "expired" | "confirmed" {
  if (!guardian) return "none";
  if (guardian.guardianUserId) return "confirmed";
  return guardian.expired ? "expired" : "sent";
}
