import type { Sql } from "../helpers/sql.ts";

/** What the product writes about any request, whoever asks: counts, who looked, and the log of what was done. */
const ABOUT_REQUESTS = [
  "rate_limits",
  "form_acts",
  "unsent_forms",
  "profile_views",
  "audit_log",
  "audit_values",
];

/**
 * From now on a change of any row fails, and nobody is ever too fast. Every act can be tried by everybody, in any order
 * and at once: whoever is let in fails where the product would have written, and the next finds all as it was.
 */
export async function forbidWriting(sql: Sql): Promise<void> {
  await sql.query(`create function refuse_write() returns trigger language plpgsql as
    $$ begin raise exception 'the matrix lets nobody write'; end $$`);
  await sql.query(`create function count_nothing() returns trigger language plpgsql as
    $$ begin new.points := 0; return new; end $$`);
  await sql.query("delete from rate_limits");
  await sql.query(`create trigger count_nothing before insert or update on rate_limits
    for each row execute function count_nothing()`);
  const tables = await sql.query(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and not tablename = any($1)",
    [ABOUT_REQUESTS],
  );
  for (const { name } of tables)
    await sql.query(`create trigger refuse_write before insert or update or delete on ${String(name)}
      for each row execute function refuse_write()`);
}
