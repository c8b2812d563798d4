import { entitlements, NOTHING_OPEN, type Entitlements } from "#domain/billing/entitlements.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { toTrust } from "#server/clubs/trust.ts";
import { now } from "#server/platform/clock.ts";
import { ownHolder } from "../holder.ts";
import { currentOf } from "../subscription-queries.ts";

export { reaches } from "#domain/billing/entitlements.ts";

/** What is open to whoever asks, acting as the profile of this session. Every guarded read and write asks this. */
export async function entitlementsOf(actor: Actor): Promise<Entitlements> {
  if (actor.kind !== "member") return NOTHING_OPEN;
  const holder = ownHolder(actor);
  const held = holder ? await currentOf(holder) : undefined;
  const club = holder?.type === "club" ? toTrust(held?.clubTrust) : null;
  // A club that staff have hidden has no use of its plan. One without a plan has nothing open either way.
  const current = club?.closed ? undefined : held;
  return entitlements(
    {
      profile: actor.profile?.type ?? null,
      role: actor.role,
      verified: club?.verified ?? false,
      subscription: current ?? null,
      plan: current ?? null,
    },
    current?.now ?? now(),
  );
}
