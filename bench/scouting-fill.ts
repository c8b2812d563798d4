import type pg from "pg";
import { insertScoutedAthletes } from "#server/athletes/testing/scouted-athletes.ts";
import { today } from "#server/platform/clock.ts";

const PARTS = 20;

/** Indexes are made anew after the rows: to add a million rows to them would take most of the time. */
export async function fillScouting(
  bare: pg.Pool,
  range: { from: number; to: number },
  /** Changes the rows before their indexes are made. */
  change?: string,
): Promise<void> {
  const { rows: indexes } = await bare.query<{ name: string; sql: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as sql from pg_index
     where indrelid = 'athletes'::regclass and not indisunique`,
  );
  for (const { name } of indexes) await bare.query(`drop index ${name}`);
  // Triggers write for saved searches and caches; nobody reads them here.
  await bare.query("alter table athletes disable trigger user");
  await insertScoutedAthletes(bare, range, today());
  await bare.query("alter table athletes disable trigger user");
  // In parts: one statement over a million rows kept more memory than a machine has.
  const parts = change ? PARTS : 0;
  for (let part = 0; part < parts; part++)
    await bare.query(`${change} where abs(hashtext(subdomain)) % ${PARTS} = ${part}`);
  await bare.query("alter table athletes enable trigger user");
  for (const { sql } of indexes) await bare.query(sql);
  // As autovacuum does in the product: pages that are known to be visible need no look at the table.
  await bare.query("vacuum (analyze) athletes");
  await bare.query("checkpoint");
}
