import { noQuery } from "#domain/api/queries.ts";
import { site as readSite } from "#server/athletes/athletes.server.ts";
import { apiRead, type ApiRead, problemFor } from "../answer.ts";
import { athleteJson } from "../athlete-json.ts";

export const athlete: ApiRead = apiRead(noQuery, async (_query, { params, actor }) => {
  const site = await readSite(actor, params["subdomain"]!);
  if (!site.ok) return problemFor("not_found");
  return { body: athleteJson(site.value), sources: [`athlete:${site.value.id}`] };
});
