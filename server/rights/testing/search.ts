import { client } from "#server/platform/database/database.ts";

/** Every table of ours and of the job queue in which a row, read as text, holds these words. */
export async function tablesWith(words: string): Promise<string[]> {
  const { rows } = await client().query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = await client().query(
      `select from ${name} as t where position(lower($1) in lower(to_jsonb(t)::text)) > 0 limit 1`,
      [words],
    );
    if (hit.rowCount) found.push(name);
  }
  return found;
}
