import { profileGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { afterAnswer } from "#server/platform/http/request-context.server.ts";
import { listCsv } from "#server/scouting/list-export.server.ts";
import { recordViews } from "#server/scouting/views.server.ts";
import { listAddress } from "../list-addresses.ts";
import { listNotFound, NOT_OPEN } from "../list-problems.ts";
import type { Route } from "./+types/list-csv.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

/** A list as CSV. It counts as a view of everybody in it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const file = await listCsv(actor, params.id);
  if (!file.ok) {
    if (file.error === "not_found") throw listNotFound();
    return redirectWith(listAddress(params.id), { flash: NOT_OPEN });
  }
  const { text, athleteIds } = file.value;
  afterAnswer(context, () => recordViews(actor, athleteIds, "export"));
  return new Response(text, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="lista.csv"',
      "cache-control": "private, no-store",
    },
  });
}
