import type { Audience } from "#domain/billing/audiences.ts";
import type { Buyer } from "./buyer.ts";

/** When a plan bought now is first charged. Null: there is nobody left to buy it for. */
export type FirstCharge = "after_trial" | "today" | null;

/** For plans of this audience; what somebody else could buy begins with a trial. */
export function firstCharge(buyer: Buyer | null, audience: Audience | null): FirstCharge {
  if (!buyer || audience === null || audienceOf(buyer) !== audience) return "after_trial";
  if (buyer.profile !== "guardian") {
    if (buyer.subscribed) return null;
    return buyer.trialUsed ? "today" : "after_trial";
  }
  if (buyer.athletes.length === 0) return "after_trial";
  const left = buyer.athletes.filter(({ hasPlan }) => !hasPlan);
  if (left.length === 0) return null;
  return left.every(({ trialUsed }) => trialUsed) ? "today" : "after_trial";
}

/** Of what they would buy themselves. */
export const ownFirstCharge = (buyer: Buyer | null): FirstCharge =>
  firstCharge(buyer, buyer && audienceOf(buyer));

/** A guardian has one when every athlete does. */
export const hasSubscription = ({ subscribed, athletes }: Buyer): boolean =>
  subscribed || (athletes.length > 0 && athletes.every(({ planOpen }) => planOpen));

function audienceOf({ profile }: Buyer): Audience | null {
  if (profile === "guardian") return "athlete";
  return profile === "athlete" || profile === "club" || profile === "championship" ? profile : null;
}
