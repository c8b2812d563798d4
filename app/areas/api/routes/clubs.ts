import { clubsQuery } from "#domain/api/queries.ts";
import { list as listClubs } from "#server/clubs/clubs.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { clubListSources } from "#app/page-sources.ts";
import { apiRead, type ApiRead } from "../answer.ts";
import { clubSummaryJson } from "../club-json.ts";

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
