import type { ActObstacle } from "#domain/championships/policy.ts";
import type { TeamChange } from "#domain/championships/team-fields.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changedFields } from "#server/platform/change/change-row.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { live, setMark } from "#server/platform/database/live-rows.ts";
import { and, eq, sql } from "#server/platform/database/orm.ts";
import type { Organising } from "../own.ts";
import { ERASED } from "./squad.server.ts";
import { championshipSquad, championshipTeams } from "./tables.ts";
import { newTeamLink, teamPath } from "./team-link.ts";
import * as mails from "./team-mails.ts";
import { lockTeam, placesLeft, takenNames, type TeamRow } from "./team-rows.ts";

type AnswerProblem = ActObstacle | "already_drawn" | "already_answered" | "full";

/**
 * Takes a team that asked, or one that said yes to its invitation by other means. Who asked in time is taken until the
 * draw, also when the deadline is over. The team gets its link.
 */
export function acceptTeam(organising: Organising, teamId: string): Promise<Result<null, AnswerProblem>> {
  return inTransaction(async (): Promise<Result<null, AnswerProblem>> => {
    const opened = await lockTeam(organising, teamId, "begin");
    if (!opened.ok) return opened;
    const { championship, category, team } = opened.value;
    if (team.state !== "asked" && team.state !== "invited") return err("already_answered");
    if (category.drawnAt !== null) return err("already_drawn");
    // Who was invited holds a place already.
    if (team.state === "asked" && (await placesLeft(category)) < 1) return err("full");
    const known = team.tokenSealed && (await teamPath(team.tokenSealed));
    const link = known ? null : await newTeamLink();
    await setState(team, { state: "accepted", stateReason: null, ...link?.columns });
    await audit(organising.actor, "championship.team_accepted", championship.id);
    if (team.state === "asked") await mails.teamAccepted(opened.value, link?.path ?? known!);
    return ok(null);
  });
}

export function refuseTeam(
  organising: Organising,
  teamId: string,
  reason: string,
): Promise<Result<null, ActObstacle | "already_answered">> {
  return inTransaction(async (): Promise<Result<null, ActObstacle | "already_answered">> => {
    const opened = await lockTeam(organising, teamId, "finish");
    if (!opened.ok) return opened;
    const { championship, team } = opened.value;
    if (team.state !== "asked") return err("already_answered");
    await setState(team, { state: "refused", stateReason: reason });
    // Whoever its squad named may play for another team.
    await eraseSquad(teamId);
    await audit(organising.actor, "championship.team_refused", championship.id);
    await mails.teamRefused(opened.value, reason);
    return ok(null);
  });
}

/** A team that was never drawn, with what is known of its squad. One that was drawn withdraws instead, since others have played it. */
export function removeTeam(
  organising: Organising,
  teamId: string,
): Promise<Result<null, ActObstacle | "already_drawn">> {
  return inTransaction(async (): Promise<Result<null, ActObstacle | "already_drawn">> => {
    const opened = await lockTeam(organising, teamId, "finish");
    if (!opened.ok) return opened;
    const { championship, category, team } = opened.value;
    const plays = team.state === "accepted" || team.state === "withdrawn";
    if (plays && (category.drawnAt !== null || team.drawnAs !== null)) return err("already_drawn");
    await setMark(championshipTeams, teamId, "deletedAt", true);
    await eraseSquad(teamId);
    await audit(organising.actor, "championship.team_removed", championship.id);
    return ok(null);
  });
}

/** With another address somebody else answers for the team: the account that did so until now manages it no more. */
export function changeTeam(
  organising: Organising,
  teamId: string,
  change: TeamChange,
): Promise<Result<{ otherManager: boolean }, ActObstacle | "name_taken">> {
  return inTransaction(async (): Promise<Result<{ otherManager: boolean }, ActObstacle | "name_taken">> => {
    const opened = await lockTeam(organising, teamId, "finish");
    if (!opened.ok) return opened;
    const { championship, category, team } = opened.value;
    if ((await takenNames(category.id, [change.name], teamId)).length > 0) return err("name_taken");
    const fields = changedFields<TeamChange>(team, change);
    if (fields.length === 0) return ok({ otherManager: false });
    const otherManager = team.managerEmail?.toLowerCase() !== change.managerEmail?.toLowerCase();
    await setState(team, { ...change, ...(otherManager && { managerUserId: null }) });
    await audit(organising.actor, "championship.team_changed", championship.id, fields);
    return ok({ otherManager });
  });
}

/** A new link; the one before opens nothing any more. */
export function renewLink(
  organising: Organising,
  teamId: string,
): Promise<Result<{ path: string }, ActObstacle | "not_playing">> {
  return inTransaction(async (): Promise<Result<{ path: string }, ActObstacle | "not_playing">> => {
    const opened = await lockTeam(organising, teamId, "finish");
    if (!opened.ok) return opened;
    const { championship, team } = opened.value;
    if (team.state !== "accepted" && team.state !== "invited") return err("not_playing");
    const link = await newTeamLink();
    await setState(team, link.columns);
    await audit(organising.actor, "championship.team_link_made", championship.id);
    return ok({ path: link.path });
  });
}

export function revokeLink(organising: Organising, teamId: string): Promise<Result<null, ActObstacle>> {
  return inTransaction(async (): Promise<Result<null, ActObstacle>> => {
    const opened = await lockTeam(organising, teamId, "finish");
    if (!opened.ok) return opened;
    await setState(opened.value.team, { tokenHash: null, tokenSealed: null });
    await audit(organising.actor, "championship.team_link_revoked", opened.value.championship.id);
    return ok(null);
  });
}

async function eraseSquad(teamId: string): Promise<void> {
  await db()
    .update(championshipSquad)
    .set({ ...ERASED, deletedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(championshipSquad.teamId, teamId), live(championshipSquad)));
}

async function setState({ id }: TeamRow, set: Partial<typeof championshipTeams.$inferInsert>): Promise<void> {
  await db()
    .update(championshipTeams)
    .set({ ...set, updatedAt: sql`now()` })
    .where(eq(championshipTeams.id, id));
}
