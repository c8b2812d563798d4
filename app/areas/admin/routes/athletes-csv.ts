import { staffGuard } from "#app/session/guards.ts";
import { ATHLETE_LIST } from "#domain/athletes/staff-list.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { exportAthletes } from "#server/athletes/staff-list/export.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { csvAnswer } from "../list/csv-answer.ts";
import type { Route } from "./+types/athletes-csv.ts";

/** A file and no page: it stands outside the area's layout, so it brings the guard along. */
export const middleware: Route.MiddlewareFunction[] = [staffGuard];

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(ATHLETE_LIST, url.searchParams);
  const lines = await exportAthletes(actorOf(context), query);
  if (!lines.ok) return new Response(null, { status: 403 });
  return csvAnswer(lines.value, "atletas.csv");
}
