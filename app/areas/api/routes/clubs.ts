import { clubsQuery } from "#domain/api/queries.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { clubListSources } from "#app/page-sources.ts";
import { answerRead, refuseMethod } from "../answer.ts";
import { clubSummaryJson } from "../club-json.ts";
import type { Route } from "./+types/clubs.ts";

export const loader = (args: Route.LoaderArgs) =>
  answerRead(args, clubsQuery, async ({ page }) => {
    const list = await clubs.list(page);
    const more = page < list.pages;
    return {
      body: {
        data: list.clubs.map(clubSummaryJson),
        total: list.total,
        page: list.page,
        pages: list.pages,
        next: more ? publicUrl(`${args.url.pathname}?page=${page + 1}`) : null,
      },
      sources: clubListSources(list.clubs),
    };
  });

export const action = refuseMethod;
