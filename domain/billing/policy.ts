import { isStaff, type Actor } from "#domain/identity/actor.ts";

export type PlanAction = "create";

export const can = (actor: Actor, _action: PlanAction): boolean => isStaff(actor);
