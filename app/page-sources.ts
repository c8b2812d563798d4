import type { PositionGroup } from "#domain/athletes/positions.ts";

/**
 * What public pages are made from (docs/decisions/0003-page-cache.md). The database announces each of these:
 * "athlete:<id>" when something that pages show of this athlete changed, "athlete-list:<position group>" when
 * somebody entered, left or moved in the lists of these positions, "athlete-list" for any list; clubs alike.
 */
type Shown = readonly { id: string }[];

const each = (kind: "athlete" | "club", shown: Shown): string[] => shown.map(({ id }) => `${kind}:${id}`);

export const athleteListSources = (
  shown: Shown,
  list: PositionGroup | "featured" | null,
): readonly string[] => [list ? `athlete-list:${list}` : "athlete-list", ...each("athlete", shown)];

export const clubListSources = (shown: Shown): readonly string[] => ["club-list", ...each("club", shown)];

/** A club's place in the ranking follows from every club's results. */
export const clubSources = (athletes: Shown): readonly string[] => ["club", ...each("athlete", athletes)];

/** An event is public as long as nobody hides the club behind it. */
export const EVENT_LIST_SOURCES: readonly string[] = ["event", "club-list"];

/** Whether a championship is being played is its own word. */
export const PLAYED_CUP_SOURCES: readonly string[] = [...EVENT_LIST_SOURCES, "championship"];

/** The calendar, with what is being played and with what is left of the places. */
export const CALENDAR_SOURCES: readonly string[] = [...PLAYED_CUP_SOURCES, "event-places"];

export const eventSources = (event: {
  id: string;
  organiser: { id: string | null } | null;
}): readonly string[] => [
  `event:${event.id}`,
  `event-places:${event.id}`,
  ...each("club", event.organiser?.id ? [{ id: event.organiser.id }] : []),
];

/** The share of answered feedback: announced when an answer of this organiser has left. */
export const answersSource = (organiser: { clubId: string | null; organiserProfileId: string | null }) =>
  `answers:${organiser.clubId ?? organiser.organiserProfileId ?? "none"}`;

/** The tabs of a championship: itself, and each of the categories that the page shows. */
export const championshipSources = (id: string, categories: Shown): readonly string[] => [
  `championship:${id}`,
  ...categories.map((category) => `competition:${category.id}`),
];
