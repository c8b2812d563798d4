import { noQuery } from "#domain/api/queries.ts";
import { VISITOR } from "#domain/identity/actor.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { answerRead, problemFor, refuseMethod } from "../answer.ts";
import { athleteJson } from "../athlete-json.ts";
import type { Route } from "./+types/athlete.ts";

export const loader = (args: Route.LoaderArgs) =>
  answerRead(args, noQuery, async () => {
    const site = await athletes.site(VISITOR, args.params.subdomain);
    if (!site.ok) return problemFor("not_found");
    return { body: athleteJson(site.value), sources: [`athlete:${site.value.id}`] };
  });

export const action = refuseMethod;
