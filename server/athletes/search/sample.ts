import { THRESHOLDS, type SearchNumbers } from "#domain/athletes/search-query.ts";
import { SEASON_SOURCES } from "#domain/athletes/seasons.ts";
import { client } from "#server/platform/database/database.ts";
import { isPublic, type PreparedSearch } from "./conditions.ts";

const TOTALS = SEASON_SOURCES.flatMap((source) => THRESHOLDS.map((what) => `${source}_${what}` as const));
type Total = (typeof TOTALS)[number];

/** Of each athlete the birth date and the numbers, column by column; nothing that tells who it is. */
interface Sample {
  birthdates: readonly string[];
  totals: Record<Total, Int32Array>;
}

const SAMPLED = 2000;
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
  const { birthdates, totals } = await sample();
  const isOfAge = (birthdate: string) =>
    (bornFrom === null || birthdate >= bornFrom) && (bornTo === null || birthdate <= bornTo);
  const all = birthdates.length;
  const reached = reachedBy(numbers, totals, all);
  if (reached.length < FEW * all) return true;
  const expected = (reached.length * birthdates.filter(isOfAge).length) / all;
  return (
    expected > EXPECTED && reached.length < MANY * all && !reached.some((at) => isOfAge(birthdates[at]!))
  );
}

/** The places of those who have the numbers. */
function reachedBy(numbers: SearchNumbers, totals: Sample["totals"], all: number): number[] {
  const ways = (numbers.source ? [numbers.source] : SEASON_SOURCES).map((source) =>
    THRESHOLDS.flatMap((what) => {
      const least = numbers[what];
      return least === undefined ? [] : [{ column: totals[`${source}_${what}`], least }];
    }),
  );
  const reached: number[] = [];
  for (let at = 0; at < all; at++)
    if (ways.some((way) => way.every(({ column, least }) => column[at]! >= least))) reached.push(at);
  return reached;
}

let known: { until: number; sample: Promise<Sample> } | undefined;

/** Read once an hour: what is common among athletes changes slowly. */
function sample(): Promise<Sample> {
  if (!known || known.until < Date.now()) {
    const reading = read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    known = { until: Date.now() + KEPT_MS, sample: reading };
  }
  return known.sample;
}

async function read(): Promise<Sample> {
  const { rows: sizes } = await client().query<{ rows: number }>(
    "select greatest(reltuples, 1)::float8 as rows from pg_class where oid = 'athletes'::regclass",
  );
  const percent = Math.min(100, (SAMPLED * 100) / sizes[0]!.rows);
  const { rows } = await client().query<Record<Total, number> & { birthdate: string }>(
    `select birthdate, ${TOTALS.join(", ")} from athletes tablesample system ($1) where ${isPublic} limit ${SAMPLED * 2}`,
    [percent],
  );
  const columns = TOTALS.map((total) => [total, Int32Array.from(rows, (row) => row[total])] as const);
  return {
    birthdates: rows.map(({ birthdate }) => birthdate),
    totals: Object.fromEntries(columns) as Sample["totals"],
  };
}
