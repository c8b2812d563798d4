import type { readCup } from "#app/read-cup.ts";
import { readPart, type Part } from "./championship-parts.ts";
import { followedFrom, isFollowed, toMatchView, type MatchView } from "./championship-view.ts";
import { matchPath, tabsOf, type ChampionshipTab } from "./components/championship/tabs.ts";

type Cup = NonNullable<Awaited<ReturnType<typeof readCup>>>;

/** The part of a championship's tab that changes while it is watched. */
export interface LiveTab {
  version: number;
  /** Whether a match is being played, or soon. */
  follow: boolean;
  /** When the next one is worth following. */
  followFrom: number | null;
  champion: string | null;
  /** Matches that are being played. */
  playing: (MatchView & { to: string })[];
  part: Part;
  /** Nobody who keeps the own name out of search engines is named on it. */
  indexable: boolean;
}

/** `now`: for whether it is worth following. For loaders. */
export async function readLiveTab(
  { event, championship: { timeZone }, competition }: Cup,
  tab: ChampionshipTab,
  now: Temporal.Instant,
): Promise<LiveTab> {
  const { part, people } = await readPart(tab, event.id, competition, timeZone);
  return {
    version: competition.version,
    follow: competition.matches.some((match) => isFollowed(match, now)),
    followFrom: soonest(competition.matches.map((match) => followedFrom(match, now))),
    champion: competition.view.champion?.name ?? null,
    playing: competition.matches
      .map((match) => ({ ...toMatchView(match, timeZone), to: matchPath(event.id, match.id) }))
      .filter(({ running }) => running !== null),
    part,
    indexable: !people.some(({ unlisted }) => unlisted),
  };
}

function soonest(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

/** The tab that an address names, if this championship has it. */
export const tabIn = ({ competition: { format, hidden } }: Cup, name: string): ChampionshipTab | undefined =>
  tabsOf({ format: format.kind, hidden }).find((tab) => tab === name);
