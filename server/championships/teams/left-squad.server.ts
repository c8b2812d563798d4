import { db } from "#server/platform/database/database.ts";
import { and, asc, eq, isNotNull, isNull } from "#server/platform/database/orm.ts";
import type { Organising } from "../own.ts";
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
