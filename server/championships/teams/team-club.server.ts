import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { names as clubNames } from "#server/clubs/clubs.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive } from "#server/platform/database/live-rows.ts";
import { eq, sql } from "#server/platform/database/orm.ts";
import { markStale } from "../tables-job.ts";
import { clubIn } from "./ask-to-enter.server.ts";
import { lockSquad, type DoorProblem, type SquadDoor } from "./squad-door.ts";
import { championshipTeams } from "./tables.ts";

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
  const name = id ? ((await clubNames([id])).get(id) ?? null) : null;
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
    const { championship, category, team } = opened.value;
    if (team.clubId !== null) return err({ code: "has_club" });
    await db()
      .update(championshipTeams)
      .set({ clubId, updatedAt: sql`now()` })
      .where(eq(championshipTeams.id, team.id));
    await audit(actor, "championship.team_changed", championship.id, ["clubId"]);
    if (category.drawnAt !== null) await markStale(category.id);
    return ok(null);
  });
}
