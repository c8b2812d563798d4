import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import * as identity from "#server/identity/staff-view.ts";
import { reviewsAbout } from "#server/platform/reviews/reviews.ts";

const SHOWN = 50;

/** Every review of one subject, open or decided, newest first. */
export async function reviewsOf(actor: Actor, subjectId: string) {
  assertModerator(actor);
  const reviews = await reviewsAbout([subjectId], SHOWN);
  const names = await identity.names(actor, [
    ...new Set(reviews.flatMap(({ decidedBy }) => decidedBy ?? [])),
  ]);
  return reviews.map(({ id, kind, state, reason, createdAt, decidedAt, decidedBy }) => ({
    id,
    kind,
    state,
    reason,
    createdAt,
    decidedAt,
    decidedBy: (decidedBy && names.get(decidedBy)) ?? null,
  }));
}
