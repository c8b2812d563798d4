import { data } from "react-router";
import { teamCalendarFile } from "#server/events/team-calendar.server.ts";
import type { Route } from "./+types/team-calendar.ts";

/** The matches of one team as a file that calendar programs open. */
export async function loader({ params }: Route.LoaderArgs) {
  const file = await teamCalendarFile(params.id, params.teamId);
  if (!file.ok) throw data("Equipe não encontrada", 404);
  return new Response(file.value, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="jogos.ics"',
      "cache-control": "private, no-cache",
    },
  });
}
