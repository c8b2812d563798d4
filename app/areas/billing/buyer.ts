import type { RouterContextProvider } from "react-router";
import { subscriptionStatus } from "#server/billing/billing.server.ts";
import { wards } from "#server/athletes/guardianship.server.ts";
import { responsibleFor } from "#server/athletes/responsible.server.ts";
import type { Member } from "#server/identity/identity.server.ts";
import { actorOf } from "#server/identity/viewer-context.server.ts";

export type Buyer = Awaited<ReturnType<typeof readBuyer>>;

/** What the plans page has to know of someone who is signed in. */
export async function readBuyer(context: Readonly<RouterContextProvider>, member: Member) {
  const [{ subscribed, plan }, athletes, minor] = await Promise.all([
    subscriptionStatus(member),
    member.profile?.type === "guardian" ? wards(actorOf(context)) : [],
    isMinor(member),
  ]);
  return {
    profile: member.profile?.type ?? null,
    subscribed,
    planName: plan,
    minor,
    athletes: athletes.map(({ id, name }) => ({ value: id, label: name })),
  };
}

async function isMinor({ profile }: Member): Promise<boolean> {
  if (profile?.type !== "athlete" || !profile.profileId) return false;
  return (await responsibleFor(profile.profileId))?.minor ?? true;
}
