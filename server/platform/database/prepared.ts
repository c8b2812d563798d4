import { db } from "./database.ts";

/**
 * A query whose text is built once, for those that many pages ask: building it costs more than sending it. `build` ends
 * in Drizzle's `prepare`, with `sql.placeholder` where values go. A transaction has a connection, and so a query, of
 * its own.
 */
export function prepared<Query extends object>(build: () => Query): () => Query {
  const queries = new WeakMap<object, Query>();
  return () => {
    const database = db();
    let query = queries.get(database);
    if (!query) {
      query = build();
      queries.set(database, query);
    }
    return query;
  };
}
