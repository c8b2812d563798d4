import type { Actor } from "#domain/identity/actor.ts";
import { participants } from "#server/athletes/responsible.server.ts";
import { rowsToDecide } from "./family-rows.ts";
import { viewsOf, type OwnRegistration } from "./own-view.ts";

/** More than anybody decides in one sitting; the rest follows when these are decided. */
const MOST = 50;

/** What only this guardian's answer settles: an asking for one of these athletes, or a place that is held for them. */
export async function waitingForGuardian(
  actor: Actor,
  athleteIds: readonly string[],
): Promise<OwnRegistration[]> {
  const rows = await rowsToDecide(athleteIds, MOST);
  if (rows.length === 0) return [];
  const athletes = await participants(rows.map(({ athleteId }) => athleteId));
  const views = await viewsOf(actor, rows, athletes);
  return views.filter(({ may }) => may.approve || may.accept);
}
