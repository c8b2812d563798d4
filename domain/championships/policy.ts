import { isStaff, type Actor } from "#domain/identity/actor.ts";

type ChampionshipAction = "create";

/** Organisers and clubs join with their dashboards. */
export const can = (actor: Actor, _action: ChampionshipAction): boolean => isStaff(actor);
