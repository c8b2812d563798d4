import type { CompetitionView, TeamName } from "#domain/championships/competition-view.ts";
import type { CountedMatch } from "#domain/championships/counted.ts";
import type { Format, Phase, Slot } from "#domain/championships/format.ts";
import type { Criterion, Settings } from "#domain/championships/settings.ts";
import type { ChampionshipStatus, MatchState } from "#domain/championships/vocabulary.ts";
import { zoneOf } from "#domain/events/zones.ts";
import { db } from "#server/platform/database/database.ts";
import { findLive, live } from "#server/platform/database/live-rows.ts";
import { and, asc, eq } from "#server/platform/database/orm.ts";
import { decisionsOf } from "./decisions/decision-rows.ts";
import { drawRows, publicDraws, type PublicDraw } from "./draws/public-draws.ts";
import { readCompetition, type ReadCompetition } from "./competition-read.ts";
import type { CategoryFacts } from "./facts.ts";
import { isNotPlayed } from "./matches/not-played.ts";
import { championshipFields, championshipMatches } from "./matches/tables.ts";
import { openSheets, type OpenSheet } from "./sheets/open-sheets.ts";
import { championshipCategories, championshipRuleChanges, championships } from "./tables.ts";

/** What everybody reads of a championship. Names of players are not among it. */
interface PublicChampionship {
  id: string;
  status: ChampionshipStatus;
  statusReason: string | null;
  timeZone: string;
  categories: { id: string; name: string; drawn: boolean; format: Format["kind"]; hidden: boolean }[];
}

const MOST_CATEGORIES = 20;

/** The championship behind an event. Whether the event is public is for events to say. */
export async function publicChampionship(id: string): Promise<PublicChampionship | null> {
  const row = await findLive(championships, id);
  if (!row) return null;
  const categories = await db()
    .select()
    .from(championshipCategories)
    .where(and(eq(championshipCategories.championshipId, id), live(championshipCategories)))
    .orderBy(asc(championshipCategories.id))
    .limit(MOST_CATEGORIES);
  return {
    id,
    status: row.status,
    statusReason: row.statusReason,
    timeZone: zoneOf(row),
    categories: categories.map((category) => ({
      id: category.id,
      name: category.name,
      drawn: category.drawnAt !== null,
      format: category.format.kind,
      hidden: category.tablesHidden,
    })),
  };
}

export interface PublicMatch {
  id: string;
  phase: Phase;
  group: string | null;
  round: number;
  tie: string | null;
  leg: 1 | 2;
  home: TeamName | null;
  away: TeamName | null;
  homeSlot: Slot;
  awaySlot: Slot;
  state: MatchState;
  kickOff: string | null;
  field: string | null;
  /** Null until it is closed, and where scores are hidden. */
  score: {
    home: number;
    away: number;
    kicks: { home: number; away: number } | null;
    walkover: boolean;
  } | null;
  /** Played, and counted nowhere. */
  annulled: boolean;
  /** A team left before it: nobody waits for it any more, whether it counts as a W.O. or not at all. */
  notPlayed: boolean;
  /** It does not count as it was played; null also where scores are hidden. */
  changedBy: "decision" | "withdrawal" | null;
  /** What the open sheet says so far; the score is null where scores are hidden. */
  running: PublicRunning | null;
}

interface PublicRunning extends Omit<OpenSheet, "score" | "kicks"> {
  score: OpenSheet["score"] | null;
  kicks: OpenSheet["kicks"];
}

export interface PublicCompetition {
  id: string;
  name: string;
  /** Goes up with every change, for those who follow it live. */
  version: number;
  format: Format;
  criteria: readonly Criterion[];
  settings: Settings;
  /** Tables and scores are for the organiser and the teams only. */
  hidden: boolean;
  view: CompetitionView;
  teams: TeamName[];
  matches: PublicMatch[];
  /** None where scores are hidden: they say who won what. */
  decisions: {
    id: string;
    text: string;
    document: string | null;
    team: TeamName | null;
    points: number | null;
    /** Which match it is about. */
    match: Pick<PublicMatch, "id" | "home" | "away"> | null;
  }[];
  /** Who left, and why. */
  withdrawals: { team: TeamName; reason: string | null }[];
  ruleChanges: { id: string; reason: string; at: string }[];
  /** Those that count. Of level teams none where scores are hidden: they say who was level. */
  draws: PublicDraw[];
}

/** One drawn category with its tables, its bracket and its matches. */
export async function publicCompetition(categoryId: string): Promise<PublicCompetition | null> {
  const category = await findLive(championshipCategories, categoryId);
  if (!category || category.drawnAt === null) return null;
  const [read, fields, decisions, draws, changes] = await Promise.all([
    readCompetition(category),
    fieldNames(category.championshipId),
    decisionsOf(categoryId, { bans: false }),
    drawRows(categoryId),
    db()
      .select()
      .from(championshipRuleChanges)
      .where(eq(championshipRuleChanges.categoryId, categoryId))
      .orderBy(asc(championshipRuleChanges.id)),
  ]);
  const hidden = category.tablesHidden;
  const running = await openSheets(read.matches);
  const matches = toMatches(read, { fields, running, hidden });
  return {
    id: category.id,
    name: category.name,
    version: read.version,
    format: category.format,
    settings: category.settings,
    criteria: category.settings.criteria,
    hidden,
    view: hidden ? withoutScores(read.view) : read.view,
    teams: [...read.names.values()],
    matches,
    decisions: decisions
      .filter(({ revoked }) => !hidden && revoked === null)
      .map(({ id, reason, document, teamId, points, matchId }) => ({
        id,
        text: reason,
        document,
        team: teamId ? (read.names.get(teamId) ?? null) : null,
        points,
        match: matches.find((match) => match.id === matchId) ?? null,
      })),
    withdrawals: read.teams.flatMap(({ id, state, stateReason }) =>
      state === "withdrawn" ? [{ team: read.names.get(id)!, reason: stateReason }] : [],
    ),
    ruleChanges: changes.map(({ id, reason, createdAt }) => ({ id, reason, at: String(createdAt) })),
    draws: publicDraws(draws, read, { tables: !hidden }),
  };
}

/** The category that a match belongs to. */
export async function publicCategoryOf(matchId: string): Promise<string | null> {
  return (await findLive(championshipMatches, matchId))?.categoryId ?? null;
}

/** Who meets whom, and nothing of how it ended. */
const withoutScores = (view: CompetitionView): CompetitionView => ({
  ...view,
  tables: [],
  general: null,
  ties: view.ties.map((tie) => ({
    ...tie,
    first: { ...tie.first, goals: null, kicks: null },
    second: { ...tie.second, goals: null, kicks: null },
    winner: null,
    nobody: false,
    by: null,
  })),
  neededDraws: [],
  champion: null,
  runnerUp: null,
  third: null,
});

async function fieldNames(championshipId: string): Promise<Map<string, string>> {
  const rows = await db()
    .select()
    .from(championshipFields)
    .where(eq(championshipFields.championshipId, championshipId));
  return new Map(rows.map(({ id, venue, name }) => [id, `${venue}, ${name}`]));
}

interface Around {
  fields: ReadonlyMap<string, string>;
  running: ReadonlyMap<string, OpenSheet>;
  hidden: boolean;
}

function toMatches(
  { matches, teams, names, state }: ReadCompetition,
  { fields, running, hidden }: Around,
): PublicMatch[] {
  const counted = new Map(state.counted.map((match) => [match.id, match]));
  const named = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const entered = new Map<string | null, CategoryFacts["teams"][number]>(
    teams.map((team) => [team.id, team]),
  );
  // Beside a place that stays empty nobody plays.
  const byes = new Set(
    state.ties.flatMap(({ id, result }) => (result.winner && result.by === "bye" ? [id] : [])),
  );
  const toPlay = matches.filter(({ tie }) => tie === null || !byes.has(tie));
  return toPlay.map((match) => {
    const count = counted.get(match.id);
    return {
      id: match.id,
      phase: match.phase,
      group: match.groupName,
      round: match.round,
      tie: match.tie,
      leg: match.leg,
      home: named(match.homeTeamId),
      away: named(match.awayTeamId),
      homeSlot: match.homeSlot,
      awaySlot: match.awaySlot,
      state: match.state,
      kickOff: match.kickOff && String(match.kickOff),
      field: match.fieldId ? (fields.get(match.fieldId) ?? null) : null,
      score: hidden || !count ? null : scoreOf(count),
      annulled: match.state === "closed" && !count,
      notPlayed: isNotPlayed(match.state, [entered.get(match.homeTeamId), entered.get(match.awayTeamId)]),
      changedBy: hidden ? null : (count?.changedBy?.by ?? null),
      running: runningIn(running.get(match.id), hidden),
    };
  });
}

const runningIn = (sheet: OpenSheet | undefined, hidden: boolean): PublicRunning | null =>
  sheet && hidden ? { ...sheet, score: null, kicks: null } : (sheet ?? null);

const scoreOf = ({ homeGoals, awayGoals, kicks, walkover }: CountedMatch): PublicMatch["score"] => ({
  home: homeGoals,
  away: awayGoals,
  kicks,
  walkover: walkover !== null,
});
