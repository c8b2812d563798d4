import { db } from "#server/platform/database/database.ts";
import { and, eq, or, sql } from "#server/platform/database/orm.ts";
import { championshipMatches } from "../matches/tables.ts";
import { isBanned } from "../people/bans.ts";
import { sheetEntries } from "../sheets/tables.ts";
import type { SquadDoor } from "./squad-door.ts";
import type { SquadRow } from "./squad-rules.ts";

/**
 * Why the team itself neither erases a row nor makes it another person: cards, goals and suspensions are known by the
 * row. Whoever organises may do both.
 */
export async function keptFor(
  door: SquadDoor,
  row: Pick<SquadRow, "id" | "teamId">,
): Promise<"banned" | "on_sheet" | null> {
  if (door.by !== "link") return null;
  if (await isBanned(row.id)) return "banned";
  return (await isOnSheet(row)) ? "on_sheet" : null;
}

/** Whether a sheet of the team names this row, also in a line-up that was replaced or a line that was undone. */
export async function isOnSheet({ id, teamId }: Pick<SquadRow, "id" | "teamId">): Promise<boolean> {
  const rows = await db()
    .select({ one: sql`1` })
    .from(sheetEntries)
    .innerJoin(championshipMatches, eq(championshipMatches.id, sheetEntries.matchId))
    .where(
      and(
        or(eq(championshipMatches.homeTeamId, teamId), eq(championshipMatches.awayTeamId, teamId)),
        sql`position(${id} in ${sheetEntries.entry}::text) > 0`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
