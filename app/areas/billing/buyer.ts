import { ownPlan, wardPlans, type HeldPlan } from "#server/billing/billing.server.ts";
import type { Member } from "#domain/identity/actor.ts";
import { wards } from "#server/athletes/guardianship.server.ts";
import { responsibleFor } from "#server/athletes/responsible.server.ts";

export type Buyer = Awaited<ReturnType<typeof readBuyer>>;

/** What the plans page has to know of someone who is signed in. */
export async function readBuyer(actor: Member) {
  const guards = actor.profile?.type === "guardian";
  const [own, athletes, plans, minor] = await Promise.all([
    ownPlan(actor),
    guards ? wards(actor) : [],
    guards ? wardPlans(actor) : new Map<string, HeldPlan>(),
    isMinor(actor),
  ]);
  return {
    profile: actor.profile?.type ?? null,
    subscribed: own?.open ?? false,
    planName: own?.open ? own.planName : null,
    minor,
    /** A profile tries once: who had a plan pays from the first day. */
    trialUsed: own !== null,
    athletes: athletes.map(({ id, name }) => ({
      id,
      name,
      hasPlan: plans.get(id)?.live ?? false,
      planOpen: plans.get(id)?.open ?? false,
      trialUsed: plans.has(id),
    })),
  };
}

async function isMinor({ profile }: Member): Promise<boolean> {
  if (profile?.type !== "athlete" || !profile.profileId) return false;
  return (await responsibleFor(profile.profileId))?.minor ?? true;
}
