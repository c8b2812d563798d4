import type { Format } from "#domain/championships/format.ts";
import type { ActObstacle } from "#domain/championships/policy.ts";
import { ok, type Result } from "#domain/result.ts";
import { zoneOf } from "#domain/events/zones.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, asc, eq, sql } from "#server/platform/database/orm.ts";
import { misfitOf, type Misfit } from "../draws/read-draw.server.ts";
import { openCategory, type Organising } from "../own.ts";
import { toMatchViews, type MatchView } from "./match-view.ts";
import { neverPlayed } from "./not-played.ts";
import { championshipMatches } from "./tables.ts";

export type { MatchView } from "./match-view.ts";

/** A page shows all rounds of a small cup, and one at a time of a long league. */
const MOST_AT_ONCE = 64;
const MOST_IN_ROUND = 400;

interface RoundCount {
  round: number;
  /** One of its matches, to name the round by. */
  sample: Pick<MatchView, "phase" | "tie" | "leg" | "round">;
  matches: number;
  closed: number;
}

interface OwnMatches {
  format: Format;
  timeZone: string;
  rounds: RoundCount[];
  /** Null: all of them. */
  round: number | null;
  matches: MatchView[];
  /** Of those that are still to be played. */
  withoutTime: number;
  misfit: Misfit | null;
}

/** The matches of a category, of one round or of all where they are few. */
export async function ownMatches(
  organising: Organising,
  categoryId: string,
  wanted: number | null,
): Promise<Result<OwnMatches, ActObstacle>> {
  const opened = await openCategory(organising, categoryId, "read");
  if (!opened.ok) return opened;
  const { category, championship } = opened.value;
  const rounds = await roundsOf(categoryId);
  const round = chosenRound(rounds, wanted);
  const rows = await db()
    .select()
    .from(championshipMatches)
    .where(
      and(
        eq(championshipMatches.categoryId, categoryId),
        round === null ? undefined : eq(championshipMatches.round, round),
        live(championshipMatches),
      ),
    )
    .orderBy(
      asc(championshipMatches.round),
      asc(championshipMatches.kickOff),
      asc(championshipMatches.groupName),
      asc(championshipMatches.id),
    )
    .limit(MOST_IN_ROUND);
  return ok({
    format: category.format,
    timeZone: zoneOf(championship),
    rounds,
    round,
    matches: await toMatchViews(rows),
    withoutTime: rounds.reduce((total, one) => total + one.withoutTime, 0),
    misfit: await misfitOf(category),
  });
}

async function roundsOf(categoryId: string): Promise<(RoundCount & { withoutTime: number })[]> {
  const matches = sql<number>`count(*)::int`;
  const rows = await db()
    .select({
      round: championshipMatches.round,
      phase: championshipMatches.phase,
      tie: sql<
        string | null
      >`max(${championshipMatches.tie}) filter (where ${championshipMatches.tie} not like '3P%')`,
      leg: sql<1 | 2>`max(${championshipMatches.leg})::int`,
      matches,
      closed: sql<number>`(count(*) filter (where ${championshipMatches.state} = 'closed'))::int`,
      withoutTime: sql<number>`(count(*) filter (where ${untimed}))::int`,
    })
    .from(championshipMatches)
    .where(and(eq(championshipMatches.categoryId, categoryId), live(championshipMatches)))
    .groupBy(championshipMatches.round, championshipMatches.phase)
    .orderBy(asc(championshipMatches.round))
    .limit(MOST_IN_ROUND);
  return rows.map(({ round, phase, tie, leg, ...counts }) => ({
    round,
    sample: { phase, tie, leg, round },
    ...counts,
  }));
}

const untimed = sql`${championshipMatches.kickOff} is null
  and ${championshipMatches.state} <> 'closed' and not ${neverPlayed}`;

function chosenRound(rounds: readonly RoundCount[], wanted: number | null): number | null {
  if (wanted !== null && rounds.some(({ round }) => round === wanted)) return wanted;
  const total = rounds.reduce((sum, { matches }) => sum + matches, 0);
  if (total <= MOST_AT_ONCE) return null;
  const next = rounds.find(({ matches, closed }) => closed < matches);
  return (next ?? rounds[0])?.round ?? null;
}
