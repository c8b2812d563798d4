import { readFileSync } from "node:fs";
import pg from "pg";
import { expect, test } from "vitest";
import { withEmptyDatabase } from "#server/platform/database/testing/empty-database.ts";
import { connection } from "#server/platform/testing/own-database.ts";

const migrations = new URL("../../db/migrations/", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, migrations), "utf8");
const { entries } = JSON.parse(read("meta/_journal.json")) as { entries: { tag: string }[] };

test("the one row of numbers becomes a declared season without a year", async () => {
  await withEmptyDatabase(connection, async (database) => {
    const client = new pg.Client(database);
    await client.connect();
    try {
      const at = entries.findIndex(({ tag }) => tag.endsWith("_seasons"));
      for (const { tag } of entries.slice(0, at)) await client.query(read(`${tag}.sql`));
      await client.query("insert into athletes (subdomain, name) values ('ana', 'Ana'), ('bia', 'Bia')");
      await client.query(`insert into athlete_stats (athlete_id, games, goals, minutes_played, pass_accuracy, updated_at)
        select id, 32, 21, 2588, 81, '2026-04-12T12:00:00Z' from athletes where subdomain = 'ana'`);
      await client.query(read(`${entries[at]!.tag}.sql`));
      const { rows } = await client.query(
        `select year, club, source, games, goals, assists, minutes, pass_accuracy, successful_dribbles,
           updated_at = '2026-04-12T12:00:00Z' as same_day from athlete_seasons`,
      );
      expect(rows).toEqual([
        {
          year: null,
          club: null,
          source: "declared",
          games: 32,
          goals: 21,
          assists: 0,
          minutes: 2588,
          pass_accuracy: 81,
          successful_dribbles: null,
          same_day: true,
        },
      ]);
    } finally {
      await client.end();
    }
  });
});
