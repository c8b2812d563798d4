import { openApiDocument } from "#domain/api/openapi.ts";
import { noQuery } from "#domain/api/queries.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { apiRead, type ApiRead } from "../answer.ts";

export const openApi: ApiRead = apiRead(noQuery, async () => ({
  body: openApiDocument(new URL(publicUrl("/")).origin),
  // Made from the code alone: nothing of the database changes it.
  sources: ["openapi"],
}));
