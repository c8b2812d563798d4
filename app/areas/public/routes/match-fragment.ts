import { now } from "#server/platform/clock.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { wayToVersion } from "../live/current-version.ts";
import { readMatchPage } from "../match-page.ts";
import { toLiveMatch } from "../match-view.ts";
import type { Route } from "./+types/match-fragment.ts";

/** The part of a match's page that changes while it is played. `v` names the version, so that none is older than what was told. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const found = await readMatchPage(params);
  if (!found) return Response.json({ error: "not_found" }, { status: 404 });
  const way = wayToVersion(url, found.competition.version);
  if (way) return way;
  cachePage(context, found.sources, ["v"]);
  return Response.json(toLiveMatch(found.page, found.championship.timeZone, now()), {
    headers: { "cache-control": "private, no-cache", "x-robots-tag": "noindex" },
  });
}
