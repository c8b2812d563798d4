import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { eq, sql } from "#server/platform/database/orm.ts";
import { lockSquad, type DoorProblem, type SquadDoor } from "./squad-door.ts";
import { championshipTeams } from "./tables.ts";
import * as mails from "./team-mails.ts";
import { entryObstacle, placesLeft, type EntryObstacle } from "./team-rows.ts";

type InvitationProblem = DoorProblem | { code: "already_answered" | "no_plan" | "full" | EntryObstacle };

/** The team that was invited says by its link that it plays. That begins something, and needs the organiser's plan. */
export function confirmInvitation(
  door: Extract<SquadDoor, { by: "link" }>,
  { tools }: { tools: boolean },
): Promise<Result<null, InvitationProblem>> {
  return inTransaction(async (): Promise<Result<null, InvitationProblem>> => {
    const opened = await lockSquad(door);
    if (!opened.ok) return opened;
    const { championship, category, team } = opened.value;
    if (team.state !== "invited") return err({ code: "already_answered" });
    if (!tools) return err({ code: "no_plan" });
    const obstacle = entryObstacle(category);
    if (obstacle) return err({ code: obstacle });
    // It holds a place, unless the organiser made the category smaller since.
    if ((await placesLeft(category)) < 0) return err({ code: "full" });
    await db()
      .update(championshipTeams)
      .set({ state: "accepted", updatedAt: sql`now()` })
      .where(eq(championshipTeams.id, team.id));
    await audit(null, "championship.team_accepted", championship.id);
    await mails.invitationAccepted({ championship, category, team });
    return ok(null);
  });
}
