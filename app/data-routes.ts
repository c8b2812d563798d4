import type { DataRoute } from "#server/platform/http/data-routes.server.ts";
import { publicApi, unknownAddress } from "./areas/api/answer.ts";
import { athlete, athletes } from "./areas/api/routes/athletes.ts";
import { championship } from "./areas/api/routes/championships.ts";
import { club, clubs, ranking } from "./areas/api/routes/clubs.ts";
import { event, events } from "./areas/api/routes/events.ts";
import { openApi } from "./areas/api/routes/openapi.ts";
import { plans } from "./areas/api/routes/plans.ts";
import { scouting } from "./areas/api/routes/scouting.ts";
import { embeddedCup } from "./areas/public/embed.tsx";

/** Every URL of the product that answers without rendering a page. The router's are in routes.ts. */
export const dataRoutes: readonly DataRoute[] = [
  publicApi("/api/v1/athletes", athletes),
  publicApi("/api/v1/athletes/:subdomain", athlete),
  publicApi("/api/v1/scouting/athletes", scouting),
  publicApi("/api/v1/clubs", clubs),
  publicApi("/api/v1/clubs/:id", club),
  publicApi("/api/v1/ranking", ranking),
  publicApi("/api/v1/events", events),
  publicApi("/api/v1/events/:id", event),
  publicApi("/api/v1/championships/:id", championship),
  publicApi("/api/v1/plans", plans),
  publicApi("/api/v1/openapi.json", openApi),
  unknownAddress("/api/v1/*"),
  embeddedCup,
];
