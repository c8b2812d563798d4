import type { Position } from "#domain/athletes/positions.ts";
import { THRESHOLDS, type SearchQuery } from "#domain/athletes/search-query.ts";
import { SEASON_SOURCES } from "#domain/athletes/seasons.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { adultsAmong } from "./queries.ts";
import { prepareSearch, whereSql } from "./search/conditions.ts";

/** A public profile that was published or changed. */
export interface SearchChange {
  athleteId: string;
  /** Published since, and not changed alone. */
  published: boolean;
  /** As PostgreSQL writes it: the row is forgotten only if nothing happened since. */
  changedAt: string;
  changedMs: number;
}

/** What was published or changed before this moment, the oldest first. Nothing is locked: profiles are saved meanwhile. */
export async function searchChanges(until: Temporal.Instant, limit: number): Promise<SearchChange[]> {
  const { rows } = await client().query<SearchChange>(
    `select athlete_id as "athleteId", before is null as published, changed_at::text as "changedAt",
       extract(epoch from changed_at)::float8 * 1000 as "changedMs"
     from search_changes where changed_at < $1 order by changed_at, athlete_id limit $2`,
    [String(until), limit],
  );
  return rows;
}

/** They were looked at. What changed again meanwhile stays for the next time. */
export async function forgetSearchChanges(changes: readonly SearchChange[]): Promise<void> {
  await client().query(
    `delete from search_changes c using unnest($1::uuid[], $2::timestamptz[]) as seen (id, changed_at)
     where c.athlete_id = seen.id and c.changed_at = seen.changed_at`,
    [changes.map(({ athleteId }) => athleteId), changes.map(({ changedAt }) => changedAt)],
  );
}

/** Searches that are asked in one statement: a round trip for each would take longer than the answer. */
const AT_ONCE = 50;

/** What conditions.ts asks of, and nothing more: the copies stay small. */
const FILTERED = [
  "id",
  "visibility",
  "search",
  "birthdate",
  "position_no",
  "position_mask",
  "state_no",
  "city_code",
  "foot_no",
  "height_key",
  "trait_mask",
  "has_video",
  "modality_no",
  "profile_updated_at",
  "most_games",
  "most_goals",
  "most_assists",
  ...SEASON_SOURCES.flatMap((source) => THRESHOLDS.map((what) => `${source}_${what}`)),
].join(", ");

/**
 * Whom each of these searches finds now among the changed athletes, and did not find before they changed. Some
 * searches at a time: `tell` gets the place of the first of them, and what each has found.
 */
export function newMatches(
  changes: readonly SearchChange[],
  queries: readonly SearchQuery[],
  today: Temporal.PlainDate,
  tell: (first: number, found: readonly string[][]) => Promise<void>,
): Promise<void> {
  return inTransaction(async () => {
    await copy(changes.map(({ athleteId }) => athleteId));
    const wasPublic = changes.some(({ published }) => !published);
    for (let first = 0; first < queries.length; first += AT_ONCE) {
      const asked = queries.slice(first, first + AT_ONCE);
      const values: unknown[] = [];
      const texts = [];
      for (const [place, query] of asked.entries()) {
        const where = whereSql(await prepareSearch(query, today), values);
        // Names of columns mean the innermost table: the same text asks both how it is and how it was.
        const before = `and not exists (select from pg_temp.formers f where f.id = c.id and ${where})`;
        texts.push(
          `select ${place} as place, id from pg_temp.candidates c where ${where} ${wasPublic ? before : ""}`,
        );
      }
      const { rows } = await client().query<{ place: number; id: string }>(texts.join(" union all "), values);
      const found: string[][] = asked.map(() => []);
      for (const { place, id } of rows) found[place]!.push(id);
      await tell(first, found);
    }
  });
}

/** The athletes as they are and as they were, in tables that a search looks through in no time. */
async function copy(ids: readonly string[]): Promise<void> {
  await client().query("drop table if exists pg_temp.candidates, pg_temp.formers");
  await client().query(
    `create temporary table candidates on commit drop as
     select ${FILTERED} from athletes where visibility = 'public' and id = any($1::uuid[])`,
    [ids],
  );
  await client().query(
    `create temporary table formers on commit drop as
     select ${FILTERED.replaceAll(/\w+/g, "former.$&")}
     from search_changes c, jsonb_populate_record(null::athletes, c.before) as former
     where c.athlete_id = any($1::uuid[]) and c.before is not null`,
    [ids],
  );
  // Most searches name a position, a state or birth years.
  for (const columns of ["position_no, birthdate", "state_no, birthdate", "birthdate"])
    await client().query(`create index on pg_temp.candidates (${columns})`);
  await client().query("analyze pg_temp.candidates, pg_temp.formers");
}

/** What a mail to a club may say of a public athlete. A minor's name is not in it. */
export interface ReportedAthlete {
  id: string;
  name: string | null;
  birthYear: number;
  position: Position | null;
  state: string | null;
}

/** Those of these athletes who are public. */
export async function reportedAthletes(
  ids: readonly string[],
  today: Temporal.PlainDate,
): Promise<Map<string, ReportedAthlete>> {
  const asked = [...new Set(ids)];
  const adults = new Set(await adultsAmong(asked, today));
  const { rows } = await client().query<Omit<ReportedAthlete, "name"> & { name: string }>(
    `select id, name, birth_year as "birthYear", position, state from athletes
     where id = any($1::uuid[]) and visibility = 'public'`,
    [asked],
  );
  return new Map(rows.map((row) => [row.id, { ...row, name: adults.has(row.id) ? row.name : null }]));
}
