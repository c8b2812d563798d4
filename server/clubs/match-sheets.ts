import type { Actor } from "#domain/identity/actor.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { eq, sql } from "#server/platform/database/orm.ts";
import * as rows from "./match-rows.ts";
import { clubMatches } from "./tables.ts";

/** A match as its sheet tells it. */
export interface MatchSheet {
  /** What the sheet is known by where it was written, such as "match:<id>". */
  ref: string;
  clubId: string;
  opponent: { id: string } | { name: string };
  goalsFor: number;
  goalsAgainst: number;
  matchDate: Temporal.PlainDate;
  category: number | null;
}

/**
 * A closed match sheet counts at once. The same reference again corrects it. What clubs had entered about the same
 * match gives way to it. Who may close a sheet is checked by the capability that it belongs to.
 */
export function recordMatchSheet(actor: Actor, { ref, opponent, ...sheet }: MatchSheet): Promise<void> {
  return inTransaction(async () => {
    const same = await rows.lockSame({ ...sheet, opponent });
    if (same && same.source !== "match_sheet") {
      await rows.withdrawFromStaff(same);
      await db().delete(clubMatches).where(eq(clubMatches.id, same.id));
    }
    const values = {
      ...sheet,
      opponentId: "id" in opponent ? opponent.id : null,
      opponentName: "id" in opponent ? null : opponent.name,
      source: "match_sheet" as const,
      state: "confirmed" as const,
    };
    await db()
      .insert(clubMatches)
      .values({ ...values, sourceRef: ref })
      .onConflictDoUpdate({ target: clubMatches.sourceRef, set: { ...values, updatedAt: sql`now()` } });
    await audit(actor, "club.match_sheet_recorded", sheet.clubId);
  });
}

/** A sheet that was opened again, or annulled, no longer counts. */
export function removeMatchSheet(actor: Actor, ref: string): Promise<void> {
  return inTransaction(async () => {
    const removed = await db()
      .delete(clubMatches)
      .where(eq(clubMatches.sourceRef, ref))
      .returning({ clubId: clubMatches.clubId });
    for (const { clubId } of removed) await audit(actor, "club.match_sheet_removed", clubId);
  });
}
