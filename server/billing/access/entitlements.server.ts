import {
  entitlements,
  NOTHING_OPEN,
  type EntitlementFacts,
  type Entitlements,
} from "#domain/billing/entitlements.ts";
import type { Holder } from "#domain/billing/subscription.ts";
import type { Organiser } from "#domain/events/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { toTrust } from "#server/clubs/trust.ts";
import * as identity from "#server/identity/identity.server.ts";
import { now } from "#server/platform/clock.ts";
import { ownHolder } from "../holder.ts";
import { currentOf } from "../subscription-queries.ts";

export { reaches } from "#domain/billing/entitlements.ts";

/** What is open to whoever asks, acting as the profile of this session. Every guarded read and write asks this. */
export async function entitlementsOf(actor: Actor): Promise<Entitlements> {
  if (actor.kind !== "member") return NOTHING_OPEN;
  return opensFor(ownHolder(actor), { profile: actor.profile?.type ?? null, role: actor.role });
}

/**
 * Whether the plan of who organises opens the tools, whoever asks: a team enters a championship of somebody else. What
 * nobody organises is our own team's, which needs no plan.
 */
export async function organiserToolsOf({ clubId, organiserProfileId }: Organiser): Promise<boolean> {
  if (clubId === null && organiserProfileId === null) return true;
  const userId = organiserProfileId && (await identity.holderOf(organiserProfileId));
  const holder: Holder | null =
    clubId !== null ? { type: "club", id: clubId } : userId ? { type: "championship", id: userId } : null;
  return (await opensFor(holder, { profile: holder?.type ?? null, role: "user" })).organiserTools;
}

async function opensFor(
  holder: Holder | null,
  who: Pick<EntitlementFacts, "profile" | "role">,
): Promise<Entitlements> {
  const held = holder ? await currentOf(holder) : undefined;
  const club = holder?.type === "club" ? toTrust(held?.clubTrust) : null;
  // A club that staff have hidden has no use of its plan. One without a plan has nothing open either way.
  const current = club?.closed ? undefined : held;
  return entitlements(
    {
      ...who,
      verified: club?.verified ?? false,
      subscription: current ?? null,
      plan: current ?? null,
    },
    current?.now ?? now(),
  );
}
