import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { createRandom } from "#drawing/random.ts";
import { insertScoutedAthletes } from "#server/athletes/testing/scouted-athletes.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { now, today } from "#server/platform/clock.ts";
import { client, connect, disconnect } from "#server/platform/database/database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { reportNewMatches } from "#server/scouting/saved-search-report.ts";
import { aSavingClub, inventQuery, publishAtOnce } from "#server/scouting/testing/saving-clubs.ts";
import { startEmbedded } from "#tools/postgres/embedded.ts";
import { createReport } from "./report.ts";

/** `npm run bench:saved-searches`: the daily run over 10 000 saved searches and 5 000 new athletes. */
const CLUBS = 200;
const SEARCHES_A_CLUB = 50;
const ATHLETES = 5000;
const SECONDS = 60;

const dataDir = await mkdtemp(path.join(tmpdir(), "joia-bench-saved-"));
const started = await startEmbedded({ dataDir });
if (!started.ok) throw new Error(started.error.message);
const { connection, stop } = started.value;
const bare = new pg.Pool({ ...connection, max: 4 }).on("error", () => {});
try {
  configure();
  await migrate(bare);
  connect(connection, 8);
  await saveSearches();
  // Some of them stay private.
  await insertScoutedAthletes(bare, { to: Math.ceil(ATHLETES * 1.2) }, today());
  const { rows } = await client().query<{ id: string }>(
    "select id from athletes where visibility = 'public' order by id limit $1",
    [ATHLETES],
  );
  await client().query("delete from athletes where id <> all($1)", [rows.map(({ id }) => id)]);
  await publishAtOnce(rows.map(({ id }) => id));
  await measure();
} finally {
  await disconnect();
  await bare.end();
  await stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function saveSearches(): Promise<void> {
  const random = createRandom("saved searches");
  for (let club = 0; club < CLUBS; club++) {
    const { actor } = await aSavingClub();
    const queries = Array.from({ length: SEARCHES_A_CLUB }, () => inventQuery(random, today().year));
    await client().query(
      `insert into saved_searches (club_id, name, query, created_by, alerts_to, stop_token)
       select $1::uuid, 'Busca ' || n, query, $2::uuid, $2::uuid, $1::uuid || '-' || n
       from jsonb_array_elements($3::jsonb) with ordinality as asked (query, n)`,
      [actor.profile!.profileId, actor.userId, JSON.stringify(queries)],
    );
  }
}

async function measure(): Promise<void> {
  const report = createReport();
  const begun = performance.now();
  const mailed = await reportNewMatches(now());
  const ended = performance.now();
  const { rows } = await client().query<Record<string, number>>(
    `select (select count(*)::int from saved_searches) as searches,
       (select count(distinct query - 'sort')::int from saved_searches) as different,
       (select count(*)::int from athletes) as athletes,
       count(*)::int as matches, count(distinct (search_id, athlete_id))::int as pairs,
       count(distinct search_id)::int as matched
     from saved_search_matches`,
  );
  const [{ mails }] = (
    await client().query<{ mails: number }>(
      "select count(*)::int as mails from mails where template = 'saved-search'",
    )
  ).rows as [{ mails: number }];
  const counted = rows[0]!;
  const again = await reportNewMatches(now());
  report.add("saved searches, one daily run", {
    ...counted,
    mails,
    "mails of a second run": again,
    seconds: Math.round((ended - begun) / 10) / 100,
  });
  report.save("saved-searches.json");
  const once =
    counted["matches"] === counted["pairs"] &&
    mails === mailed &&
    mails === counted["matched"] &&
    again === 0;
  console.log(once ? "\nEach match was sent once." : "\nNOT every match was sent once.");
  if (!once || ended - begun > SECONDS * 1000) process.exitCode = 1;
}
