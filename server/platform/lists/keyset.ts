import { z } from "zod";
import type { ListQuery } from "#domain/lists/list.ts";
import { sql, type SQL, type PgColumn } from "#server/platform/database/orm.ts";
import { seal, unsealIfPossible } from "#server/platform/sealed-text.ts";

/** Rows of a page in the administration. */
const LIST_PAGE = 50;

interface KeysetOf {
  /** What the list is sorted by; never null, and made of the row alone, so that an index can hold it. */
  by: PgColumn | SQL;
  type: "timestamptz" | "text" | "integer" | "date" | "uuid";
  /** Ids decide between rows of one key. */
  id: PgColumn | SQL;
  query: Pick<ListQuery, "sort" | "descending" | "after" | "before">;
  size?: number;
}

export interface Page<Row> {
  rows: Row[];
  /** Cursors of the neighbours. */
  next: string | null;
  previous: string | null;
}

/** The parts of one statement that reads a page of a sorted list. */
export interface Keyset {
  /** Select this as `sortKey`: the key as text, exact to the microsecond. */
  key: SQL<string>;
  where: SQL | undefined;
  order: SQL[];
  /** In which the rows are read: the other way round where the page before is asked for. */
  direction: SQL;
  limit: number;
  page<Row extends { id: string; sortKey: string }>(found: readonly Row[]): Promise<Page<Row>>;
}

const position = z.tuple([z.string(), z.string(), z.uuid()]);

/**
 * A page from a place in the list to the next: no row before it is read, so that every page costs the same, and a row
 * that was deleted or inserted meanwhile neither repeats nor hides others. The cursor is the key and id of the row at
 * the page's edge, not the row itself, which may be gone by then. It is sealed: a key may be a name or a birth date,
 * which stand in no address. One that does not open, or is of another order, counts as none.
 */
export async function keysetOf({ by, type, id, query, size = LIST_PAGE }: KeysetOf): Promise<Keyset> {
  // Lists may call different columns by one name: the key of the one does not read as that of the other.
  const order = `${type} ${query.sort}${query.descending ? "-" : "+"}`;
  const start = await openCursor(query.after ?? query.before, order);
  const backwards = start !== null && query.after === undefined;
  const rising = query.descending === backwards;
  const direction = sql.raw(rising ? "asc" : "desc");
  return {
    key: sql<string>`(${by})::text`,
    where:
      start === null
        ? undefined
        : sql`(${by}, ${id}) ${sql.raw(rising ? ">" : "<")} (${start.key}::${sql.raw(type)}, ${start.id}::uuid)`,
    order: [sql`${by} ${direction}`, sql`${id} ${direction}`],
    direction,
    // One row more than a page tells whether there is another one.
    limit: size + 1,
    async page(found) {
      const more = found.length > size;
      const shown = backwards ? found.slice(0, size).toReversed() : found.slice(0, size);
      const cursorOf = (edge: { id: string; sortKey: string } | undefined) =>
        edge ? seal(JSON.stringify([order, edge.sortKey, edge.id])) : null;
      const [next, previous] = await Promise.all([
        backwards || more ? cursorOf(shown.at(-1)) : null,
        (backwards ? more : start !== null) ? cursorOf(shown[0]) : null,
      ]);
      return { rows: shown, next, previous };
    },
  };
}

async function openCursor(cursor: string | undefined, order: string) {
  const text = cursor && (await unsealIfPossible(cursor));
  if (!text) return null;
  try {
    const read = position.safeParse(JSON.parse(text));
    return read.success && read.data[0] === order ? { key: read.data[1], id: read.data[2] } : null;
  } catch {
    return null;
  }
}
