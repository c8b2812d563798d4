import type { RouterContextProvider } from "react-router";
import { ownPlan, wardPlans, type HeldPlan } from "#server/billing/billing.server.ts";
import { wards } from "#server/athletes/guardianship.server.ts";
import { responsibleFor } from "#server/athletes/responsible.server.ts";
import type { Member } from "#server/identity/identity.server.ts";
import { actorOf } from "#server/identity/viewer-context.server.ts";

export type Buyer = Awaited<ReturnType<typeof readBuyer>>;

/** What the plans page has to know of someone who is signed in. */
export async function readBuyer(context: Readonly<RouterContextProvider>, member: Member) {
  const guards = member.profile?.type === "guardian";
  const [own, athletes, plans, minor] = await Promise.all([
    ownPlan(member),
    guards ? wards(actorOf(context)) : [],
    guards ? wardPlans(member) : new Map<string, HeldPlan>(),
    isMinor(member),
  ]);
  return {
    profile: member.profile?.type ?? null,
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
