import { db } from "#server/platform/database/database.ts";
import { eq, inArray } from "#server/platform/database/orm.ts";
import { signal } from "#server/platform/signal.ts";
import { neitherHiddenNorDeleted } from "./public-sql.ts";
import { clubs } from "./tables.ts";

interface ClubTrust {
  verified: boolean;
  /** Hidden by staff, or gone: nothing is open to it, whatever it pays. */
  closed: boolean;
}

/** The club is no longer trusted with families. */
export const trustLost = signal<{
  clubId: string;
  what: "club_hidden" | "club_unverified" | "club_left";
}>();

/** A club that staff had hidden is on every page again. */
export const clubShown = signal<{ clubId: string }>();

/** What others rely on before they open anything to a club. */
export async function trustOf(clubId: string): Promise<ClubTrust> {
  return toTrust((await trustRows(clubId))[0]);
}

/** The same, and nobody changes it until the transaction ends. */
export async function lockTrust(clubId: string): Promise<ClubTrust> {
  return toTrust((await trustRows(clubId).for("share"))[0]);
}

/** What a request to an athlete has to know about its club. */
export interface ContactClub {
  name: string;
  verified: boolean;
  hidden: boolean;
  left: boolean;
}

/** Of many clubs at once, those included that have left. */
export async function contactClubs(clubIds: readonly string[]): Promise<Map<string, ContactClub>> {
  if (clubIds.length === 0) return new Map();
  const { id, name, verified, hiddenAt, deletedAt } = clubs;
  const rows = await db()
    .select({ id, name, verified, hiddenAt, deletedAt })
    .from(clubs)
    .where(inArray(clubs.id, [...new Set(clubIds)]));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        name: row.name,
        verified: row.verified,
        hidden: row.hiddenAt !== null,
        left: row.deletedAt !== null,
      },
    ]),
  );
}

const trustRows = (clubId: string) =>
  db()
    .select({ verified: clubs.verified, hiddenAt: clubs.hiddenAt, deletedAt: clubs.deletedAt })
    .from(clubs)
    .where(eq(clubs.id, clubId));

/** When it was hidden and when it left; whatever form the times have, only their absence counts. */
export interface TrustRow {
  verified: boolean;
  hiddenAt: unknown;
  deletedAt: unknown;
}

export function toTrust(row: TrustRow | null | undefined): ClubTrust {
  const closed = !row || row.hiddenAt !== null || row.deletedAt !== null;
  return { verified: !closed && row.verified, closed };
}

/** For statements of other capabilities: what `toTrust` reads of the club that this column names, as JSON. */
export const trustRow = (idColumn: string): string =>
  `(select json_build_object('verified', verified, 'hiddenAt', hidden_at, 'deletedAt', deleted_at) from clubs where id = ${idColumn})`;

/** For statements of other capabilities: whether the club that this column names, if any, is neither hidden nor gone. */
export const noClosedClub = (idColumn: string): string =>
  `not exists (select from clubs closed where closed.id = ${idColumn} and not (${neitherHiddenNorDeleted("closed")}))`;

/** The same for what outlives a club: whether staff have not hidden it. One that left by itself is no obstacle. */
export const noHiddenClub = (idColumn: string): string =>
  `not exists (select from clubs hidden where hidden.id = ${idColumn} and hidden.hidden_at is not null)`;
