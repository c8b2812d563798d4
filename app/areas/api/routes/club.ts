import { noQuery } from "#domain/api/queries.ts";
import { VISITOR } from "#domain/identity/actor.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { clubSources } from "#app/page-sources.ts";
import { answerRead, problemFor, refuseMethod } from "../answer.ts";
import { clubJson } from "../club-json.ts";
import type { Route } from "./+types/club.ts";

export const loader = (args: Route.LoaderArgs) =>
  answerRead(args, noQuery, async () => {
    const club = await clubs.site(VISITOR, args.params.id, { allAthletes: true });
    if (!club.ok) return problemFor("not_found");
    return { body: clubJson(club.value), sources: clubSources(club.value.athletes) };
  });

export const action = refuseMethod;
