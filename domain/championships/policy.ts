import { isOrganisedBy, type Organiser, type OwnOrganiser } from "#domain/events/policy.ts";
import { isAdmin, isStaff, type Actor } from "#domain/identity/actor.ts";

/** Staff enter and correct championships, for whoever organises them. Only an admin deletes one. */
export const can = (actor: Actor, action: "create" | "edit" | "delete"): boolean =>
  action === "delete" ? isAdmin(actor) : isStaff(actor);

/**
 * Reading and closing what is scheduled stay open when the plan ends, so that no cup stops in the middle. Nothing new
 * begins without one.
 */
export type Act = "read" | "finish" | "begin";

export type ActObstacle = "not_found" | "no_plan";

interface Desk {
  own: OwnOrganiser | null;
  /** The plan opens the tools for organisers. */
  tools: boolean;
}

/** Why this organiser cannot do this with this championship, or null. Another's is as unknown as none. */
export function actObstacle(championship: Organiser, { own, tools }: Desk, act: Act): ActObstacle | null {
  if (!isOrganisedBy(championship, own)) return "not_found";
  if (act !== "read" && !own!.mayEdit) return "not_found";
  return act === "begin" && !tools ? "no_plan" : null;
}
