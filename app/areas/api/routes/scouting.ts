import { z } from "zod";
import { scoutingQuery, toSearchQuery } from "#domain/api/scouting.ts";
import { SEARCH_SORTS } from "#domain/athletes/search-query.ts";
import { searchAthletes } from "#server/athletes/search.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { wrongCursor } from "../answer.ts";
import { scoutedJson } from "../athlete-json.ts";
import { clubRead } from "../club-read.ts";
import { nextAddress, readCursor, writeCursor } from "../cursor.ts";

const cursorParts = z.tuple([z.enum(SEARCH_SORTS), z.uuid()]);

/** The search of clubs. Its rows are no views, as on the page. */
export const scouting = clubRead(scoutingQuery, async (query, request) => {
  const from = query.cursor === undefined ? null : readCursor(cursorParts, query.cursor);
  if (query.cursor !== undefined && from?.[0] !== query.sort) return wrongCursor();
  const page = await searchAthletes(toSearchQuery(query), { after: from?.[1], limit: query.limit }, today());
  if (page.beyondEnd)
    return wrongCursor("A lista termina antes desta página, ou mudou desde então: recomece a lista.");
  const next = page.next && writeCursor([query.sort, page.next]);
  return {
    body: { data: page.athletes.map(scoutedJson), next: next && publicUrl(nextAddress(request, next)) },
    sources: [],
  };
});
