import { noQuery } from "#domain/api/queries.ts";
import { event as readEvent } from "#server/events/events.server.ts";
import { eventSources } from "#app/page-sources.ts";
import { answerRead, problemFor, refuseMethod } from "../answer.ts";
import { eventJson } from "../event-json.ts";
import type { Route } from "./+types/event.ts";

export const loader = (args: Route.LoaderArgs) =>
  answerRead(args, noQuery, async () => {
    const event = await readEvent(args.params.id);
    if (!event.ok) return problemFor("not_found");
    return { body: eventJson(event.value), sources: eventSources(event.value) };
  });

export const action = refuseMethod;
