import type { Award, NewDecision } from "#domain/championships/decision-fields.ts";
import type { Settings } from "#domain/championships/settings.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { db } from "#server/platform/database/database.ts";
import { live, setMark } from "#server/platform/database/live-rows.ts";
import { and, count, eq, inArray, isNull, sql } from "#server/platform/database/orm.ts";
import { withdrawFromClubs } from "../club-results.ts";
import { begin } from "../status.ts";
import { begunAmong } from "../matches/begun.ts";
import { championshipDecisions, championshipMatches, type SheetResult } from "../matches/tables.ts";
import type { CategoryRow } from "../own.ts";
import { sheetSignatures } from "../sheets/tables.ts";
import { championshipCategories } from "../tables.ts";

type MatchRow = typeof championshipMatches.$inferSelect;

export type MatchProblem =
  | "unknown_match"
  | "teams_unknown"
  | "not_played"
  | "sheet_open"
  | "decided_already"
  | "walkover_score";

type OnMatch = Extract<NewDecision, { kind: "annulled" | "awarded" }>;
type DecisionColumns = Partial<typeof championshipDecisions.$inferInsert>;

/** Checks a decision about a match, does what follows for the match itself, and says what to write down. */
export async function onMatch(
  category: CategoryRow,
  matches: readonly MatchRow[],
  decision: OnMatch,
): Promise<Result<DecisionColumns, MatchProblem>> {
  const match = matches.find(({ id }) => id === decision.matchId);
  if (!match) return err("unknown_match");
  if (!match.homeTeamId || !match.awayTeamId) return err("teams_unknown");
  if (match.state === "open") return err("sheet_open");
  if (await isDecided(match.id)) return err("decided_already");
  const { matchId } = decision;
  if (decision.kind === "annulled") {
    if (match.state !== "closed") return err("not_played");
    if (decision.repeat) await planAgain(match);
    return ok({ matchId });
  }
  const { award } = decision;
  if (!losesByScore(award)) return err("walkover_score");
  if (match.state === "planned" && !(await closeWithoutPlay(category, match.id, award)))
    return err("sheet_open");
  const [homeGoals, awayGoals] = scoreOf(award, category.settings);
  return ok({ matchId, homeGoals, awayGoals, walkover: award.walkover });
}

/** One decision a match: a second one is taken only after the first is revoked. */
async function isDecided(matchId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: championshipDecisions.id })
    .from(championshipDecisions)
    .where(
      and(
        eq(championshipDecisions.matchId, matchId),
        inArray(championshipDecisions.kind, ["annulled", "awarded"]),
        isNull(championshipDecisions.revokedAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** A score that goes with a W.O. makes the side that did not play lose. */
function losesByScore({ walkover, score }: Award): boolean {
  if (!walkover || !score) return true;
  if (walkover === "both") return score.home === score.away;
  return walkover === "home" ? score.home < score.away : score.away < score.home;
}

function scoreOf({ walkover, score }: Award, { walkover: rule }: Settings): [home: number, away: number] {
  if (score) return [score.home, score.away];
  return [walkover === "away" ? rule.goals : 0, walkover === "home" ? rule.goals : 0];
}

/** The key is unique also among matches that were deleted again. */
async function planAgain(match: MatchRow): Promise<void> {
  const [before] = await db()
    .select({ times: count() })
    .from(championshipMatches)
    .where(eq(championshipMatches.repeats, match.id));
  await db()
    .insert(championshipMatches)
    .values({
      categoryId: match.categoryId,
      key: `${match.key}:r${(before?.times ?? 0) + 1}`,
      phase: match.phase,
      groupName: match.groupName,
      round: match.round,
      tie: match.tie,
      leg: match.leg,
      homeSlot: match.homeSlot,
      awaySlot: match.awaySlot,
      homeTeamId: match.homeTeamId,
      awayTeamId: match.awayTeamId,
      repeats: match.id,
    });
}

/**
 * A match that nobody played counts only with a result. It has no entries of a sheet, so its version stays 0: by that
 * it is told from one that was played. False: its sheet was opened meanwhile.
 */
async function closeWithoutPlay(category: CategoryRow, matchId: string, award: Award): Promise<boolean> {
  const [homeGoals, awayGoals] = scoreOf(award, category.settings);
  const result: SheetResult = {
    homeGoals,
    awayGoals,
    kicks: null,
    walkover: award.walkover,
    cards: { home: { yellows: 0, reds: 0 }, away: { yellows: 0, reds: 0 } },
  };
  const closed = await db()
    .update(championshipMatches)
    .set({ state: "closed", result, closedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(championshipMatches.id, matchId), eq(championshipMatches.state, "planned")));
  if (closed.rowCount === 0) return false;
  // It counts in the table like any closed sheet: from now on the rules change only with a reason.
  await db()
    .update(championshipCategories)
    .set({ frozenAt: sql`now()` })
    .where(and(eq(championshipCategories.id, category.id), isNull(championshipCategories.frozenAt)));
  await begin(category.championshipId);
  return true;
}

/** Without the annulment the match counts as it was played, so it is not played again. */
export async function cancelRepeat(matchId: string): Promise<Result<null, "repeat_begun">> {
  const [repeat] = await db()
    .select()
    .from(championshipMatches)
    .where(and(eq(championshipMatches.repeats, matchId), live(championshipMatches)))
    .limit(1)
    .for("update");
  if (!repeat) return ok(null);
  if ((await begunAmong([repeat])).size > 0) return err("repeat_begun");
  await withdrawFromClubs([repeat]);
  await setMark(championshipMatches, repeat.id, "deletedAt", true);
  return ok(null);
}

/** Without the award a match that nobody played is to be played, and then to be signed. */
export async function reopenUnplayed(matchId: string): Promise<void> {
  const reopened = await db()
    .update(championshipMatches)
    .set({ state: "planned", result: null, closedAt: null, updatedAt: sql`now()` })
    .where(
      and(
        eq(championshipMatches.id, matchId),
        eq(championshipMatches.state, "closed"),
        eq(championshipMatches.sheetVersion, 0),
      ),
    );
  if (reopened.rowCount === 0) return;
  await db()
    .update(sheetSignatures)
    .set({ outdatedAt: sql`now()` })
    .where(and(eq(sheetSignatures.matchId, matchId), isNull(sheetSignatures.outdatedAt)));
}
