import { THRESHOLDS, type SearchNumbers } from "#domain/athletes/search-query.ts";
import { SEASON_SOURCES } from "#domain/athletes/seasons.ts";
import { client } from "#server/platform/database/database.ts";
import { isPublic, type PreparedSearch } from "./conditions.ts";

type Total = `${(typeof SEASON_SOURCES)[number]}_${(typeof THRESHOLDS)[number]}`;
/** What is kept of an athlete: nothing that tells who it is. */
type Sampled = Record<Total, number> & { birthdate: string };

const SAMPLED = 5000;
const KEPT_MS = 3_600_000;

/** So small a part is looked through in no time, in an index that begins with numbers. */
const FEW = 1 / 200;
/** Where one in ten has the numbers, their index is too long to look through. */
const MANY = 1 / 10;
/** So many matches, if numbers had nothing to do with age, are no chance when there are none. */
const EXPECTED = 4;

/**
 * Whether the index of numbers leads to the page. PostgreSQL takes filters for independent: that games and minutes go
 * together, and that the young have few of both, it does not know. It would read a whole index for a page that nobody
 * is on.
 */
export async function hasFewNumbers({ query, bornFrom, bornTo }: PreparedSearch): Promise<boolean> {
  const { numbers } = query;
  if (!numbers) return false;
  const athletes = await sample();
  const reached = athletes.filter((one) => reaches(one, numbers));
  if (reached.length < FEW * athletes.length) return true;
  const isOfAge = ({ birthdate }: Sampled) =>
    (bornFrom === null || birthdate >= bornFrom) && (bornTo === null || birthdate <= bornTo);
  const expected = (reached.length * athletes.filter(isOfAge).length) / athletes.length;
  return expected > EXPECTED && reached.length < MANY * athletes.length && !reached.some(isOfAge);
}

const reaches = (one: Sampled, numbers: SearchNumbers): boolean =>
  (numbers.source ? [numbers.source] : SEASON_SOURCES).some((source) =>
    THRESHOLDS.every((what) => one[`${source}_${what}`] >= (numbers[what] ?? 0)),
  );

let known: { until: number; athletes: Promise<Sampled[]> } | undefined;

/** Read once an hour: what is common among athletes changes slowly. */
function sample(): Promise<Sampled[]> {
  if (!known || known.until < Date.now()) {
    const athletes = read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    known = { until: Date.now() + KEPT_MS, athletes };
  }
  return known.athletes;
}

async function read(): Promise<Sampled[]> {
  const { rows: sizes } = await client().query<{ rows: number }>(
    "select greatest(reltuples, 1)::float8 as rows from pg_class where oid = 'athletes'::regclass",
  );
  const percent = Math.min(100, (SAMPLED * 100) / sizes[0]!.rows);
  const totals = SEASON_SOURCES.flatMap((source) => THRESHOLDS.map((what) => `${source}_${what}`));
  const { rows } = await client().query<Sampled>(
    `select birthdate, ${totals.join(", ")} from athletes tablesample system ($1) where ${isPublic} limit ${SAMPLED * 2}`,
    [percent],
  );
  return rows;
}
