import { db } from "./database.ts";
import { hasWords } from "#server/platform/lists/words.ts";
import { desc, inArray, sql, type PgColumn, type PgTable } from "./orm.ts";

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

/** The newest rows with these words in their name, deleted ones too: what is looked for may be how one went. */
export async function idsNamed(
  table: PgTable & { id: PgColumn },
  name: PgColumn,
  { text, limit }: Named,
): Promise<string[]> {
  const found = await db()
    .select({ id: table.id })
    .from(table)
    .where(hasWords(sql`search_key(${name})`, text))
    .orderBy(desc(table.id))
    .limit(limit);
  return found.map(({ id }) => String(id));
}

export interface Named {
  text: string;
  limit: number;
}
