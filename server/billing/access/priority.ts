import { entitlements } from "#domain/billing/entitlements.ts";
import { now } from "#server/platform/clock.ts";
import { currentOf } from "../subscription-queries.ts";

/** Whether the athlete's plan gives them priority at events, whoever asks for them. */
export async function hasPriority(athleteId: string): Promise<boolean> {
  const held = await currentOf({ type: "athlete", id: athleteId });
  if (!held) return false;
  const facts = {
    profile: "athlete",
    role: "user",
    verified: false,
    subscription: held,
    plan: held,
  } as const;
  return entitlements(facts, held.now ?? now()).priorityRegistration;
}
