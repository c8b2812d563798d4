import { isAdmin, isStaff, type Actor } from "../identity/actor.ts";

type PlanAction = "create" | "edit" | "delete" | "list_all";

/** All staff look at plans; what is sold, and for how much, is for admins to decide. */
export const can = (actor: Actor, action: PlanAction): boolean =>
  action === "list_all" ? isStaff(actor) : isAdmin(actor);

/** Why this person may not pay for this profile. Adults pay for themselves, guardians for minors. */
export type BuyingObstacle = "not_allowed" | "guardian_buys" | "wrong_audience";

interface BuyingFacts {
  /** The holder's own account. */
  owns: boolean;
  /** The guardian of the athlete that holds it. */
  guards: boolean;
  /** Athletes only; an unknown birth date counts as a minor's. */
  minor: boolean;
}

export function buyingObstacle({
  owns,
  guards,
  minor,
}: BuyingFacts): Exclude<BuyingObstacle, "wrong_audience"> | null {
  if (minor) return guards ? null : owns ? "guardian_buys" : "not_allowed";
  return owns || guards ? null : "not_allowed";
}
