import { staffGuard } from "#app/session/guards.ts";
import { EVENT_LIST } from "#domain/events/staff-list.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { exportEvents } from "#server/events/staff/list.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { csvAnswer } from "../list/csv-answer.ts";
import type { Route } from "./+types/events-csv.ts";

/** A file and no page: it stands outside the area's layout, so it brings the guard along. */
export const middleware: Route.MiddlewareFunction[] = [staffGuard];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  csvAnswer(exportEvents(actorOf(context), readListQuery(EVENT_LIST, url.searchParams)), "eventos.csv");
