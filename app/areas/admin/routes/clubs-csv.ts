import { staffGuard } from "#app/session/guards.ts";
import { CLUB_LIST } from "#domain/clubs/staff-list.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { exportClubs } from "#server/clubs/staff/list.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { csvAnswer } from "../list/csv-answer.ts";
import type { Route } from "./+types/clubs-csv.ts";

/** A file and no page: it stands outside the area's layout, so it brings the guard along. */
export const middleware: Route.MiddlewareFunction[] = [staffGuard];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  csvAnswer(exportClubs(actorOf(context), readListQuery(CLUB_LIST, url.searchParams)), "clubes.csv");
