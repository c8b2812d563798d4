import type { Competition } from "#domain/championships/competition.ts";
import type { CompetitionView, TeamName } from "#domain/championships/competition-view.ts";
import type { CountedMatch } from "#domain/championships/counted.ts";
import type { Format, Phase, Slot } from "#domain/championships/format.ts";
import type { ActObstacle } from "#domain/championships/policy.ts";
import type { Walkover, WithdrawalEffect } from "#domain/championships/results.ts";
import type { MatchState } from "#domain/championships/vocabulary.ts";
import { zoneOf } from "#domain/events/zones.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { readCompetition, type ReadCompetition } from "../competition-read.ts";
import { fieldNames } from "../matches/match-view.ts";
import { mayEdit, openCategory, type Organising } from "../own.ts";
import { decisionsOf, drawsOf, type LevelDraw, type ResultDecision } from "./decision-rows.ts";
import { contestedIn, openPlaces, type ContestedSheet, type OpenPlace } from "./open-questions.ts";

interface ResultTeam extends TeamName {
  left: { effect: WithdrawalEffect | null; phase: Phase | null; reason: string | null } | null;
}

export interface ResultMatch {
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
  kickOff: Temporal.Instant | null;
  state: MatchState;
  /** It is over or being played: an open sheet with nothing but a line-up has not begun. */
  begun: boolean;
  /** What the sheet says; null until it is closed. */
  played: {
    homeGoals: number;
    awayGoals: number;
    kicks: { home: number; away: number } | null;
    walkover: Walkover | null;
  } | null;
  /** How it counts, after decisions and withdrawals; null where it does not. */
  counted: Pick<CountedMatch, "homeGoals" | "awayGoals" | "kicks" | "walkover" | "changedBy"> | null;
  /** It repeats an annulled match. */
  repeat: boolean;
}

export interface OwnResults {
  drawn: boolean;
  /** As the engine gives it; `view` is the same for pages. */
  state: Competition;
  view: CompetitionView;
  teams: ResultTeam[];
  matches: ResultMatch[];
  decisions: ResultDecision[];
  draws: LevelDraw[];
  /**
   * What waits for the organiser, besides the draws in `view`. Who only reads sees no contest and no ban: they are about
   * somebody.
   */
  contested: ContestedSheet[];
  places: OpenPlace[];
}

/** All that the page of results shows, as it stands now: nobody decides on a table that is behind. */
export async function ownResults(
  organising: Organising,
  categoryId: string,
): Promise<Result<OwnResults, ActObstacle>> {
  const opened = await openCategory(organising, categoryId, "read");
  if (!opened.ok) return opened;
  const { category } = opened.value;
  const edits = await mayEdit(organising);
  const [read, decisions, draws, contested] = await Promise.all([
    readCompetition(category),
    decisionsOf(categoryId, { bans: edits }),
    drawsOf(categoryId),
    edits ? contestedIn(categoryId) : [],
  ]);
  const { state, view, names, teams } = read;
  return ok({
    drawn: category.drawnAt !== null,
    state,
    view,
    teams: teams.map((team) => ({
      ...names.get(team.id)!,
      left:
        team.withdrawnAt === null
          ? null
          : { effect: team.withdrawalEffect, phase: team.withdrawalPhase, reason: team.stateReason },
    })),
    matches: matchesIn(read),
    decisions,
    draws,
    contested,
    places: openPlaces(read),
  });
}

export interface ResultsForFile {
  category: string;
  championship: string;
  format: Format;
  timeZone: string;
  view: CompetitionView;
  matches: (ResultMatch & { field: string | null; referee: string | null })[];
}

/** What leaves as a file: all matches with their place and time, and the tables. Nobody of a squad is in it. */
export async function resultsForFile(
  organising: Organising,
  { championshipId, categoryId }: { championshipId: string; categoryId: string },
): Promise<Result<ResultsForFile, "not_found">> {
  const opened = await openCategory(organising, categoryId, "read");
  if (!opened.ok || opened.value.championship.id !== championshipId) return err("not_found");
  const { category, championship } = opened.value;
  const read = await readCompetition(category);
  const fields = await fieldNames(read.matches.map(({ fieldId }) => fieldId));
  const rows = new Map(read.matches.map((row) => [row.id, row]));
  return ok({
    category: category.name,
    championship: championship.name,
    format: category.format,
    timeZone: zoneOf(championship),
    view: read.view,
    matches: matchesIn(read).map((match) => ({
      ...match,
      field: fields.get(rows.get(match.id)!.fieldId ?? "") ?? null,
      referee: rows.get(match.id)!.referee,
    })),
  });
}

function matchesIn({ matches, begun, state, names }: ReadCompetition): ResultMatch[] {
  const counted = new Map(state.counted.map((match) => [match.id, match]));
  const named = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return matches.map((match) => ({
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
    kickOff: match.kickOff,
    state: match.state,
    begun: begun.has(match.id),
    played: match.result && {
      homeGoals: match.result.homeGoals,
      awayGoals: match.result.awayGoals,
      kicks: match.result.kicks,
      walkover: match.result.walkover,
    },
    counted: counted.get(match.id) ?? null,
    repeat: match.repeats !== null,
  }));
}
