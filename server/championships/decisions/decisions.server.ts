import type { NewDecision } from "#domain/championships/decision-fields.ts";
import type { ActObstacle } from "#domain/championships/policy.ts";
import { userIdOf } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive } from "#server/platform/database/live-rows.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { eq, sql } from "#server/platform/database/orm.ts";
import { championshipDecisions } from "../matches/tables.ts";
import { championshipSquad } from "../teams/tables.ts";
import { lockCategory, type CategoryRow, type Organising } from "../own.ts";
import { recalculate } from "../tables-job.ts";
import { movesBegunMatch, standingBefore, standingOf, type Standing } from "./begun-matches.ts";
import { cancelRepeat, onMatch, reopenUnplayed, type MatchProblem } from "./match-decisions.ts";
import { placeProblem, type PlaceProblem } from "./place-decisions.ts";

type DecisionColumns = Partial<typeof championshipDecisions.$inferInsert>;

export type DecideProblem =
  | ActObstacle
  | MatchProblem
  | PlaceProblem
  | "not_drawn"
  | "unknown_person"
  | "no_table"
  | "tie_needs_winner"
  | "next_match_begun";

/**
 * Writes down what a court or the organiser decided. It stands beside the results and moves the tables; a sheet is
 * never edited by it.
 */
export function decide(
  organising: Organising,
  categoryId: string,
  decision: NewDecision,
): Promise<Result<{ id: string }, DecideProblem>> {
  return inTransaction(async (): Promise<Result<{ id: string }, DecideProblem>> => {
    const opened = await lockCategory(organising, categoryId, "finish");
    if (!opened.ok) return opened;
    const { category } = opened.value;
    if (category.drawnAt === null) return err("not_drawn");
    const before = await standingBefore(category);
    const columns = await columnsOf(category, before, decision);
    if (!columns.ok) return columns;
    const [inserted] = await db()
      .insert(championshipDecisions)
      .values({
        ...columns.value,
        categoryId,
        kind: decision.kind,
        reason: decision.reason,
        document: decision.document,
        decidedBy: userIdOf(organising.actor),
      })
      .returning({ id: championshipDecisions.id });
    const after = await standingOf(category);
    if (movesBegunMatch(before, after)) return err("next_match_begun");
    if (decision.kind === "awarded" && leavesLevel(after, decision.matchId)) return err("tie_needs_winner");
    await audit(organising.actor, "championship.decided", category.championshipId);
    await recalculate(categoryId);
    return ok(inserted!);
  });
}

async function columnsOf(
  category: CategoryRow,
  standing: Standing,
  decision: NewDecision,
): Promise<Result<DecisionColumns, DecideProblem>> {
  switch (decision.kind) {
    case "points": {
      const { teamId, points } = decision;
      if (standing.computed.tables.length === 0) return err("no_table");
      if (!standing.teams.some(({ id }) => id === teamId)) return err("unknown_team");
      return ok({ teamId, points });
    }
    case "annulled":
    case "awarded":
      return onMatch(category, standing.matches, decision);
    case "place": {
      const { tie, side, teamId } = decision;
      const problem = placeProblem(standing, decision);
      return problem ? err(problem) : ok({ tie, side, teamId });
    }
    case "ban": {
      const person = await findLive(championshipSquad, decision.squadId);
      const team = standing.teams.find(({ id }) => id === person?.teamId);
      if (!person || team?.state !== "accepted") return err("unknown_person");
      return ok({
        squadId: person.id,
        teamId: team.id,
        banMatches: decision.matches,
        banBegun: begunMatchesOf(team.id, standing),
      });
    }
  }
}

/** Whoever is banned now has played these, or plays them. */
const begunMatchesOf = (teamId: string, { matches, begun }: Standing): string[] =>
  matches
    .filter(({ id, homeTeamId, awayTeamId }) => begun.has(id) && [homeTeamId, awayTeamId].includes(teamId))
    .map(({ id }) => id);

/** A tie that an award leaves level would wait for kicks that nobody takes. */
function leavesLevel({ matches, computed }: Standing, matchId: string): boolean {
  const tie = matches.find(({ id }) => id === matchId)?.tie;
  const result = computed.ties.find(({ id }) => id === tie)?.result;
  return result?.winner === null && result.undecided === "level";
}

export type RevokeProblem =
  | ActObstacle
  | "revoked_already"
  | "repeat_begun"
  | "place_fixed"
  | "next_match_begun";

/** It counts no more and stays readable, with the reason why it was revoked. */
export function revokeDecision(
  organising: Organising,
  decisionId: string,
  reason: string,
): Promise<Result<null, RevokeProblem>> {
  return inTransaction(async (): Promise<Result<null, RevokeProblem>> => {
    const [found] = await db()
      .select({ categoryId: championshipDecisions.categoryId })
      .from(championshipDecisions)
      .where(matchesId(championshipDecisions.id, decisionId));
    if (!found) return err("not_found");
    const { categoryId } = found;
    const opened = await lockCategory(organising, categoryId, "finish");
    if (!opened.ok) return opened;
    const { category } = opened.value;
    const before = await standingBefore(category);
    // Read again under the category's lock: two who revoke come one after the other.
    const [decision] = await db()
      .select()
      .from(championshipDecisions)
      .where(eq(championshipDecisions.id, decisionId));
    if (!decision || decision.revokedAt !== null) return err("revoked_already");
    const undone = await undo(before, decision);
    if (!undone.ok) return undone;
    await db()
      .update(championshipDecisions)
      .set({ revokedAt: sql`now()`, revokedReason: reason })
      .where(eq(championshipDecisions.id, decisionId));
    if (movesBegunMatch(before, await standingOf(category))) return err("next_match_begun");
    await audit(organising.actor, "championship.decision_revoked", category.championshipId);
    await recalculate(categoryId);
    return ok(null);
  });
}

/** What the decision did besides standing in the list. */
async function undo(
  { facts, computed }: Standing,
  { kind, matchId, tie, side }: typeof championshipDecisions.$inferSelect,
): Promise<Result<null, RevokeProblem>> {
  if (kind === "annulled") return cancelRepeat(matchId!);
  if (kind === "awarded") await reopenUnplayed(matchId!);
  if (kind === "place" && facts.knockoutBegun) {
    // Who entered the knockout is read from its matches now, and these no longer say who stood there before.
    const slot = computed.ties.find(({ id }) => id === tie)?.[side!];
    if (slot?.from === "seed") return err("place_fixed");
  }
  return ok(null);
}
