import { eq } from "drizzle-orm";
import { db } from "#server/platform/database/database.ts";
import { clubs } from "./tables.ts";

export interface ClubStanding {
  verified: boolean;
  /** Hidden by staff, or gone: nothing is open to it, whatever it pays. */
  closed: boolean;
}

/** What others rely on before they open anything to a club. */
export async function standingOf(clubId: string): Promise<ClubStanding> {
  const rows = await db()
    .select({ verified: clubs.verified, hiddenAt: clubs.hiddenAt, deletedAt: clubs.deletedAt })
    .from(clubs)
    .where(eq(clubs.id, clubId));
  const row = rows[0];
  const closed = !row || row.hiddenAt !== null || row.deletedAt !== null;
  return { verified: !closed && row.verified, closed };
}
