import { db } from "#server/platform/database/database.ts";
import { and, asc, eq, isNotNull, isNull, or, sql } from "#server/platform/database/orm.ts";
import { championshipMatches } from "../matches/tables.ts";
import type { Organising } from "../own.ts";
import { sheetEntries } from "../sheets/tables.ts";
import type { SquadRow } from "./squad-rules.ts";
import { championshipSquad } from "./tables.ts";
import { openTeam } from "./team-rows.ts";

/** Somebody who is in the squad no more, and still stands on sheets by name. */
export interface LeftPerson {
  id: string;
  number: number | null;
  name: string;
}

/** More than one team ever takes out of its squad. */
const MOST = 200;

/** For who organises and may change the squad: a family asks also after the child has left the team. */
export async function leftSquad(organising: Organising, teamId: string): Promise<LeftPerson[]> {
  const opened = await openTeam(organising, teamId, "finish");
  if (!opened.ok) return [];
  const { id, number, name } = championshipSquad;
  return db()
    .select({ id, number, name })
    .from(championshipSquad)
    .where(
      and(
        eq(championshipSquad.teamId, opened.value.team.id),
        isNotNull(championshipSquad.deletedAt),
        isNull(championshipSquad.erasedAt),
      ),
    )
    .orderBy(asc(number), asc(id))
    .limit(MOST);
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
