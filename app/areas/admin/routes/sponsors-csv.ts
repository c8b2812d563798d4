import { staffGuard } from "#app/session/guards.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { SPONSOR_LIST } from "#domain/sponsors/staff-list.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { exportSponsors } from "#server/sponsors/staff/list.server.ts";
import { csvAnswer } from "../list/csv-answer.ts";
import type { Route } from "./+types/sponsors-csv.ts";

/** A file and no page: it stands outside the area's layout, so it brings the guard along. */
export const middleware: Route.MiddlewareFunction[] = [staffGuard];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  csvAnswer(
    exportSponsors(actorOf(context), readListQuery(SPONSOR_LIST, url.searchParams)),
    "patrocinadores.csv",
  );
