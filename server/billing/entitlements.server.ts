import { entitlements, NOTHING_OPEN, type Entitlements } from "#domain/billing/entitlements.ts";
import type { Holder } from "#domain/billing/subscription.ts";
import { SYSTEM, type Actor } from "#domain/identity/actor.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { now } from "#server/platform/clock.ts";
import { ownHolder, type Acting } from "./holder.ts";
import { currentOf } from "./subscription-queries.ts";

export type { Acting, Entitlements };
export { reaches } from "#domain/billing/entitlements.ts";

/** What is open to whoever asks, acting as the profile of this session. Every guarded read and write asks this. */
export async function entitlementsOf(actor: Actor, acting: Acting | null): Promise<Entitlements> {
  if (actor.kind !== "member" || !acting) return NOTHING_OPEN;
  const holder = ownHolder(acting);
  const current = holder ? await currentOf(holder) : undefined;
  return entitlements(
    {
      profile: acting.profile?.type ?? null,
      role: actor.role,
      verified: holder?.type === "club" && (await clubs.isVerified(SYSTEM, holder.id)),
      subscription: current ?? null,
      plan: current ?? null,
    },
    current?.now ?? now(),
  );
}

/** The same for a profile that nobody acts as right now: an athlete in the queue for a place. */
export async function entitlementsOfHolder(holder: Holder): Promise<Entitlements> {
  const current = await currentOf(holder);
  return entitlements(
    {
      profile: holder.type,
      role: "user",
      verified: holder.type === "club" && (await clubs.isVerified(SYSTEM, holder.id)),
      subscription: current ?? null,
      plan: current ?? null,
    },
    current?.now ?? now(),
  );
}
