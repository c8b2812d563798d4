import { bracket, tieMatches, type Tie } from "./bracket.ts";
import { across, roundRobin, type Fixture } from "./fixtures.ts";
import {
  LEAST_TEAMS,
  MOST_TEAMS,
  type Format,
  type KnockoutFormat,
  type Phase,
  type Slot,
} from "./format.ts";

export interface PlannedMatch {
  /** "3:1" in a league, "A:3:1" in a group (round and number), "SF:2:1" or "F:1" in the knockout (tie and leg). */
  key: string;
  phase: Phase;
  /** Of a match across two groups the first of them. */
  group: string | null;
  /** Counted through all phases, each leg of the knockout for itself: a team never plays a higher one first. */
  round: number;
  tie: string | null;
  leg: 1 | 2;
  home: Slot;
  away: Slot;
  /** The keys of the matches that decide who plays it. */
  after: readonly string[];
}

type GroupFormat = Extract<Format, { kind: "groups" }>;
export type FormatProblem =
  | "too_few_teams"
  | "too_many_teams"
  | "across_needs_even_groups"
  | "groups_too_small"
  | "more_advance_than_teams"
  | "too_few_advance";

/** All matches of a category. The same input gives the same keys, so that a plan can be compared with its rows. */
export function planMatches(input: {
  format: Format;
  /** As they were drawn; null where the format has none. */
  groups: readonly { name: string; teams: readonly string[] }[] | null;
  teams: readonly string[];
}): PlannedMatch[] {
  const { format, groups, teams } = input;
  if (format.kind === "league") return fromFixtures(roundRobin(teams, format.rounds), "league", null);
  if (format.kind === "knockout") return planKnockout(format.knockout, teams.length, []);
  if (!groups) throw new Error("groups are drawn before their matches are planned");
  const groupMatches = planGroups(format, groups);
  return [...groupMatches, ...planKnockout(format.knockout, entrantsOf(format, teams.length), groupMatches)];
}

/** How many enter the knockout; 0 where there is none. */
export function entrantsOf(format: Format, teams: number): number {
  if (format.kind === "league") return 0;
  if (format.kind === "knockout") return teams;
  const { advance } = format;
  return advance.by === "places" ? format.groups * advance.places + advance.bestNext : advance.teams;
}

/** Why so many teams cannot play this format; null where they can. */
export function formatProblem(format: Format, teamCount: number): FormatProblem | null {
  if (teamCount < LEAST_TEAMS) return "too_few_teams";
  if (teamCount > MOST_TEAMS) return "too_many_teams";
  if (format.kind !== "groups") return null;

  const { groups, advance } = format;
  if (format.across && groups % 2 === 1) return "across_needs_even_groups";
  const smallest = Math.floor(teamCount / groups);
  if (smallest < 2) return "groups_too_small";
  if (advance.by === "general_table") {
    if (advance.teams > teamCount) return "more_advance_than_teams";
  } else {
    const withNext = smallest > advance.places ? groups : teamCount % groups;
    if (advance.places > smallest || advance.bestNext > withNext) return "more_advance_than_teams";
  }
  return entrantsOf(format, teamCount) < 2 ? "too_few_advance" : null;
}

function planGroups(
  format: GroupFormat,
  groups: readonly { name: string; teams: readonly string[] }[],
): PlannedMatch[] {
  if (!format.across)
    return groups.flatMap(({ name, teams }) => fromFixtures(roundRobin(teams, format.rounds), "group", name));
  return groups.flatMap(({ name, teams }, index) => {
    const other = groups[index + 1];
    if (index % 2 === 1 || !other) return [];
    return fromFixtures(across(teams, other.teams, format.rounds), "group", name);
  });
}

function fromFixtures(fixtures: readonly Fixture[], phase: Phase, group: string | null): PlannedMatch[] {
  const numbers = new Map<number, number>();
  return fixtures.map(({ round, home, away }) => {
    const number = (numbers.get(round) ?? 0) + 1;
    numbers.set(round, number);
    return {
      key: [...(group === null ? [] : [group]), round, number].join(":"),
      phase,
      group,
      round,
      tie: null,
      leg: 1,
      home: { from: "team", team: home },
      away: { from: "team", team: away },
      after: [],
    };
  });
}

function planKnockout(
  format: KnockoutFormat,
  entrants: number,
  groupMatches: readonly PlannedMatch[],
): PlannedMatch[] {
  const before = Math.max(0, ...groupMatches.map(({ round }) => round));
  const groupKeys = groupMatches.map(({ key }) => key);
  const { ties } = bracket(entrants, format);
  const byId = new Map(ties.map((tie) => [tie.id, tie]));
  const legKeys = (tie: Tie | undefined) => (tie ? tieMatches(tie).map(({ leg }) => `${tie.id}:${leg}`) : []);

  return ties.flatMap((tie) => {
    const slots = [tie.first, tie.second];
    const earlier = slots.flatMap((slot) => ("tie" in slot ? legKeys(byId.get(slot.tie)) : []));
    const after = slots.some(({ from }) => from === "seed") ? [...groupKeys, ...earlier] : earlier;
    return tieMatches(tie).map(({ leg, home, away }): PlannedMatch => ({
      key: `${tie.id}:${leg}`,
      phase: "knockout",
      group: null,
      // All rounds before the final have the same number of legs.
      round: before + (tie.round - 1) * format.legs + leg,
      tie: tie.id,
      leg,
      home,
      away,
      after: leg === 2 ? [...after, `${tie.id}:1`] : after,
    }));
  });
}
