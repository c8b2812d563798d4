import { clubsQuery, noQuery } from "#domain/api/queries.ts";
import { list as listClubs, ranking as readRanking, site as readSite } from "#server/clubs/clubs.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { clubListSources, clubSources } from "#app/page-sources.ts";
import { apiRead, problemFor, type ApiRead } from "../answer.ts";
import { clubJson, clubSummaryJson, rankedClubJson } from "../club-json.ts";

export const clubs: ApiRead = apiRead(clubsQuery, async ({ page }, { path }) => {
  const list = await listClubs(page);
  const more = page < list.pages;
  return {
    body: {
      data: list.clubs.map(clubSummaryJson),
      total: list.total,
      page: list.page,
      pages: list.pages,
      next: more ? publicUrl(`${path}?page=${page + 1}`) : null,
    },
    sources: clubListSources(list.clubs),
  };
});

export const club: ApiRead = apiRead(noQuery, async (_query, { params, actor }) => {
  const site = await readSite(actor, params["id"]!, { allAthletes: true });
  if (!site.ok) return problemFor("not_found");
  return { body: clubJson(site.value), sources: clubSources(site.value.athletes) };
});

export const ranking: ApiRead = apiRead(noQuery, async () => {
  const current = await readRanking();
  return {
    body: {
      season: current.season,
      updatedOn: current.updatedOn,
      data: current.clubs.map(rankedClubJson),
    },
    sources: ["club"],
  };
});
