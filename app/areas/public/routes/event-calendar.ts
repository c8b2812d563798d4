import { data } from "react-router";
import { VISITOR } from "#domain/identity/actor.ts";
import { calendarFile } from "#server/events/events.server.ts";
import type { Route } from "./+types/event-calendar.ts";

/** The event as a file that calendar programs open. */
export async function loader({ params }: Route.LoaderArgs) {
  const file = await calendarFile(VISITOR, params.id);
  if (!file.ok) throw data("Evento não encontrado", 404);
  return new Response(file.value, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="evento.ics"',
      "cache-control": "private, no-cache",
    },
  });
}
