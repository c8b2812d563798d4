import { eq, sql, type Column, type SQL } from "drizzle-orm";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The row of this id; what is no id names no row. Compared as an id, so that the key's index finds it. */
export const hasId = (column: Column, id: string): SQL => (UUID.test(id) ? eq(column, id) : sql`false`);
