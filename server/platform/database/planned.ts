import { client } from "./database.ts";
import { PgDialect, type SQL } from "./orm.ts";

const dialect = new PgDialect();

/**
 * Rows of a statement that PostgreSQL plans for its own values each time: without a name, it makes no plan for any
 * values. For questions whose answer may be many rows or few.
 */
export async function plannedRows<Row>(statement: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const { rows } = await client().query({ name: "", text, values: params });
  return rows as Row[];
}
