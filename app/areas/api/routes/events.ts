import { z } from "zod";
import { eventsQuery } from "#domain/api/queries.ts";
import { calendarPage } from "#server/events/events.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { EVENT_LIST_SOURCES } from "#app/page-sources.ts";
import { apiRead, type ApiRead, wrongCursor } from "../answer.ts";
import { readCursor, writeCursor } from "../cursor.ts";
import { eventSummaryJson } from "../event-json.ts";
import { nextAddress } from "../next-address.ts";

const edge = z
  .tuple([z.iso.datetime(), z.uuid()])
  .transform(([startsAt, id]) => ({ startsAt: Temporal.Instant.from(startsAt), id }));

export const events: ApiRead = apiRead(eventsQuery, async ({ type = null, limit, cursor }, request) => {
  const after = cursor === undefined ? null : readCursor(edge, cursor);
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
