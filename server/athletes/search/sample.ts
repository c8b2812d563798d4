import { SEARCH_SORTS, type SearchSort } from "#domain/athletes/search-query.ts";
import { client } from "#server/platform/database/database.ts";
import { log } from "#server/platform/log.server.ts";
import { isPublic } from "./conditions.ts";
import { SORT_KEYS } from "./order.ts";
import { asNumber, TESTED, type Bits, type NumberColumns, type TestedColumn } from "./row-tests.ts";

/** Some public athletes, drawn at random: what search filters on, column by column, and in what order they come. */
export interface Sample {
  size: number;
  /** How many public athletes there are for each one of these. */
  scale: number;
  columns: NumberColumns;
  everybody: Bits;
  /** Who passes what was asked before, by what it was. */
  known: Map<string, Bits>;
  /** What words are looked for in: of all of them, a line each. */
  text: string;
  /** Where each line begins. */
  starts: Int32Array;
  /** How often some of them have these three letters in a row. */
  letters: ReadonlyMap<string, number>;
  /** Their places in the columns above, in the order of each sort. */
  orders: Record<SearchSort, Int32Array>;
}

const SAMPLED = 12000;
/** Enough to tell which letters are rare: counting them keeps everybody waiting. */
const LETTERS_SAMPLED = 2000;
const KEPT_MS = 900_000;

let drawn: { at: number; sample: Sample } | undefined;
let drawing: Promise<Sample> | undefined;

/** Drawn anew now and then, and nobody but the first waits for it: what is common among athletes changes slowly. */
export async function athleteSample(): Promise<Sample> {
  if (!drawn) return drawing ?? drawSample();
  if (Date.now() > drawn.at + KEPT_MS && !drawing)
    drawSample().catch((error: unknown) =>
      log.warn({ err: error }, "cannot draw the sample of athletes anew"),
    );
  return drawn.sample;
}

/** For whoever has just added many athletes. */
export async function drawSample(): Promise<Sample> {
  const started = (drawing = read());
  try {
    const sample = await started;
    drawn = { at: Date.now(), sample };
    return sample;
  } finally {
    if (drawing === started) drawing = undefined;
  }
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
  const texts = rows.map(({ search }) => search);
  return {
    size: rows.length,
    scale: 1 / part,
    columns: Object.fromEntries(
      COLUMNS.map((column) => [column, Float64Array.from(rows, (row) => asNumber(row[column]))]),
    ) as NumberColumns,
    everybody: new Int32Array(Math.ceil(rows.length / 32)).fill(-1),
    known: new Map(),
    text: texts.join("\n"),
    starts: startsOf(texts),
    letters: lettersIn(texts.slice(0, LETTERS_SAMPLED)),
    orders: ofSorts((sort) => placesBy(rows, sort)),
  };
}

const ofSorts = (make: (sort: SearchSort) => Int32Array) =>
  Object.fromEntries(SEARCH_SORTS.map((sort) => [sort, make(sort)])) as Record<SearchSort, Int32Array>;

function placesBy(rows: readonly SampledRow[], sort: SearchSort): Int32Array {
  const places = new Int32Array(rows.length);
  rows.forEach((row, place) => (places[row[sort]] = place));
  return places;
}

function startsOf(texts: readonly string[]): Int32Array {
  const starts = new Int32Array(texts.length);
  for (let place = 1; place < texts.length; place++)
    starts[place] = starts[place - 1]! + texts[place - 1]!.length + 1;
  return starts;
}

function lettersIn(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (let at = 0; at + 3 <= text.length; at++) {
      const letters = text.slice(at, at + 3);
      counts.set(letters, (counts.get(letters) ?? 0) + 1);
    }
  return counts;
}
