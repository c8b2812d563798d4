import { entitlements, NOTHING_OPEN, type Entitlements } from "#domain/billing/entitlements.ts";
import type { Holder } from "#domain/billing/subscription.ts";
import type { Actor } from "#domain/identity/actor.ts";
import type { ProfileType, Role } from "#domain/identity/roles.ts";
import { standingOf } from "#server/clubs/standing.server.ts";
import { now } from "#server/platform/clock.ts";
import { ownHolder, type Acting } from "./holder.ts";
import { currentOf } from "./subscription-queries.ts";

export type { Acting, Entitlements };
export { reaches } from "#domain/billing/entitlements.ts";

/** What is open to whoever asks, acting as the profile of this session. Every guarded read and write asks this. */
export async function entitlementsOf(actor: Actor, acting: Acting | null): Promise<Entitlements> {
  if (actor.kind !== "member" || !acting) return NOTHING_OPEN;
  return decide(acting.profile?.type ?? null, actor.role, ownHolder(acting));
}

/** The same for a profile that nobody acts as right now: an athlete in the queue for a place. */
export const entitlementsOfHolder = (holder: Holder): Promise<Entitlements> =>
  decide(holder.type, "user", holder);

async function decide(profile: ProfileType | null, role: Role, holder: Holder | null): Promise<Entitlements> {
  const club = holder?.type === "club" ? await standingOf(holder.id) : null;
  const current = holder && !club?.closed ? await currentOf(holder) : undefined;
  return entitlements(
    {
      profile,
      role,
      verified: club?.verified ?? false,
      subscription: current ?? null,
      plan: current ?? null,
    },
    current?.now ?? now(),
  );
}
