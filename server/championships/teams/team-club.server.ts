import type { ActObstacle } from "#domain/championships/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { names as clubNames } from "#server/clubs/clubs.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive } from "#server/platform/database/live-rows.ts";
import { eq, sql } from "#server/platform/database/orm.ts";
import type { Organising } from "../own.ts";
import { markStale } from "../tables-job.ts";
import { clubIn } from "./ask-to-enter.server.ts";
import { lockSquad, type DoorProblem, type SquadDoor } from "./squad-door.ts";
import { championshipTeams } from "./tables.ts";
import * as mails from "./team-mails.ts";
import { lockTeam, type OpenTeam } from "./team-rows.ts";

interface TeamClub {
  /** The club whose team it is, which hears of its results. */
  club: string | null;
  /** The reader's own club, where it may still say that the team is its. */
  mine: string | null;
}

/** For whoever opened the page of this team by its link. */
export async function teamClub(actor: Actor, teamId: string): Promise<TeamClub> {
  const team = await findLive(championshipTeams, teamId);
  const own = team && team.clubId === null ? await clubIn(actor) : null;
  const id = team?.clubId ?? own;
  const name = id ? await nameOf(id) : null;
  return team?.clubId ? { club: name, mine: null } : { club: null, mine: name };
}

type ClaimProblem = DoorProblem | { code: "no_club" | "has_club" };

/**
 * An organiser added or invited the team and knew no account. Whoever has its link and owns a club here says that it is
 * the club's, which from then on hears of its results, also of those before.
 */
export function claimForClub(
  actor: Actor,
  door: Extract<SquadDoor, { by: "link" }>,
): Promise<Result<null, ClaimProblem>> {
  return inTransaction(async (): Promise<Result<null, ClaimProblem>> => {
    const clubId = await clubIn(actor);
    if (!clubId) return err({ code: "no_club" });
    const opened = await lockSquad(door);
    if (!opened.ok) return opened;
    const { championship, team } = opened.value;
    if (team.clubId !== null) return err({ code: "has_club" });
    await setClub(opened.value, clubId);
    await audit(actor, "championship.team_changed", championship.id, ["clubId"]);
    // Whoever has the link may say so: who organises knows the teams. A club is not told what it did itself.
    if (championship.clubId !== clubId) await mails.teamClaimed(opened.value, await nameOf(clubId));
    return ok(null);
  });
}

/** The organiser says that the team is not the club's: what was told of it goes from the club's page. */
export function unlinkClub(
  organising: Organising,
  teamId: string,
): Promise<Result<null, ActObstacle | "no_club">> {
  return inTransaction(async (): Promise<Result<null, ActObstacle | "no_club">> => {
    const opened = await lockTeam(organising, teamId, "finish");
    if (!opened.ok) return opened;
    const { championship, team } = opened.value;
    if (team.clubId === null) return err("no_club");
    await setClub(opened.value, null);
    await audit(organising.actor, "championship.team_changed", championship.id, ["clubId"]);
    return ok(null);
  });
}

async function setClub({ category, team }: OpenTeam, clubId: string | null): Promise<void> {
  await db()
    .update(championshipTeams)
    .set({ clubId, updatedAt: sql`now()` })
    .where(eq(championshipTeams.id, team.id));
  if (category.drawnAt !== null) await markStale(category.id);
}

const nameOf = async (clubId: string): Promise<string> => (await clubNames([clubId])).get(clubId)!;
