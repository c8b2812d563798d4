import type { Walkover } from "#domain/championships/results.ts";
import type { DecisionKind, TieSide } from "#domain/championships/vocabulary.ts";
import { db } from "#server/platform/database/database.ts";
import { and, desc, eq, ne } from "#server/platform/database/orm.ts";
import { championshipDecisions } from "../matches/tables.ts";
import { championshipDraws } from "../tables.ts";
import { championshipSquad } from "../teams/tables.ts";

/** More than any court writes in one category. */
const MOST_DECISIONS = 200;
const MOST_DRAWS = 50;

export interface ResultDecision {
  id: string;
  kind: DecisionKind;
  teamId: string | null;
  matchId: string | null;
  points: number | null;
  tie: string | null;
  side: TieSide | null;
  homeGoals: number | null;
  awayGoals: number | null;
  walkover: Walkover | null;
  /** Who is banned, and from how many matches. A name is for who organises only. */
  ban: { number: number | null; name: string; staffRole: string | null; matches: number } | null;
  reason: string;
  document: string | null;
  at: Temporal.Instant;
  /** It counts no more. */
  revoked: { at: Temporal.Instant; reason: string } | null;
}

/** Newest first, revoked ones included. Bans are about people, with a reason that only who organises reads. */
export async function decisionsOf(
  categoryId: string,
  { bans }: { bans: boolean },
): Promise<ResultDecision[]> {
  const { number, name, staffRole } = championshipSquad;
  const rows = await db()
    .select({ row: championshipDecisions, person: { number, name, staffRole } })
    .from(championshipDecisions)
    .leftJoin(championshipSquad, eq(championshipSquad.id, championshipDecisions.squadId))
    .where(
      and(
        eq(championshipDecisions.categoryId, categoryId),
        bans ? undefined : ne(championshipDecisions.kind, "ban"),
      ),
    )
    .orderBy(desc(championshipDecisions.id))
    .limit(MOST_DECISIONS);
  return rows.map(({ row, person }) => ({
    id: row.id,
    kind: row.kind,
    teamId: row.teamId,
    matchId: row.matchId,
    points: row.points,
    tie: row.tie,
    side: row.side,
    homeGoals: row.homeGoals,
    awayGoals: row.awayGoals,
    walkover: row.walkover,
    ban: person && { ...person, matches: row.banMatches! },
    reason: row.reason,
    document: row.document,
    at: row.createdAt,
    revoked: row.revokedAt && { at: row.revokedAt, reason: row.revokedReason! },
  }));
}

/** A draw among level teams, as it was held: seed and teams are enough to hold it again. */
export interface LevelDraw {
  id: string;
  group: string | null;
  seed: string;
  order: string[];
  witnesses: string | null;
  at: Temporal.Instant;
}

export async function drawsOf(categoryId: string): Promise<LevelDraw[]> {
  const rows = await db()
    .select()
    .from(championshipDraws)
    .where(and(eq(championshipDraws.categoryId, categoryId), eq(championshipDraws.kind, "level_teams")))
    .orderBy(desc(championshipDraws.id))
    .limit(MOST_DRAWS);
  return rows.map(({ id, groupName, seed, steps, witnesses, createdAt }) => ({
    id,
    group: groupName,
    seed,
    order: steps.map(({ team }) => team),
    witnesses,
    at: createdAt,
  }));
}
