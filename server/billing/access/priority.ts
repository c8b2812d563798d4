import { entitlements, type Entitlements } from "#domain/billing/entitlements.ts";
import { now } from "#server/platform/clock.ts";
import { currentOf } from "../subscription-queries.ts";

/** Whether the athlete's plan gives them priority at events, whoever asks for them. */
export const hasPriority = (athleteId: string): Promise<boolean> => opens(athleteId, "priorityRegistration");

/** Whether the athlete's plan shows how a club's trials went, also to a guardian who asks for them. */
export const opensClubTrials = (athleteId: string): Promise<boolean> => opens(athleteId, "clubTrials");

async function opens(
  athleteId: string,
  what: keyof Pick<Entitlements, "priorityRegistration" | "clubTrials">,
): Promise<boolean> {
  const held = await currentOf({ type: "athlete", id: athleteId });
  if (!held) return false;
  const facts = {
    profile: "athlete",
    role: "user",
    verified: false,
    subscription: held,
    plan: held,
  } as const;
  return entitlements(facts, held.now ?? now())[what];
}
