import { SEARCH_SORTS, type SearchSort } from "#domain/athletes/search-query.ts";
import { client } from "#server/platform/database/database.ts";
import { isPublic } from "./conditions.ts";
import { SORT_KEYS } from "./order.ts";
import { asNumber, TESTED, type NumberColumns, type TestedColumn } from "./row-tests.ts";

/** Some public athletes, drawn at random: what search filters on, column by column, and in what order they come. */
export interface Sample {
  size: number;
  /** How many public athletes there are for each one of these. */
  scale: number;
  columns: NumberColumns;
  texts: readonly string[];
  /** Their places in the columns above, in the order of each sort. */
  orders: Record<SearchSort, Int32Array>;
  /** How many come before each of them. */
  ranks: Record<SearchSort, Int32Array>;
}

const SAMPLED = 6000;
const KEPT_MS = 900_000;

let drawn: { at: number; sample: Promise<Sample> } | undefined;

/** Drawn anew now and then, and nobody but the first waits for it: what is common among athletes changes slowly. */
export function athleteSample(): Promise<Sample> {
  const former = drawn;
  if (former && Date.now() < former.at + KEPT_MS) return former.sample;
  const sample = drawSample();
  return former?.sample ?? sample;
}

/** For whoever has just added many athletes. */
export function drawSample(): Promise<Sample> {
  const former = drawn;
  const sample = read();
  drawn = { at: Date.now(), sample };
  sample.catch(() => (drawn = former));
  return sample;
}

type SampledRow = Record<TestedColumn, number | string | boolean | Date | null> & { search: string } & Record<
    SearchSort,
    number
  >;

const COLUMNS = Object.keys(TESTED) as TestedColumn[];

async function read(): Promise<Sample> {
  const { rows: sizes } = await client().query<{ rows: number }>(
    "select greatest(reltuples, 1)::float8 as rows from pg_class where oid = 'athletes'::regclass",
  );
  const part = Math.min(1, SAMPLED / sizes[0]!.rows);
  const places = SEARCH_SORTS.map((sort) => {
    const { column, collation, descending } = SORT_KEYS[sort];
    return `(row_number() over (order by ${column}${collation} ${descending ? "desc" : "asc"}) - 1)::int as "${sort}"`;
  });
  const { rows } = await client().query<SampledRow>(
    `select ${COLUMNS.join(", ")}, search, ${places.join(", ")} from
     (select * from athletes tablesample system ($1) repeatable (1) where ${isPublic} limit ${SAMPLED * 2}) as drawn`,
    [part * 100],
  );
  return {
    size: rows.length,
    scale: 1 / part,
    columns: Object.fromEntries(
      COLUMNS.map((column) => [column, Float64Array.from(rows, (row) => asNumber(row[column]))]),
    ) as NumberColumns,
    texts: rows.map(({ search }) => search),
    orders: ofSorts((sort) => placesBy(rows, sort)),
    ranks: ofSorts((sort) => Int32Array.from(rows, (row) => row[sort])),
  };
}

const ofSorts = (make: (sort: SearchSort) => Int32Array) =>
  Object.fromEntries(SEARCH_SORTS.map((sort) => [sort, make(sort)])) as Record<SearchSort, Int32Array>;

function placesBy(rows: readonly SampledRow[], sort: SearchSort): Int32Array {
  const places = new Int32Array(rows.length);
  rows.forEach((row, place) => (places[row[sort]] = place));
  return places;
}
