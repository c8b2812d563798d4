import type { z } from "zod";
import { entitlementsOf } from "#server/billing/access/entitlements.server.ts";
import { apiRead, refuseRead, type ApiRead } from "./answer.ts";

/** Like `apiRead`, for the token of a club whose plan opens scouting tools. */
export function clubRead<T extends z.ZodObject>(schema: T, find: Parameters<typeof apiRead<T>>[1]): ApiRead {
  const read = apiRead(schema, find);
  return async (request) => {
    const { scoutingTools } = await entitlementsOf(request.actor);
    return scoutingTools ? read(request) : refuseRead("forbidden");
  };
}
