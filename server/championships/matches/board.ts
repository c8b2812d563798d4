import type { ScheduledMatch } from "#domain/championships/conflicts.ts";
import { minutesOf } from "#domain/championships/schedule-fields.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, asc, eq, gte, lte, not, or } from "#server/platform/database/orm.ts";
import { championshipCategories } from "../tables.ts";
import { neverPlayed } from "./not-played.ts";
import { championshipMatches } from "./tables.ts";

type MatchRow = typeof championshipMatches.$inferSelect;

/** A match as the board of a championship needs it. */
export interface BoardMatch extends Pick<
  MatchRow,
  | "id"
  | "categoryId"
  | "phase"
  | "groupName"
  | "round"
  | "tie"
  | "leg"
  | "homeSlot"
  | "awaySlot"
  | "homeTeamId"
  | "awayTeamId"
  | "fieldId"
  | "kickOff"
  | "referee"
  | "state"
> {
  minutes: number;
  /** Matches that must be over before it, and are not yet. */
  after: readonly string[];
}

/**
 * All matches of a category, and those of the championship's other categories that have a time in this stretch. What
 * nobody will play is not among them: it takes no field, and no team or referee is busy with it.
 */
export async function boardOf(
  { championshipId, categoryId }: { championshipId: string; categoryId: string },
  between: { from: Temporal.Instant; to: Temporal.Instant },
): Promise<BoardMatch[]> {
  const rows = await db()
    .select({ match: championshipMatches, halfMinutes: championshipCategories.halfMinutes })
    .from(championshipMatches)
    .innerJoin(championshipCategories, eq(championshipCategories.id, championshipMatches.categoryId))
    .where(
      and(
        eq(championshipCategories.championshipId, championshipId),
        live(championshipCategories),
        live(championshipMatches),
        not(neverPlayed),
        or(
          eq(championshipMatches.categoryId, categoryId),
          and(gte(championshipMatches.kickOff, between.from), lte(championshipMatches.kickOff, between.to)),
        ),
      ),
    )
    .orderBy(asc(championshipMatches.round), asc(championshipMatches.id));
  const own = rows.filter(({ match }) => match.categoryId === categoryId).map(({ match }) => match);
  const waits = waitingOf(own);
  return rows.map(({ match, halfMinutes }) => ({
    id: match.id,
    categoryId: match.categoryId,
    phase: match.phase,
    groupName: match.groupName,
    round: match.round,
    tie: match.tie,
    leg: match.leg,
    homeSlot: match.homeSlot,
    awaySlot: match.awaySlot,
    homeTeamId: match.homeTeamId,
    awayTeamId: match.awayTeamId,
    fieldId: match.fieldId,
    kickOff: match.kickOff,
    referee: match.referee,
    state: match.state,
    minutes: minutesOf(halfMinutes),
    after: waits.get(match.id) ?? [],
  }));
}

/** Of each match of the knockout, those that decide who plays it. No match waits for what is over. */
function waitingOf(rows: readonly MatchRow[]): Map<string, string[]> {
  const matches = rows.filter(({ state }) => state !== "closed");
  const ofGroups = matches.filter(({ phase }) => phase !== "knockout").map(({ id }) => id);
  const ofTie = new Map<string, MatchRow[]>();
  for (const match of matches) {
    if (match.tie === null) continue;
    ofTie.set(match.tie, [...(ofTie.get(match.tie) ?? []), match]);
  }
  return new Map(
    matches
      .filter(({ phase }) => phase === "knockout")
      .map((match) => {
        const slots = [match.homeSlot, match.awaySlot];
        const earlier = slots.flatMap((slot) => ("tie" in slot ? (ofTie.get(slot.tie) ?? []) : []));
        const legs = (ofTie.get(match.tie!) ?? []).filter(({ leg }) => leg < match.leg);
        const groups = slots.some(({ from }) => from === "seed") ? ofGroups : [];
        return [match.id, [...groups, ...[...earlier, ...legs].map(({ id }) => id)]];
      }),
  );
}

const MINUTE = 60_000;
export const minuteOf = (instant: Temporal.Instant): number => Math.floor(instant.epochMilliseconds / MINUTE);
export const instantOf = (minute: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(minute * MINUTE);

/** As the rules about conflicts read it; a referee is the same whoever wrote the name large or small. */
export const scheduled = (match: BoardMatch): ScheduledMatch[] =>
  match.kickOff === null
    ? []
    : [
        {
          id: match.id,
          home: match.homeTeamId,
          away: match.awayTeamId,
          field: match.fieldId,
          referee: match.referee?.toLowerCase() ?? null,
          startsAt: minuteOf(match.kickOff),
          minutes: match.minutes,
          round: match.round,
          after: match.after,
        },
      ];
