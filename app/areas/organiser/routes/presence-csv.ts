import { organiserGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { presenceCsv } from "#server/registrations/presence.server.ts";
import { eventNotFound } from "../load-own-event.ts";
import { LIST_CLOSED, presencePage } from "../addresses.ts";
import type { Route } from "./+types/presence-csv.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

/** Who came, as CSV. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const file = await presenceCsv(requireMember(context), params.id);
  if (!file.ok) {
    if (file.error === "not_found") throw eventNotFound();
    return redirectWith(presencePage(params.id), { flash: LIST_CLOSED });
  }
  return new Response(file.value, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="presenca.csv"',
      "cache-control": "private, no-store",
    },
  });
}
