import { staffGuard } from "#app/session/guards.ts";
import * as imports from "#server/administration/imports/imports.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { csvAnswer } from "../list/csv-answer.ts";
import type { Route } from "./+types/import-problems-csv.ts";

/** A file and no page: it stands outside the area's layout, so it brings the guard along. */
export const middleware: Route.MiddlewareFunction[] = [staffGuard];

export async function loader({ params, context }: Route.LoaderArgs) {
  const lines = await imports.problemLines(actorOf(context), params.id);
  return lines.ok ? csvAnswer(lines.value, "problemas.csv") : new Response(null, { status: 404 });
}
