import { extraHalfMinutes } from "#domain/championships/sheet-minutes.ts";
import { personMinutes } from "#domain/championships/person-minutes.ts";
import { foldSheet } from "#domain/championships/sheet.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, inArray } from "#server/platform/database/orm.ts";
import { entriesOf } from "../sheets/log-rows.ts";
import type { SheetMatch } from "../sheets/match.ts";
import { championshipSquad } from "../teams/tables.ts";
import { matchAppearances } from "./tables.ts";

/** Notes what a sheet that was closed or corrected says of its people, instead of what it said before. */
export async function noteAppearances({ match, category, teams }: SheetMatch): Promise<void> {
  const state = foldSheet(await entriesOf(match.id));
  const half = category.halfMinutes;
  const people = personMinutes(state, { half, extraHalf: extraHalfMinutes(half) });
  const known = await inSquads(people.map(({ row }) => row));
  await db().delete(matchAppearances).where(eq(matchAppearances.matchId, match.id));
  const rows = people
    .filter(({ row }) => known.has(row))
    .map(({ row, side, minutes, goals, yellows, reds, played }) => ({
      matchId: match.id,
      squadId: row,
      categoryId: category.id,
      teamId: teams[side].id,
      played,
      minutes,
      goals,
      yellows,
      reds,
    }));
  if (rows.length > 0) await db().insert(matchAppearances).values(rows);
}

/** A row that was written by hand into the log and is in no squad is nobody. */
async function inSquads(ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db()
    .select({ id: championshipSquad.id })
    .from(championshipSquad)
    .where(and(inArray(championshipSquad.id, [...ids]), eq(championshipSquad.role, "athlete")));
  return new Set(rows.map(({ id }) => id));
}

/** What sheets say of these athletes, in the squads whose link their families confirmed. */
export async function exportAppearances(athleteIds: readonly string[]) {
  if (athleteIds.length === 0) return [];
  const { matchId, teamId, played, minutes, goals, yellows, reds } = matchAppearances;
  return db()
    .select({
      athleteId: championshipSquad.athleteId,
      matchId,
      teamId,
      played,
      minutes,
      goals,
      yellows,
      reds,
    })
    .from(matchAppearances)
    .innerJoin(championshipSquad, eq(championshipSquad.id, matchAppearances.squadId))
    .where(
      and(
        inArray(championshipSquad.athleteId, [...athleteIds]),
        eq(championshipSquad.linkState, "confirmed"),
      ),
    );
}
