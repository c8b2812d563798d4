import { noQuery } from "#domain/api/queries.ts";
import { ranking as readRanking } from "#server/clubs/clubs.server.ts";
import { apiRead, type ApiRead } from "../answer.ts";
import { rankedClubJson } from "../club-json.ts";

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
