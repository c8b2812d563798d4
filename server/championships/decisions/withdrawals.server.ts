import type { NewWithdrawal } from "#domain/championships/decision-fields.ts";
import type { Phase } from "#domain/championships/format.ts";
import type { ActObstacle } from "#domain/championships/policy.ts";
import type { WithdrawalEffect } from "#domain/championships/results.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive } from "#server/platform/database/live-rows.ts";
import { and, eq, gte, isNull, sql } from "#server/platform/database/orm.ts";
import { championshipDecisions } from "../matches/tables.ts";
import { lockCategory, openCategory, type CategoryRow, type Organising } from "../own.ts";
import { recalculate } from "../tables-job.ts";
import { championshipTeams } from "../teams/tables.ts";
import { movesBegunMatch, standingBefore, standingOf, type Standing } from "./begun-matches.ts";

type TeamRow = typeof championshipTeams.$inferSelect;

type WithdrawProblem =
  | ActObstacle
  | "not_drawn"
  | "not_playing"
  | "left_already"
  | "already_over"
  | "next_match_begun";

export type WithdrawalObstacle = Exclude<WithdrawProblem, ActObstacle>;

/**
 * A drawn team leaves. Where it left is found from what is being played: its group until that is finished, else the
 * knockout, where the other side goes on by W.O. Its cards stay.
 */
export function withdrawTeam(
  organising: Organising,
  teamId: string,
  { effect, reason }: NewWithdrawal,
): Promise<Result<{ phase: Phase }, WithdrawProblem>> {
  return inTransaction(async (): Promise<Result<{ phase: Phase }, WithdrawProblem>> => {
    const opened = await lockTeam(organising, teamId);
    if (!opened.ok) return opened;
    const { category, team } = opened.value;
    const before = await standingBefore(category);
    const left = phaseOf(category, before, team);
    if (!left.ok) return left;
    await db()
      .update(championshipTeams)
      .set({
        state: "withdrawn",
        stateReason: reason,
        withdrawnAt: sql`now()`,
        withdrawalEffect: effect,
        withdrawalPhase: left.value,
        updatedAt: sql`now()`,
      })
      .where(eq(championshipTeams.id, teamId));
    if (movesBegunMatch(before, await standingOf(category))) return err("next_match_begun");
    await audit(organising.actor, "championship.team_withdrawn", category.championshipId);
    await recalculate(category.id);
    return ok({ phase: left.value });
  });
}

/** The phase that a team leaves, or why there is none to leave. */
function phaseOf(
  { format, drawnAt }: CategoryRow,
  standing: Standing,
  team: TeamRow,
): Result<Phase, WithdrawalObstacle> {
  if (team.state === "withdrawn") return err("left_already");
  if (drawnAt === null) return err("not_drawn");
  if (team.state !== "accepted") return err("not_playing");
  const { facts, computed } = standing;
  const table = computed.tables.find(({ group }) => group === team.groupName);
  if (format.kind === "league") return table?.finished ? err("already_over") : ok("league");
  // Whoever plays the knockout leaves it, also while a match of their group is to be repeated.
  const goesOn = facts.knockoutBegun && isInBracket(standing, team);
  if (format.kind === "groups" && !table?.finished && !goesOn) return ok("group");
  return computed.champion === null || isStillInATie(standing, team) ? ok("knockout") : err("already_over");
}

const isInBracket = ({ computed }: Standing, { id }: TeamRow): boolean =>
  computed.ties.some(({ teams }) => teams.first === id || teams.second === id);

/** The match for the third place may come after the final. */
function isStillInATie({ computed, matches }: Standing, { id }: TeamRow): boolean {
  const open = computed.ties.filter(
    ({ teams, result }) => result.winner === null && (teams.first === id || teams.second === id),
  );
  return matches.some(({ tie, state }) => state !== "closed" && open.some((one) => one.id === tie));
}

type ReturnProblem = ActObstacle | "not_withdrawn" | "played_since" | "place_given";

/** The team plays on as if it had not left, while nothing was played or decided on the ground that it had. */
export function undoWithdrawal(organising: Organising, teamId: string): Promise<Result<null, ReturnProblem>> {
  return inTransaction(async (): Promise<Result<null, ReturnProblem>> => {
    const opened = await lockTeam(organising, teamId);
    if (!opened.ok) return opened;
    const { category, team } = opened.value;
    const problem = await returnProblem(await standingBefore(category), team);
    if (problem) return err(problem);
    await db()
      .update(championshipTeams)
      .set({
        state: "accepted",
        stateReason: null,
        withdrawnAt: null,
        withdrawalEffect: null,
        withdrawalPhase: null,
        updatedAt: sql`now()`,
      })
      .where(eq(championshipTeams.id, teamId));
    await audit(organising.actor, "championship.team_returned", category.championshipId);
    await recalculate(category.id);
    return ok(null);
  });
}

async function returnProblem(
  { matches, begun }: Standing,
  { categoryId, withdrawnAt }: TeamRow,
): Promise<ReturnObstacle | null> {
  if (withdrawnAt === null) return "not_withdrawn";
  const isLater = (at: Temporal.Instant | null) =>
    at !== null && Temporal.Instant.compare(at, withdrawnAt) >= 0;
  const playedSince = matches.some(
    ({ id, state, closedAt }) => (state === "open" && begun.has(id)) || isLater(closedAt),
  );
  if (playedSince) return "played_since";
  const given = await db()
    .select({ id: championshipDecisions.id })
    .from(championshipDecisions)
    .where(
      and(
        eq(championshipDecisions.categoryId, categoryId),
        eq(championshipDecisions.kind, "place"),
        gte(championshipDecisions.createdAt, withdrawnAt),
        isNull(championshipDecisions.revokedAt),
      ),
    )
    .limit(1);
  return given.length > 0 ? "place_given" : null;
}

/** What the page of a team's withdrawal says before and after it. */
interface OwnWithdrawal {
  team: { id: string; name: string };
  category: { id: string; name: string; championshipId: string };
  /** Why it cannot leave now; null where it can. */
  obstacle: WithdrawalObstacle | null;
  /** Where it would leave; null with an obstacle. */
  phase: Phase | null;
  left: { effect: WithdrawalEffect | null; reason: string | null; obstacle: ReturnObstacle | null } | null;
}

export type ReturnObstacle = Exclude<ReturnProblem, ActObstacle>;

export async function ownWithdrawal(
  organising: Organising,
  teamId: string,
): Promise<Result<OwnWithdrawal, ActObstacle>> {
  const team = await findLive(championshipTeams, teamId);
  if (!team) return err("not_found");
  const opened = await openCategory(organising, team.categoryId, "read");
  if (!opened.ok) return opened;
  const { category } = opened.value;
  const standing = await standingOf(category);
  const phase = phaseOf(category, standing, team);
  return ok({
    team: { id: team.id, name: team.name },
    category: { id: category.id, name: category.name, championshipId: category.championshipId },
    obstacle: phase.ok ? null : phase.error,
    phase: phase.ok ? phase.value : null,
    left:
      team.withdrawnAt === null
        ? null
        : {
            effect: team.withdrawalEffect,
            reason: team.stateReason,
            obstacle: await returnProblem(standing, team),
          },
  });
}

/** The category is locked first, as by everyone who changes what it holds. */
async function lockTeam(
  organising: Organising,
  teamId: string,
): Promise<Result<{ category: CategoryRow; team: TeamRow }, ActObstacle>> {
  const found = await findLive(championshipTeams, teamId);
  if (!found) return err("not_found");
  const opened = await lockCategory(organising, found.categoryId, "finish");
  if (!opened.ok) return opened;
  const team = await findLive(championshipTeams, teamId);
  return team ? ok({ category: opened.value.category, team }) : err("not_found");
}
