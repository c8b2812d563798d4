import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { configure } from "#server/identity/testing/configured.ts";
import { client, db } from "#server/platform/database/database.ts";
import { sql } from "#server/platform/database/orm.ts";
import { seal } from "#server/platform/sealed-text.ts";
import { keysetOf, type Page } from "./keyset.ts";

/** Few values, so that most rows share their key with others. */
const KEYS = {
  text: ["", "abelha", "Ábaco", "ábaco", "Zé", "'; --", "a\nb"],
  integer: ["-2147483648", "0", "1", "2147483647"],
  date: ["0001-01-01", "2008-02-29", "2026-11-19"],
  timestamptz: ["2026-11-19 05:00:00+00", "2026-11-19 05:00:00.000001+00", "2026-11-19 05:00:00.000002+00"],
} as const;

type KeyType = keyof typeof KEYS;
const TYPES = Object.keys(KEYS) as KeyType[];

interface Row extends Record<string, unknown> {
  id: string;
  sortKey: string;
}

interface Order {
  type: KeyType;
  descending: boolean;
  size: number;
}

beforeAll(async () => {
  configure();
  for (const type of TYPES)
    await client().query(
      `create table keyset_${type} (id uuid primary key default uuidv7(), key ${type} not null)`,
    );
});

const order = fc.record<Order>({
  type: fc.constantFrom(...TYPES),
  descending: fc.boolean(),
  size: fc.integer({ min: 1, max: 5 }),
});
/** Which of a type's keys each row has. */
const rows = fc.array(fc.nat(6), { maxLength: 18 });
/** What happens between two pages: a row at a place goes, or comes. */
const changes = fc.array(fc.array(fc.record({ deletes: fc.boolean(), which: fc.nat() }), { maxLength: 3 }), {
  maxLength: 20,
});

test("forwards every row comes once, in order, and each page's way back is the page before", async () => {
  await fc.assert(
    fc.asyncProperty(order, rows, async (asked, keys) => {
      await fill(asked.type, keys);
      const pages = await walk(asked, "after");
      expect(pages.flatMap(idsOf)).toEqual(await allIds(asked));
      for (const [at, { previous }] of pages.entries()) {
        if (at === 0) expect(previous).toBeNull();
        else expect(idsOf(await read(asked, { before: previous! }))).toEqual(idsOf(pages[at - 1]!));
      }
    }),
    { numRuns: 60 },
  );
});

test.each(["after", "before"] as const)(
  "%s a page, rows that come and go meanwhile neither repeat nor hide others",
  async (way) => {
    await fc.assert(
      fc.asyncProperty(order, rows, changes, async (asked, keys, between) => {
        await fill(asked.type, keys);
        // Backwards, a walk begins at the last page.
        const last = way === "before" ? (await walk(asked, "after")).at(-1)! : undefined;
        const before = await allIds(asked);
        const pages = await walk(asked, way, { last, between });
        const living = new Set(await allIds(asked));
        const seen = (way === "before" ? pages.toReversed() : pages).flatMap(idsOf);
        expect(new Set(seen).size).toBe(seen.length);
        const stayed = before.filter((id) => living.has(id) && !(last && idsOf(last).includes(id)));
        expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed);
      }),
      { numRuns: 60 },
    );
  },
);

describe("a cursor that this list did not give out", () => {
  const asked: Order = { type: "integer", descending: false, size: 2 };
  const position = (...parts: unknown[]) => seal(JSON.stringify(parts));
  const id = "01a1f202-5ea6-7029-9540-8e4f43a7082c";

  test.each<[string, () => string | Promise<string>]>([
    ["of no form at all", () => "%00'; drop table keyset_integer; --"],
    ["of hexadecimal digits", () => "00ff".repeat(40)],
    ["sealed, and no JSON", () => seal("{")],
    ["sealed, and something else", () => seal(JSON.stringify({ page: "/conta", fields: {} }))],
    ["of the other direction", async () => (await firstPage({ ...asked, descending: true })).next!],
    [
      "of a list that sorts text by the same word",
      async () => (await firstPage({ ...asked, type: "text" })).next!,
    ],
    ["with an id that is none", () => position("integer key+", "1", "1 or 1 = 1")],
    ["with a key of three", () => position("integer key+", "1", id, "4")],
  ])("%s is no cursor", async (_what, cursor) => {
    await fill("integer", [0, 1, 1, 2, 3]);
    await fill("text", [1, 2, 3, 4]);
    const first = idsOf(await firstPage(asked));
    expect(idsOf(await read(asked, { after: await cursor() }))).toEqual(first);
    expect(idsOf(await read(asked, { before: await cursor() }))).toEqual(first);
  });

  const firstPage = (of: Order) => read(of, {});
});

/** Page after page to the end of the way; `between` says what changes after each. */
async function walk(
  asked: Order,
  way: "after" | "before",
  { last, between = [] }: { last?: Page<Row>; between?: { deletes: boolean; which: number }[][] } = {},
): Promise<Page<Row>[]> {
  const pages: Page<Row>[] = [];
  for (const step of endless(between)) {
    const known = pages.at(-1) ?? last;
    const cursor = known && (way === "after" ? known.next : known.previous);
    if (known && !cursor) return pages;
    pages.push(await read(asked, cursor ? { [way]: cursor } : {}));
    for (const { deletes, which } of step) await change(asked, deletes, which);
  }
  return pages;
}

function* endless<Step>(steps: readonly Step[][]): Iterable<readonly Step[]> {
  yield* steps;
  for (let more = 0; more < 200; more++) yield [];
}

async function read(
  { type, descending, size }: Order,
  cursor: { after?: string; before?: string },
): Promise<Page<Row>> {
  const table = sql.raw(`keyset_${type}`);
  const keyset = await keysetOf({
    by: sql`key`,
    type,
    id: sql`id`,
    query: { sort: "key", descending, ...cursor },
    size,
  });
  const found = await db().execute<Row>(
    sql`select id, ${keyset.key} as "sortKey" from ${table} where ${keyset.where ?? sql`true`}
      order by ${sql.join(keyset.order, sql`, `)} limit ${keyset.limit}`,
  );
  return keyset.page(found.rows);
}

const idsOf = ({ rows: found }: Page<Row>): string[] => found.map(({ id }) => id);

async function allIds({ type, descending }: Order): Promise<string[]> {
  const way = descending ? "desc" : "asc";
  const found = await client().query<{ id: string }>(
    `select id from keyset_${type} order by key ${way}, id ${way}`,
  );
  return found.rows.map(({ id }) => id);
}

async function fill(type: KeyType, keys: readonly number[]): Promise<void> {
  await client().query(`delete from keyset_${type}`);
  await insert(type, keys);
}

async function change({ type }: Order, deletes: boolean, which: number): Promise<void> {
  if (!deletes) return insert(type, [which]);
  await client().query(
    `delete from keyset_${type} where id = (select id from keyset_${type} order by id
       offset $1 % greatest(1, (select count(*) from keyset_${type})) limit 1)`,
    [which % 1000],
  );
}

async function insert(type: KeyType, keys: readonly number[]): Promise<void> {
  const values = keys.map((key) => KEYS[type][key % KEYS[type].length]);
  await client().query(
    `insert into keyset_${type} (id, key) select gen_random_uuid(), key::${type} from unnest($1::text[]) key`,
    [values],
  );
}
