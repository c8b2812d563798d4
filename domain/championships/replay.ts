import { groupBy } from "#domain/group-by.ts";
import { campaignOf, type Campaign } from "./campaign.ts";
import { countedMatches, type CountedMatch } from "./counted.ts";
import type { LevelTie, Phase } from "./format.ts";
import { generalTable, tableOverAll, type GeneralTable } from "./general-table.ts";
import { placesDecided } from "./places.ts";
import type { Decision, MatchResult, RecordedDraw, Walkover, Withdrawal } from "./results.ts";
import type { Settings } from "./settings.ts";
import { standings, type Standings } from "./standings.ts";
import { tieResult, type TieResult } from "./tie.ts";

/** The stages that decide the first four places. Other stages may have any name. */
const FINAL = "F";
const THIRD_PLACE = "3P";

/** One match as a newspaper prints it. Pairs are home, away. */
export interface PublishedMatch {
  /** Of a league neither; otherwise the letter of the group or the name of the stage, "F" the final, "3P" third place. */
  group?: string;
  stage?: string;
  /** Of a tie with two legs; 1 when it is missing. */
  leg?: 1 | 2;
  /** ISO; without it the list is in the order of play. */
  date?: string;
  home: string;
  away: string;
  /** Extra time included. Null only for a W.O., a match that was voided before it ended, or one of a team that left. */
  homeGoals: number | null;
  awayGoals: number | null;
  /** Goals on kicks from the mark. */
  shootout?: readonly [number, number];
  /** The side that did not come, or "both". The settings say the score. */
  walkover?: Walkover;
  /** The score was given by a court and not played. */
  awarded?: boolean;
  reds?: readonly [number, number];
  yellows?: readonly [number, number];
}

/** A whole competition as plain data. Teams are known by one text, which is used everywhere. */
export interface PublishedCompetition {
  settings: Settings;
  format: "league" | "groups+knockout" | "knockout";
  teams: readonly string[];
  matches: readonly PublishedMatch[];
  /**
   * Who is in which group, by its letter. It is needed where groups play across (A×B), so that a match tells only which
   * groups meet; otherwise the groups are those that the matches name.
   */
  groups?: Readonly<Record<string, readonly string[]>>;
  /** Matches of each tie; 1 when it is missing. */
  legs?: 1 | 2;
  /** Of the final; as `legs` when it is missing. The third place takes one match, and both where two were played. */
  finalLegs?: 1 | 2;
  awayGoals?: boolean;
  levelTie?: LevelTie;
  /** Points that were given or taken. */
  adjustments?: readonly { team: string; points: number; reason: string }[];
  /** Matches that count for nothing. Their replays stand among `matches`. */
  voided?: readonly PublishedMatch[];
  draws?: readonly RecordedDraw[];
  /** Who left, in which phase and with what effect. What they did not play stands among `matches` without a score. */
  withdrawals?: readonly Withdrawal[];
  /** Rank the teams that came in this place of their groups: 3 for "best thirds". */
  bestNext?: number;
}

interface Replay {
  /** Of a league. */
  table?: Standings;
  /** Of each group, by its letter. */
  groups?: ReadonlyMap<string, Standings>;
  bestNext?: GeneralTable;
  ties?: readonly { stage: string; teams: readonly [string, string]; result: TieResult }[];
  /** Null: nobody yet, or the competition does not decide this place. */
  champion: string | null;
  runnerUp: string | null;
  third: string | null;
  fourth: string | null;
}

/**
 * Computes everything that follows from the results of a competition. It stores nothing and changes nothing: give it a
 * published season, and compare what it answers with the published table.
 *
 * ```ts
 * const { table, champion } = replay({
 *   settings: PRESETS.cbf,
 *   format: "league",
 *   teams: ["Capibaribe", "Vale Verde"],
 *   matches: [
 *     { home: "Vale Verde", away: "Capibaribe", homeGoals: 2, awayGoals: 1 },
 *     { home: "Capibaribe", away: "Vale Verde", homeGoals: null, awayGoals: null, walkover: "home" },
 *   ],
 *   adjustments: [{ team: "Vale Verde", points: -1, reason: "late squad list" }],
 * });
 * champion; // "Vale Verde"
 * table.rows[0].points; // 5
 * ```
 */
export function replay(published: PublishedCompetition): Replay {
  const counted = countedMatches(factsOf(published));
  if (published.format === "league") {
    const teams = published.teams.filter(countsIn(published, "league"));
    const table = tableOf(published, teams, counted, null);
    const atPlace = (place: number) =>
      placesDecided(table, [place]) ? (table.rows[place - 1]?.team ?? null) : null;
    return { table, champion: atPlace(1), runnerUp: atPlace(2), third: atPlace(3), fourth: atPlace(4) };
  }

  const groups = groupTables(published, counted);
  const tables = [...groups.values()].map(({ rows }) => rows);
  const rules = { settings: published.settings, draws: published.draws ?? [] };
  const campaign = campaignOf(tableOverAll([...groups.values()], rules));
  const ties = tiesOf(published, counted, campaign);
  const final = ties.find(({ stage }) => stage === FINAL)?.result;
  const thirdPlace = ties.find(({ stage }) => stage === THIRD_PLACE)?.result;
  const place = published.bestNext;
  return {
    groups,
    ties,
    ...(place
      ? { bestNext: generalTable({ tables: tables.map((rows) => rows.slice(place - 1, place)), ...rules }) }
      : {}),
    champion: final?.winner ?? null,
    runnerUp: loserOf(final),
    third: thirdPlace?.winner ?? null,
    fourth: loserOf(thirdPlace),
  };
}

/** Published results have no ids: a match is known by where it stands in the list. */
function factsOf({ matches, voided = [], settings, withdrawals = [] }: PublishedCompetition) {
  const leaves = (match: PublishedMatch) =>
    withdrawals.some(
      ({ team, phase }) => phase === phaseOf(match) && (team === match.home || team === match.away),
    );
  const fixtures = matches.flatMap((match, index) => (hasScore(match) ? [] : [resultOf(match, idOf(index))]));
  for (const match of matches)
    if (!hasScore(match) && !leaves(match)) throw new Error(`${match.home} × ${match.away} has no score`);
  const results = [
    ...matches.flatMap((match, index) => (hasScore(match) ? [resultOf(match, idOf(index))] : [])),
    ...voided.map((match, index) => resultOf(match, `voided ${idOf(index)}`)),
  ];
  const awards = matches.flatMap(({ awarded, homeGoals, awayGoals, walkover = null }, index): Decision[] =>
    awarded
      ? [
          {
            kind: "awarded",
            id: `award ${index}`,
            match: idOf(index),
            homeGoals: homeGoals ?? 0,
            awayGoals: awayGoals ?? 0,
            walkover,
            reason: "",
          },
        ]
      : [],
  );
  const annulments = voided.map((_, index): Decision => ({
    kind: "annulled",
    id: `annulment ${index}`,
    match: `voided ${idOf(index)}`,
    reason: "",
  }));
  return { results, decisions: [...awards, ...annulments], withdrawals, settings, fixtures };
}

const hasScore = ({ homeGoals, awayGoals, walkover }: PublishedMatch) =>
  Boolean(walkover) || (homeGoals !== null && awayGoals !== null);

/** Whether a team has a row in the tables of this phase: a disregarded one has none. */
const countsIn =
  ({ withdrawals = [] }: PublishedCompetition, phase: Phase) =>
  (team: string) =>
    !withdrawals.some((left) => left.team === team && left.phase === phase && left.effect === "disregard");

/** Ids sort as the list does, so that a team's form follows the list. */
const idOf = (index: number) => String(index).padStart(6, "0");

const resultOf = (match: PublishedMatch, id: string): MatchResult => ({
  id,
  phase: phaseOf(match),
  group: match.group ?? null,
  tie: match.stage ? tieKey(match.stage, match.home, match.away) : null,
  leg: match.leg ?? 1,
  home: match.home,
  away: match.away,
  homeGoals: match.homeGoals ?? 0,
  awayGoals: match.awayGoals ?? 0,
  kicks: match.shootout ? { home: match.shootout[0], away: match.shootout[1] } : null,
  walkover: match.walkover ?? null,
  playedAt: match.date ?? null,
  cards: {
    home: { yellows: match.yellows?.[0] ?? 0, reds: match.reds?.[0] ?? 0 },
    away: { yellows: match.yellows?.[1] ?? 0, reds: match.reds?.[1] ?? 0 },
  },
});

const phaseOf = ({ group, stage }: PublishedMatch): Phase => {
  if (stage) return "knockout";
  return group ? "group" : "league";
};

/** The same for both legs, whoever plays at home. */
const tieKey = (stage: string, ...teams: string[]) => JSON.stringify([stage, ...teams.toSorted()]);

const tableOf = (
  { settings, adjustments = [], draws = [] }: PublishedCompetition,
  teams: readonly string[],
  matches: readonly CountedMatch[],
  group: string | null,
): Standings =>
  standings({
    teams,
    matches,
    settings,
    pointChanges: adjustments.map((change, index) => ({ kind: "points", id: `change ${index}`, ...change })),
    draws,
    group,
  });

function groupTables(
  published: PublishedCompetition,
  counted: readonly CountedMatch[],
): Map<string, Standings> {
  const inGroups = counted.filter(({ phase }) => phase === "group");
  const groups = published.groups ? givenGroups(published.groups, inGroups) : namedGroups(published.matches);
  return new Map(
    [...groups].map(([letter, members]) => {
      const matches = inGroups.filter(({ group, home, away }) =>
        published.groups ? members.includes(home) || members.includes(away) : group === letter,
      );
      return [letter, tableOf(published, members.filter(countsIn(published, "group")), matches, letter)];
    }),
  );
}

/** A team of two groups, or of none, would be counted twice or not at all. */
function givenGroups(
  groups: NonNullable<PublishedCompetition["groups"]>,
  matches: readonly CountedMatch[],
): Map<string, readonly string[]> {
  const teams = Object.values(groups).flat();
  const twice = teams.find((team, index) => teams.indexOf(team) !== index);
  if (twice !== undefined) throw new Error(`${twice} is in two groups`);
  const grouped = new Set(teams);
  const missing = matches.flatMap(({ home, away }) => [home, away]).find((team) => !grouped.has(team));
  if (missing !== undefined) throw new Error(`${missing} is in no group`);
  return new Map(Object.entries(groups).sort(byLetter));
}

/** Those that the matches name, also if none of a team's matches counts. */
function namedGroups(matches: readonly PublishedMatch[]): Map<string, readonly string[]> {
  const named = groupBy(
    matches.filter((match) => phaseOf(match) === "group"),
    ({ group }) => group ?? "",
  );
  const teamsOf = (inGroup: readonly PublishedMatch[]) => [
    ...new Set(inGroup.flatMap(({ home, away }) => [home, away])),
  ];
  return new Map(
    [...named].map(([letter, inGroup]) => [letter, teamsOf(inGroup).sort()] as const).sort(byLetter),
  );
}

const byLetter = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;

function tiesOf(
  { legs = 1, finalLegs = legs, awayGoals = false, levelTie = "kicks", matches }: PublishedCompetition,
  counted: readonly CountedMatch[],
  campaign: Campaign,
) {
  const countedLegs = groupBy(counted, ({ tie }) => tie);
  const published = groupBy(
    matches.filter(({ stage }) => stage),
    ({ stage, home, away }) => tieKey(stage!, home, away),
  );
  return [...published].map(([key, [opening]]) => {
    const { home, away } = opening!;
    const stage = opening!.stage!;
    const result = tieResult({
      first: home,
      second: away,
      legs: countedLegs.get(key) ?? [],
      legCount: stage === THIRD_PLACE ? 1 : stage === FINAL ? finalLegs : legs,
      format: { levelTie, awayGoals },
      campaign,
    });
    return { stage, teams: [home, away] as const, result };
  });
}

const loserOf = (result: TieResult | undefined) => (result?.winner ? result.loser : null);
