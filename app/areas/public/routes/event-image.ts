import { answerFile } from "#app/answer-file.ts";
import { err } from "#domain/result.ts";
import * as share from "#server/athletes/share/share.server.ts";
import { event as readEvent } from "#server/events/events.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { eventPoster } from "../event-poster.ts";
import type { Route } from "./+types/event-image.ts";

/** The picture that messengers show for the page of an event. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const found = await readEvent(params.id);
  const file = found.ok
    ? await share.eventImage(browserOf(context), eventPoster(found.value))
    : err("not_found" as const);
  return answerFile(request, file, {
    contentType: "image/jpeg",
    fileName: "evento.jpg",
    missing: "Evento não encontrado",
  });
}
