import { staffGuard } from "#app/session/guards.ts";
import { CHAMPIONSHIP_LIST } from "#domain/championships/staff-list.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { exportChampionships } from "#server/championships/staff/list.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { csvAnswer } from "../list/csv-answer.ts";
import type { Route } from "./+types/championships-csv.ts";

/** A file and no page: it stands outside the area's layout, so it brings the guard along. */
export const middleware: Route.MiddlewareFunction[] = [staffGuard];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  csvAnswer(
    exportChampionships(actorOf(context), readListQuery(CHAMPIONSHIP_LIST, url.searchParams)),
    "campeonatos.csv",
  );
