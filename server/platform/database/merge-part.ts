import { client, db } from "./database.ts";
import { sql, type PgColumn, type SQL } from "./orm.ts";

/** Two rows that are one thing: all that hangs on `gone` becomes `kept`'s. */
export interface Merged {
  kept: string;
  gone: string;
}

interface PassedRows {
  /** The column that names the merged thing. */
  column: PgColumn;
  /** What is unique together with it: of two rows that agree on these, the kept one's stays and the other is deleted. */
  once?: readonly PgColumn[];
  /** Which rows, where the column names things of several types. */
  where?: SQL;
}

/** What a capability does about its own rows when two things become one. */
export interface MergePart<What extends string = string> {
  /** How many rows would be passed, by what they are. */
  count: (merged: Merged) => Promise<Record<What, number>>;
  /** Inside the transaction that merges. */
  pass: (merged: Merged) => Promise<void>;
}

export const mergePart = <What extends string>(rows: Record<What, PassedRows>): MergePart<What> => ({
  async count({ gone }) {
    const counts = {} as Record<What, number>;
    for (const [what, passed] of entriesOf(rows)) counts[what] = await countRows(passed, gone);
    return counts;
  },
  async pass(merged) {
    for (const [, passed] of entriesOf(rows)) await passRows(passed, merged);
  },
});

const entriesOf = <What extends string>(rows: Record<What, PassedRows>) =>
  Object.entries(rows) as [What, PassedRows][];

async function countRows({ column, where }: PassedRows, id: string): Promise<number> {
  const found = await db().execute<{ rows: number }>(
    sql`select count(*)::int as rows from ${column.table} where ${column} = ${id} and ${where ?? sql`true`}`,
  );
  return found.rows[0]!.rows;
}

async function passRows({ column, once, where = sql`true` }: PassedRows, { kept, gone }: Merged) {
  const named = sql.identifier(column.name);
  if (once) {
    const same = once.map(({ name }) => {
      const each = sql.identifier(name);
      return sql`gone.${each} is not distinct from kept.${each}`;
    });
    const both = [sql`gone.${named} = ${gone}`, sql`kept.${named} = ${kept}`, ...same];
    await db().execute(
      sql`delete from ${column.table} gone using ${column.table} kept where ${sql.join(both, sql` and `)}`,
    );
  }
  await db().execute(
    sql`update ${column.table} set ${named} = ${kept} where ${column} = ${gone} and ${where}`,
  );
}

/**
 * Deleting a row deletes what refers to it, or clears the reference. After a merge nothing may be left that does:
 * a table that nobody thought of ends it here.
 */
export async function assertNothingRefers(table: "athletes", id: string): Promise<void> {
  const { rows } = await client().query<{ source: string; field: string }>(
    `select conrelid::regclass::text as source, attname as field from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = $1::regclass and cardinality(conkey) = 1`,
    [table],
  );
  for (const { source, field } of rows) {
    const left = await client().query(`select from ${source} where "${field}" = $1 limit 1`, [id]);
    if (left.rowCount) throw new Error(`rows of ${source} still refer to the merged row`);
  }
}
