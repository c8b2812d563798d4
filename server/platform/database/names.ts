import { db } from "./database.ts";
import { inArray, type PgColumn, type PgTable } from "./orm.ts";

/** The names of rows by id. An id without a row is left out. */
export async function namesOf(
  table: PgTable & { id: PgColumn },
  name: PgColumn,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db()
    .select({ id: table.id, name })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return new Map(found.map((row) => [String(row.id), String(row.name)]));
}
