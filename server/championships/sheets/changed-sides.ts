import { isKind, type SheetEntry, type Side } from "#domain/championships/sheet-entries.ts";
import { readLog } from "#domain/championships/sheet-order.ts";
import { groupBy } from "#domain/group-by.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, inArray, isNull, or, sql } from "#server/platform/database/orm.ts";
import { serverEntries, storeEntries } from "./log-rows.ts";
import { matchLinks, sheetEntries } from "./tables.ts";

/**
 * The team of these sides is another one from now on. Its link is over, since it would open the squad of the new team
 * and sign for it, and its line-up is hidden: a log is never edited, so the server undoes it. In the transaction that
 * changes the teams, with their matches locked.
 */
export async function leaveSides(left: readonly { matchId: string; side: Side }[]): Promise<void> {
  if (left.length === 0) return;
  const ofSide = left.map(({ matchId, side }) =>
    and(eq(matchLinks.matchId, matchId), eq(matchLinks.role, side)),
  );
  await db()
    .update(matchLinks)
    .set({ revokedAt: sql`now()` })
    .where(and(isNull(matchLinks.revokedAt), or(...ofSide)));
  const rows = await db()
    .select({ matchId: sheetEntries.matchId, entry: sheetEntries.entry })
    .from(sheetEntries)
    .where(
      inArray(
        sheetEntries.matchId,
        left.map(({ matchId }) => matchId),
      ),
    );
  for (const [matchId, ofMatch] of groupBy(rows, (row) => row.matchId)) {
    const log = ofMatch.map(({ entry }) => entry as unknown as SheetEntry);
    const sides = new Set(left.flatMap((one) => (one.matchId === matchId ? [one.side] : [])));
    const lineUps = readLog(log)
      .asEntered.filter(isKind("line_up"))
      .filter(({ side }) => sides.has(side));
    const undos = serverEntries(
      lineUps.map(({ id }) => ({ kind: "undo", of: id })),
      log,
    );
    await storeEntries(
      { matchId, linkId: null, userId: null },
      undos.map((entry) => ({ entry, late: false })),
    );
  }
}
