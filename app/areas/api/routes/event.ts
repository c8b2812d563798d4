import { noQuery } from "#domain/api/queries.ts";
import { event as readEvent } from "#server/events/events.server.ts";
import { eventSources } from "#app/page-sources.ts";
import { apiRead, type ApiRead, problemFor } from "../answer.ts";
import { eventJson } from "../event-json.ts";

export const event: ApiRead = apiRead(noQuery, async (_query, { params }) => {
  const found = await readEvent(params["id"]!);
  if (!found.ok) return problemFor("not_found");
  return { body: eventJson(found.value), sources: eventSources(found.value) };
});
