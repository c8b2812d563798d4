import { LEASE_MINUTES } from "#domain/moderation/lease.ts";
import { now } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, eq, sql, type PgColumn, type PgTable, type SQL } from "#server/platform/database/orm.ts";

type LeasedTable = PgTable & { id: PgColumn; assigneeId: PgColumn; leasedAt: PgColumn; leaseUntil: PgColumn };

/** What a row says of its lease. */
interface Lease {
  assigneeId: string | null;
  leasedAt: Temporal.Instant | null;
  leaseUntil: Temporal.Instant | null;
}

/** The columns of a row that nobody works on. */
export const NO_LEASE = { assigneeId: null, leasedAt: null, leaseUntil: null } as const;

/** Who holds the lease now, or nobody. One that ran out holds nothing. */
export const holderOf = ({ assigneeId, leaseUntil }: Lease): string | null =>
  assigneeId && leaseUntil && Temporal.Instant.compare(leaseUntil, now()) > 0 ? assigneeId : null;

/** Somebody else's lease lasts, so this person may not decide. */
export const isHeldByOther = (row: Lease, person: string): boolean => {
  const holder = holderOf(row);
  return holder !== null && holder !== person;
};

/** The same in SQL, for lists. */
export const heldBy = (table: LeasedTable, person: string | null): SQL =>
  sql`(${table.assigneeId} = ${person} and ${table.leaseUntil} > now())`;
export const isFree = (table: LeasedTable): SQL =>
  sql`(${table.leaseUntil} is null or ${table.leaseUntil} <= now())`;

/**
 * Takes the lease, or lengthens one's own, in one statement: of two at the same time, the second finds it taken.
 * False: somebody else holds it, or the row no longer waits.
 */
export async function takeLease(
  table: LeasedTable,
  id: string,
  { person, waits, minutes = LEASE_MINUTES }: { person: string; waits: SQL; minutes?: number },
): Promise<boolean> {
  const own = heldBy(table, person);
  const rows = await db()
    .update(table)
    .set({
      assigneeId: person,
      leasedAt: sql`case when ${own} then ${table.leasedAt} else now() end`,
      leaseUntil: sql`now() + make_interval(mins => ${minutes})`,
    })
    .where(and(matchesId(table.id, id), waits, sql`(${own} or ${isFree(table)})`))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Gives one's own lease back. Somebody else's stays. */
export async function giveLeaseBack(table: LeasedTable, id: string, person: string): Promise<void> {
  await db()
    .update(table)
    .set(NO_LEASE)
    .where(and(matchesId(table.id, id), eq(table.assigneeId, person)));
}
