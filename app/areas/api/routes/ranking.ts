import { noQuery } from "#domain/api/queries.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { answerRead, refuseMethod } from "../answer.ts";
import { rankedClubJson } from "../club-json.ts";
import type { Route } from "./+types/ranking.ts";

export const loader = (args: Route.LoaderArgs) =>
  answerRead(args, noQuery, async () => {
    const ranking = await clubs.ranking();
    return {
      body: {
        season: ranking.season,
        updatedOn: ranking.updatedOn,
        data: ranking.clubs.map(rankedClubJson),
      },
      sources: ["club"],
    };
  });

export const action = refuseMethod;
