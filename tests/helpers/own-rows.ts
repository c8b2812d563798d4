import type { Sql } from "./sql.ts";

/**
 * One number for all rows of a club in each table that names it, and in each table that hangs on one of those: a
 * change of any column of any row changes it.
 */
export async function ownRows(sql: Sql, clubId: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const sum = async (table: string, where: string) => {
    const [row] = await sql.query(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), 'none') || ' of ' || count(*) as sum
       from ${table} t where ${where}`,
      [clubId],
    );
    found[table] = String(row!["sum"]);
  };
  const tables = await sql.query(`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'club_id' order by 1`);
  for (const { name } of tables) await sum(String(name), "t.club_id = $1");
  const children = await sql.query(
    `select child.relname as child, a.attname as column, parent.relname as parent
     from pg_constraint c
     join pg_class child on child.oid = c.conrelid
     join pg_class parent on parent.oid = c.confrelid
     join pg_attribute a on a.attrelid = child.oid and a.attnum = c.conkey[1]
     where c.contype = 'f' and parent.relname = any($1) and not child.relname = any($1)
       and exists (select from pg_attribute k where k.attrelid = parent.oid and k.attname = 'id')`,
    [tables.map(({ name }) => name)],
  );
  for (const { child, column, parent } of children)
    await sum(String(child), `t.${String(column)} in (select id from ${String(parent)} where club_id = $1)`);
  return found;
}
