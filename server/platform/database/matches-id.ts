import { isId } from "#domain/id.ts";
import { eq, sql, type Column, type SQL } from "./orm.ts";

/** The row of an id from outside. An invalid id matches nothing. */
export const matchesId = (column: Column, id: string): SQL => (isId(id) ? eq(column, id) : sql`false`);
