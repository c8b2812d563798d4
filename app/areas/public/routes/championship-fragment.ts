import { readCup } from "#app/read-cup.ts";
import { now } from "#server/platform/clock.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { wayToVersion } from "../live/current-version.ts";
import { readLiveTab, tabIn } from "../live-tab.ts";
import type { Route } from "./+types/championship-fragment.ts";

/** The part of a championship's tab that changes while matches are played, as `match-fragment.ts`. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const cup = await readCup(params.id, url.searchParams);
  const tab = cup && tabIn(cup, params.tab);
  if (!cup || !tab) return Response.json({ error: "not_found" }, { status: 404 });
  const way = wayToVersion(url, cup.competition.version);
  if (way) return way;
  cachePage(context, cup.sources, ["categoria", "v"]);
  return Response.json(await readLiveTab(cup, tab, now()), {
    headers: { "cache-control": "private, no-cache", "x-robots-tag": "noindex" },
  });
}
