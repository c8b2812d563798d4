import { Client, type ClientConfig } from "pg";
import { runningConnection } from "#tools/backup/running-connection.ts";

export type Row = Record<string, unknown>;

export interface Sql extends AsyncDisposable {
  query(text: string, values?: unknown[]): Promise<Row[]>;
}

/** One connection; tests that end the server under it hear so from the query under way. */
export async function openSql(connection: ClientConfig): Promise<Sql> {
  const client = new Client(connection);
  client.on("error", () => {});
  await client.connect();
  // Tests that do several things at once share the connection, which answers one question after the other.
  let before: Promise<unknown> = Promise.resolve();
  return {
    async query(text, values) {
      const answer = before.then(() => client.query<Row>(text, values));
      before = answer.catch(() => {});
      return (await answer).rows;
    },
    [Symbol.asyncDispose]: () => client.end(),
  };
}

/** Into the database of a running product: the embedded one of its folder unless it was given another. */
export function openSqlOf(product: { dataDir: string; connection?: Connection }): Promise<Sql> {
  const connection = product.connection ?? runningConnection(product.dataDir);
  if (!connection) throw new Error(`no PostgreSQL runs in ${product.dataDir}`);
  return openSql(connection);
}

export interface Connection {
  host: string;
  port?: number;
  user: string;
  database: string;
}

/** The same as DATABASE_URL says it, where the host may be the folder of a socket. */
export const urlOf = ({ host, port, user, database }: Connection): string =>
  `postgres://${user}@localhost${port ? `:${port}` : ""}/${database}?host=${encodeURIComponent(host)}`;

/** A published adult, the least that a public page needs. */
export async function insertAthlete(sql: Sql, subdomain: string, name: string): Promise<void> {
  await sql.query(
    "insert into athletes (subdomain, name, birthdate, visibility) values ($1, $2, '2004-05-06', 'public')",
    [subdomain, name],
  );
}
