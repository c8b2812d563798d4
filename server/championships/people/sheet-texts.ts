import { isKind, type Override, type SheetEntry } from "#domain/championships/sheet-entries.ts";
import { groupBy } from "#domain/group-by.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, inArray, isNotNull, ne, or, sql, type SQL } from "#server/platform/database/orm.ts";
import { championshipMatches } from "../matches/tables.ts";
import { sheetEntries, sheetSignatures } from "../sheets/tables.ts";
import { championshipSquad } from "../teams/tables.ts";
import { FORGOTTEN } from "./bans.ts";

/**
 * After rows of squads were erased: the reason of a card, and why somebody played against an obstacle, are written about
 * a person and may name them. The entry keeps its id and what it counts, so that a phone that sends it again is told
 * that it is there and brings nothing back. Without rows all that were ever erased, for what arrived later.
 */
export async function forgetSheetReasons(squadIds?: readonly string[]): Promise<void> {
  if (squadIds?.length === 0) return;
  const erased = and(
    isNotNull(championshipSquad.erasedAt),
    squadIds && inArray(championshipSquad.id, [...squadIds]),
  );
  const gone = sql`(select ${championshipSquad.id}::text from ${championshipSquad} where ${erased})`;
  const theirs = sql`${sheetEntries.matchId} in (
    select ${championshipMatches.id} from ${championshipMatches} join ${championshipSquad}
      on ${championshipSquad.teamId} in (${championshipMatches.homeTeamId}, ${championshipMatches.awayTeamId})
    where ${erased})`;
  const { entry } = sheetEntries;
  await db()
    .update(sheetEntries)
    .set({ entry: sql`${entry} || '{"reason": null}'` })
    .where(
      and(
        theirs,
        sql`${entry}->>'kind' = 'card' and ${entry}->>'reason' is not null and ${entry}->'person'->>'row' in ${gone}`,
      ),
    );
  await db()
    .update(sheetEntries)
    .set({
      entry: sql`jsonb_set(${entry}, '{overrides}', (
        select jsonb_agg(case when one->>'row' in ${gone} then one || ${{ reason: FORGOTTEN }}::jsonb else one end order by place)
        from jsonb_array_elements(${entry}->'overrides') with ordinality as listed (one, place)))`,
    })
    .where(
      and(
        theirs,
        sql`exists (select from jsonb_array_elements(${entry}->'overrides') as one
          where one->>'row' in ${gone} and one->>'reason' <> ${FORGOTTEN})`,
      ),
    );
}

const TOO_OLD = "Apagado depois do prazo";

/** What may name anybody: remarks, what time was added for, and what a team contested. For these categories. */
export async function forgetTypedTexts(categories: SQL): Promise<void> {
  const matches = db()
    .select({ id: championshipMatches.id })
    .from(championshipMatches)
    .where(inArray(championshipMatches.categoryId, categories));
  const { entry, matchId } = sheetEntries;
  const blank = (what: Record<string, string | null>, where: SQL) =>
    db()
      .update(sheetEntries)
      .set({ entry: sql`${entry} || ${what}::jsonb` })
      .where(and(inArray(matchId, matches), where));
  await blank({ text: TOO_OLD }, sql`${entry}->>'kind' = 'remark' and ${entry}->>'text' <> ${TOO_OLD}`);
  await blank({ reason: null }, sql`${entry}->>'kind' = 'added_time' and ${entry}->>'reason' is not null`);
  await blank(
    { addedReason: null },
    sql`${entry}->>'kind' = 'half_ended' and ${entry}->>'addedReason' is not null`,
  );
  const { reason, answer, matchId: signed } = sheetSignatures;
  await db()
    .update(sheetSignatures)
    .set({
      reason: TOO_OLD,
      answer: sql`case when ${answer} is not null then ${TOO_OLD} end`,
    })
    .where(and(inArray(signed, matches), isNotNull(reason), or(ne(reason, TOO_OLD), ne(answer, TOO_OLD))));
}

const ABOUT_PEOPLE: readonly string[] = ["card", "line_up", "substitution", "undo"];

/** Why these athletes were booked, or played against an obstacle, in the squads whose link their families confirmed. */
export async function exportSheetReasons(athleteIds: readonly string[]) {
  if (athleteIds.length === 0) return [];
  const { id, athleteId, teamId, linkState } = championshipSquad;
  const rows = await db()
    .select({ squadId: id, athleteId, matchId: sheetEntries.matchId, entry: sheetEntries.entry })
    .from(championshipSquad)
    .innerJoin(
      championshipMatches,
      or(eq(championshipMatches.homeTeamId, teamId), eq(championshipMatches.awayTeamId, teamId)),
    )
    .innerJoin(sheetEntries, eq(sheetEntries.matchId, championshipMatches.id))
    .where(
      and(
        inArray(athleteId, [...athleteIds]),
        eq(linkState, "confirmed"),
        inArray(sql`${sheetEntries.entry}->>'kind'`, [...ABOUT_PEOPLE]),
      ),
    )
    .orderBy(sheetEntries.matchId, sheetEntries.seq, sheetEntries.id);
  return [...groupBy(rows, ({ squadId, matchId }) => `${squadId} ${matchId}`).values()].flatMap(
    (ofPerson) => {
      const entries = ofPerson.map(({ entry }) => entry as unknown as SheetEntry);
      const undone = new Set(entries.filter(isKind("undo")).map(({ of }) => of));
      const { squadId, athleteId: athlete, matchId } = ofPerson[0]!;
      return entries.flatMap((entry) =>
        reasonsAbout(squadId, entry).map((given) => ({
          athleteId: athlete,
          matchId,
          minute: entry.minute,
          ...given,
          undone: undone.has(entry.id),
        })),
      );
    },
  );
}

interface Given {
  about: "card" | Override["obstacle"];
  reason: string;
}

function reasonsAbout(row: string, entry: SheetEntry): Given[] {
  if (entry.kind === "card") {
    const { person, reason } = entry;
    return reason !== null && "row" in person && person.row === row ? [{ about: "card", reason }] : [];
  }
  const overrides = isKind("line_up", "substitution")(entry) ? (entry.overrides ?? []) : [];
  return overrides
    .filter((override) => override.row === row)
    .map(({ obstacle, reason }) => ({ about: obstacle, reason }));
}
