import { z } from "zod";
import { eventsQuery, noQuery } from "#domain/api/queries.ts";
import { calendarPage, event as readEvent } from "#server/events/events.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { EVENT_LIST_SOURCES, eventSources } from "#app/page-sources.ts";
import { apiRead, problemFor, wrongCursor, type ApiRead } from "../answer.ts";
import { nextAddress, readCursor, writeCursor } from "../cursor.ts";
import { eventJson, eventSummaryJson } from "../event-json.ts";

const cursorParts = z
  .tuple([z.iso.datetime(), z.uuid()])
  .transform(([startsAt, id]) => ({ startsAt: Temporal.Instant.from(startsAt), id }));

export const events: ApiRead = apiRead(eventsQuery, async ({ type = null, limit, cursor }, request) => {
  const after = cursor === undefined ? null : readCursor(cursorParts, cursor);
  if (cursor !== undefined && !after) return wrongCursor();
  const page = await calendarPage({ type, after, limit });
  const next = page.next && writeCursor([String(page.next.startsAt), page.next.id]);
  return {
    body: {
      data: page.events.map(eventSummaryJson),
      next: next && publicUrl(nextAddress(request, next)),
    },
    sources: EVENT_LIST_SOURCES,
  };
});

export const event: ApiRead = apiRead(noQuery, async (_query, { params }) => {
  const found = await readEvent(params["id"]!);
  if (!found.ok) return problemFor("not_found");
  return { body: eventJson(found.value), sources: eventSources(found.value) };
});
