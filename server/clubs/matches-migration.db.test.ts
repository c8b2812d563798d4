import { readFileSync } from "node:fs";
import pg from "pg";
import { expect, test } from "vitest";
import { withEmptyDatabase } from "#server/platform/database/testing/empty-database.ts";
import { connection } from "#server/platform/testing/own-database.ts";

const migrations = new URL("../../db/migrations/", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, migrations), "utf8");
const { entries } = JSON.parse(read("meta/_journal.json")) as { entries: { tag: string }[] };

test("results in words become goals, and the two sides of a match become one", async () => {
  await withEmptyDatabase(connection, async (database) => {
    const client = new pg.Client(database);
    await client.connect();
    try {
      const at = entries.findIndex(({ tag }) => tag.endsWith("_match-results"));
      for (const { tag } of entries.slice(0, at)) await client.query(read(`${tag}.sql`));
      await client.query("insert into clubs (name) values ('Serra Azul'), ('Vale'), ('Vila'), ('Vila')");
      await client.query(`insert into club_matches (club_id, opponent, result, score, match_date)
        select c.id, m.opponent, m.result, m.score, m.day::date from clubs c join (values
          ('Serra Azul', 'Vale', 'W', '3-1', '2026-03-01'), ('Vale', 'serra azul', 'L', '1-3', '2026-03-01'),
          ('Serra Azul', 'Vale', 'W', '2-0', '2026-04-01'), ('Vale', 'Serra Azul', 'W', '2-1', '2026-04-01'),
          ('Serra Azul', 'Vila', 'D', '0-0', '2026-05-01'), ('Vale', 'Serra Azul', 'L', '0-2', '2026-06-01')
        ) m (club, opponent, result, score, day) on m.club = c.name`);
      await client.query(read(`${entries[at]!.tag}.sql`));
      const { rows } = await client.query(
        `select c.name as club, coalesce(o.name, '"' || m.opponent_name || '"') as opponent,
           goals_for || '-' || goals_against as score, source, m.state
         from club_matches m join clubs c on c.id = m.club_id left join clubs o on o.id = m.opponent_id
         order by match_date, c.name`,
      );
      expect(rows.map((row: object) => Object.values(row).join(" "))).toEqual([
        "Serra Azul Vale 3-1 opponent confirmed",
        'Serra Azul "Vale" 2-0 staff confirmed',
        'Vale "Serra Azul" 2-1 staff confirmed',
        'Serra Azul "Vila" 0-0 staff confirmed',
        "Vale Serra Azul 0-2 staff confirmed",
      ]);
    } finally {
      await client.end();
    }
  });
});
