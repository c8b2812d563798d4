import { z } from "zod";
import { athletesQuery, noQuery, type AthletesQuery } from "#domain/api/queries.ts";
import type { AthleteQuery } from "#domain/athletes/athlete-query.ts";
import { SORT_WORDS } from "#domain/athletes/list-address.ts";
import { VISITOR, profileIdOf } from "#domain/identity/actor.ts";
import { catalog, movedTo, site as readSite } from "#server/athletes/athletes.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { recordView } from "#server/scouting/views.server.ts";
import { athleteListSources } from "#app/page-sources.ts";
import { apiRead, problemFor, wrongCursor, type ApiRead } from "../answer.ts";
import { athleteJson, athleteSummaryJson } from "../athlete-json.ts";
import { nextAddress, readCursor, writeCursor } from "../cursor.ts";

/** The athlete, not the key of the order: an address must not tell a child's birth date. */
const cursorParts = z.tuple([z.enum(Object.values(SORT_WORDS)), z.uuid()]);

export const athletes: ApiRead = apiRead(athletesQuery, async (query, request) => {
  const sort = SORT_WORDS[query.sort];
  const from = query.cursor === undefined ? null : readCursor(cursorParts, query.cursor);
  if (query.cursor !== undefined && from?.[0] !== sort) return wrongCursor();
  const page = await catalog(toAthleteQuery(query), {
    limit: query.limit,
    after: from?.[1] ?? null,
  });
  if (!page.ok)
    return wrongCursor("O perfil em que esta página começava deixou de ser público: recomece a lista.");
  const next = page.value.next && writeCursor([sort, page.value.next]);
  return {
    body: {
      data: page.value.athletes.map(athleteSummaryJson),
      next: next && publicUrl(nextAddress(request, next)),
    },
    sources: athleteListSources(page.value.athletes, query.group ?? null),
  };
});

const toAthleteQuery = (query: AthletesQuery): AthleteQuery => ({
  name: query.name ?? "",
  ageMin: query.ageMin,
  ageMax: query.ageMax,
  group: query.group ?? null,
  sort: query.sort,
  words: { any: query.q, club: query.club, position: query.position, city: query.city },
});

export const athlete: ApiRead = apiRead(noQuery, async (_query, { params, actor }) => {
  const subdomain = params["subdomain"]!;
  // With or without a token the answer is what a visitor reads.
  const site = await readSite(VISITOR, subdomain);
  if (!site.ok) {
    const moved = await movedTo(VISITOR, subdomain);
    if (!moved) return problemFor("not_found");
    return { location: publicUrl(`/api/v1/athletes/${moved.subdomain}`), permanent: moved.permanent };
  }
  const { id } = site.value;
  return {
    body: athleteJson(site.value),
    sources: [`athlete:${id}`],
    ...(profileIdOf(actor, "club") && { afterwards: () => recordView(actor, id, "api") }),
  };
});
