import { noQuery } from "#domain/api/queries.ts";
import { site as readSite } from "#server/clubs/clubs.server.ts";
import { clubSources } from "#app/page-sources.ts";
import { apiRead, type ApiRead, problemFor } from "../answer.ts";
import { clubJson } from "../club-json.ts";

export const club: ApiRead = apiRead(noQuery, async (_query, { params, actor }) => {
  const site = await readSite(actor, params["id"]!, { allAthletes: true });
  if (!site.ok) return problemFor("not_found");
  return { body: clubJson(site.value), sources: clubSources(site.value.athletes) };
});
