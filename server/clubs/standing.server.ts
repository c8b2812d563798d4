import { eq } from "drizzle-orm";
import { db } from "#server/platform/database/database.ts";
import { signal } from "#server/platform/signal.ts";
import { clubs } from "./tables.ts";

export interface ClubStanding {
  verified: boolean;
  /** Hidden by staff, or gone: nothing is open to it, whatever it pays. */
  closed: boolean;
}

/** The club is no longer trusted with families. */
export const standingLost = signal<{
  clubId: string;
  what: "club_hidden" | "club_unverified" | "club_left";
}>();

/** What others rely on before they open anything to a club. */
export async function standingOf(clubId: string): Promise<ClubStanding> {
  return toStanding((await standingRows(clubId))[0]);
}

/** The same, and nobody changes it until the transaction ends. */
export async function holdStanding(clubId: string): Promise<ClubStanding> {
  return toStanding((await standingRows(clubId).for("share"))[0]);
}

const standingRows = (clubId: string) =>
  db()
    .select({ verified: clubs.verified, hiddenAt: clubs.hiddenAt, deletedAt: clubs.deletedAt })
    .from(clubs)
    .where(eq(clubs.id, clubId));

function toStanding(row: Awaited<ReturnType<typeof standingRows>>[number] | undefined): ClubStanding {
  const closed = !row || row.hiddenAt !== null || row.deletedAt !== null;
  return { verified: !closed && row.verified, closed };
}
