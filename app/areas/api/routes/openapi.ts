import { openApiDocument } from "#domain/api/openapi.ts";
import { noQuery } from "#domain/api/queries.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { answerRead, refuseMethod } from "../answer.ts";
import type { Route } from "./+types/openapi.ts";

export const loader = (args: Route.LoaderArgs) =>
  answerRead(args, noQuery, async () => ({
    body: openApiDocument(new URL(publicUrl("/")).origin),
    // Made from the code alone: nothing of the database changes it.
    sources: ["openapi"],
  }));

export const action = refuseMethod;
