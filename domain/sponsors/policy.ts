import { isStaff, type Actor } from "#domain/identity/actor.ts";

export type SponsorAction = "create";

export const can = (actor: Actor, _action: SponsorAction): boolean => isStaff(actor);
