import { answerFile } from "#app/answer-file.ts";
import { eventWhen } from "#domain/events/when.ts";
import { formatAddress } from "#domain/places.ts";
import { err } from "#domain/result.ts";
import * as share from "#server/athletes/share/share.server.ts";
import { event as readEvent } from "#server/events/events.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { TYPE_LABELS } from "../components/events/event-text.ts";
import type { Route } from "./+types/event-image.ts";

/** The picture that messengers show for the page of an event. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const found = await readEvent(params.id);
  const file = found.ok
    ? await share.eventImage(browserOf(context), posterOf(found.value))
    : err("not_found" as const);
  return answerFile(request, file, {
    contentType: "image/jpeg",
    fileName: "evento.jpg",
    missing: "Evento não encontrado",
  });
}

type Event = Extract<Awaited<ReturnType<typeof readEvent>>, { ok: true }>["value"];

const posterOf = (event: Event) => ({
  type: TYPE_LABELS[event.type],
  title: event.title,
  when: eventWhen({
    startsAt: Temporal.Instant.from(event.startsAt),
    endsAt: event.endsAt === null ? null : Temporal.Instant.from(event.endsAt),
    timeZone: event.timeZone,
  }),
  place: formatAddress(event),
  safe: event.checkCode !== null,
  state: event.cancelled ? "Cancelado" : event.held ? "Suspenso" : null,
});
