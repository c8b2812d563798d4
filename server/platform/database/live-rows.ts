import { db } from "./database.ts";
import { matchesId } from "./matches-id.ts";
import { and, isNotNull, isNull, sql, type SQL, type PgColumn, type PgTable } from "./orm.ts";

/**
 * A deleted row stays for a while, marked by `deleted_at`, so that it can be restored; everything but its restoration
 * treats it as gone. A table without that column deletes for good, and all its rows are live.
 */
export type LiveTable = PgTable & { id: PgColumn; deletedAt?: PgColumn };

export const live = (table: Pick<LiveTable, "deletedAt">): SQL | undefined =>
  table.deletedAt && isNull(table.deletedAt);

/** The live row of an id from outside. */
export const liveById = (table: Pick<LiveTable, "id" | "deletedAt">, id: string): SQL | undefined =>
  and(matchesId(table.id, id), live(table));

export const findLive = async <Table extends LiveTable>(
  table: Table,
  id: string,
): Promise<Table["$inferSelect"] | undefined> => (await selectLive(table, id))[0];

/** Nobody else changes the row until the transaction ends. */
export const lockLive = async <Table extends LiveTable>(
  table: Table,
  id: string,
): Promise<Table["$inferSelect"] | undefined> => (await selectLive(table, id).for("update"))[0];

const selectLive = (table: LiveTable, id: string) => db().select().from(table).where(liveById(table, id));

/** The same of a row that is marked as deleted. */
export const lockDeleted = async <Table extends LiveTable & { deletedAt: PgColumn }>(
  table: Table,
  id: string,
): Promise<Table["$inferSelect"] | undefined> => {
  const marked: LiveTable & { deletedAt: PgColumn } = table;
  const where = and(matchesId(marked.id, id), isNotNull(marked.deletedAt));
  return (await db().select().from(marked).where(where).for("update"))[0];
};

type Mark = "deletedAt" | "hiddenAt";

/**
 * Deletes or hides a row by setting the time of it, and restores it by clearing that time. False: there is no such
 * row, or nothing was to be done.
 */
export async function setMark(
  table: LiveTable & { updatedAt?: PgColumn; hiddenAt?: PgColumn },
  id: string,
  mark: Mark,
  set: boolean,
): Promise<boolean> {
  const column = table[mark];
  if (!column) throw new Error(`the table has no ${mark}`);
  const rows = await db()
    .update(table)
    .set({ [mark]: set ? sql`now()` : null, ...(table.updatedAt && { updatedAt: sql`now()` }) })
    .where(
      and(
        mark === "deletedAt" ? matchesId(table.id, id) : liveById(table, id),
        set ? isNull(column) : isNotNull(column),
      ),
    )
    .returning({ id: table.id });
  return rows.length > 0;
}
