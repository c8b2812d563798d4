import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { PAGE_SIZE, SORTS, type AthletePageQuery, type Sort } from "#domain/athletes/athlete-query.ts";
import { parseListAddress } from "#domain/athletes/list-schema.ts";
import { groupOf, POSITION_GROUPS, POSITIONS } from "#domain/athletes/positions.ts";
import { ageOn } from "#domain/dates.ts";
import { client } from "#server/platform/database/database.ts";
import { listAthletes, type AthleteList } from "./listing.ts";
import { ALL, insertAthletes, type InsertedAthlete } from "./testing/some-athletes.ts";

const TODAY = Temporal.PlainDate.from("2026-11-15");
// 600 athletes with many ties in every sort: 67 pages, so that the last ones have no number.
const NAMES = [
  "João Silva",
  "joão silva",
  "Ágata Luz",
  "Bruno Sá",
  "Álvaro Dias",
  "ana Prado",
  "Zeca D'Ávila",
];
const COUNT = 600;

let athletes: Map<string, InsertedAthlete>;

beforeAll(async () => {
  const many = Array.from({ length: COUNT }, (_, n) => ({
    name: NAMES[n % NAMES.length]!,
    birthdate: String(Temporal.PlainDate.from("2008-01-01").add({ days: (n * 37) % 400 })),
    position: POSITIONS[n % POSITIONS.length]!,
    created_at: `2026-01-01T00:00:00.${String(100_000 + (n % 90)).padStart(6, "0")}Z`,
  }));
  const inserted = await insertAthletes(many);
  athletes = new Map(inserted.map((athlete) => [athlete.id, athlete]));
});

const list = (filters: Partial<AthletePageQuery>) => listAthletes({ ...ALL, ...filters }, TODAY);
const ids = (page: AthleteList) => page.athletes.map(({ id }) => id);

/** Every page from the first on, as a visitor goes: by number as long as there is one, then by cursor. */
async function walkForwards(filters: Partial<AthletePageQuery>): Promise<AthleteList[]> {
  const pages = [await list(filters)];
  for (let page = pages[0]!; ; pages.push(page)) {
    if (page.next) page = await list({ ...filters, after: page.next });
    else if (page.page !== null && page.page < page.pages)
      page = await list({ ...filters, page: page.page + 1 });
    else return pages;
  }
}

async function walkBackwards(filters: Partial<AthletePageQuery>, from: AthleteList): Promise<AthleteList[]> {
  const pages: AthleteList[] = [];
  for (let page = from; page.previous; pages.unshift(page))
    page = await list({ ...filters, before: page.previous });
  return pages;
}

const byName = new Intl.Collator("pt-BR", { sensitivity: "base" });
/** Negative, zero or positive: where `a` stands to `b`; ties go by id, in the direction of the sort. */
const ORDER: Record<Sort, (a: InsertedAthlete, b: InsertedAthlete) => number> = {
  name: (a, b) => byName.compare(a.name, b.name) || (a.name === b.name ? compare(a.id, b.id) : 0),
  age: (a, b) => compare(b.birthdate, a.birthdate) || compare(b.id, a.id),
  newest: (a, b) => compare(b.created_at, a.created_at) || compare(b.id, a.id),
};
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function expectInOrder(sort: Sort, walked: readonly string[]) {
  const rows = walked.map((id) => athletes.get(id)!);
  for (const [at, row] of rows.entries()) {
    if (at > 0)
      expect(ORDER[sort](rows[at - 1]!, row), `${rows[at - 1]!.name}, ${row.name}`).toBeLessThanOrEqual(0);
  }
}

const matching = ({
  name,
  group,
  ageMin,
  ageMax,
}: Pick<AthletePageQuery, "name" | "group" | "ageMin" | "ageMax">) =>
  [...athletes.values()].filter((athlete) => {
    const age = ageOn(Temporal.PlainDate.from(athlete.birthdate), TODAY);
    const fitsAge = age >= ageMin && (ageMax === 18 || age <= ageMax);
    const fitsGroup = group === null || groupOf(athlete.position) === group;
    return fitsAge && fitsGroup && athlete.name.toLowerCase().includes(name);
  });

test("walking all pages, and back, meets every matching athlete once and in order", async () => {
  const stop = fc.integer({ min: 16, max: 18 });
  const wishes = fc.record({
    sort: fc.constantFrom(...SORTS),
    group: fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom(...POSITION_GROUPS) },
    ),
    name: fc.constantFrom("", "", "", "silva", "ana", "jo"),
    ages: fc.oneof(
      { weight: 3, arbitrary: fc.constant([13, 18]) },
      { weight: 1, arbitrary: fc.tuple(stop, stop) },
    ),
  });
  type Wish = typeof wishes extends fc.Arbitrary<infer T> ? T : never;
  const unfiltered = (sort: Sort): [Wish] => [{ sort, group: null, name: "", ages: [13, 18] }];
  await fc.assert(
    fc.asyncProperty(wishes, async ({ ages, ...wish }) => {
      const filters = { ...wish, ageMin: Math.min(...ages), ageMax: Math.max(...ages) };
      const expected = matching(filters).map(({ id }) => id);
      const pages = await walkForwards(filters);
      const walked = pages.flatMap(ids);
      expect([...walked].sort()).toEqual(expected.sort());
      expectInOrder(filters.sort, walked);
      const back = await walkBackwards(filters, pages.at(-1)!);
      const walkedBack = [...back.flatMap(ids), ...ids(pages.at(-1)!)];
      // Only a page without a number knows the way back by cursor.
      expect(walkedBack).toEqual(pages.at(-1)!.page === null ? walked : ids(pages.at(-1)!));
    }),
    { numRuns: 15, examples: SORTS.map(unfiltered) },
  );
}, 60_000);

describe("sorting", () => {
  test("names go by the Brazilian alphabet, whatever their accents and capitals", async () => {
    const [first, last] = [await list({}), await list({ page: 50 })];
    expect(new Set(first.athletes.map(({ name }) => name))).toEqual(new Set(["Ágata Luz"]));
    const order = (await walkForwards({})).flatMap((page) =>
      page.athletes.map(({ name }) => name.toLowerCase()),
    );
    expect([...new Set(order)]).toEqual([
      "ágata luz",
      "álvaro dias",
      "ana prado",
      "bruno sá",
      "joão silva",
      "zeca d'ávila",
    ]);
    expect(last.athletes[0]!.name.toLowerCase()).not.toBe("ágata luz");
  });

  test("by age, the youngest come first", async () => {
    const pages = await walkForwards({ sort: "age" });
    const ages = pages.flatMap((page) => page.athletes.map(({ age }) => age));
    expect(ages).toEqual([...ages].sort((a, b) => a - b));
  });

  test("the newest come first, to the microsecond", async () => {
    const newest = (await list({ sort: "newest" })).athletes.map(({ id }) => athletes.get(id)!.created_at);
    expect(newest).toEqual(newest.toSorted().toReversed());
    expect(newest[0]).toContain(".100089");
  });
});

describe("pages", () => {
  test("more matches than have a number are not counted further", async () => {
    expect(await list({})).toMatchObject({
      total: null,
      pages: 50,
      page: 1,
      next: null,
      previous: null,
      beyondEnd: false,
    });
    const few = await list({ group: "Goleiro" });
    const goalkeepers = matching({ ...ALL, group: "Goleiro" }).length;
    expect(few).toMatchObject({ total: goalkeepers, pages: Math.ceil(goalkeepers / PAGE_SIZE) });
  });

  test("exactly as many as have a number are all counted", async () => {
    const surplus = COUNT - 50 * PAGE_SIZE;
    const hidden = [...athletes.keys()].slice(0, surplus);
    await client().query("update athletes set visibility = 'hidden' where id = any($1)", [hidden]);
    expect(await list({ page: 50 })).toMatchObject({
      total: 450,
      pages: 50,
      next: null,
      athletes: { length: PAGE_SIZE },
    });
    await client().query("update athletes set visibility = 'public' where id = any($1)", [hidden]);
  });

  test("the fiftieth page leads on by cursor, and from there back again", async () => {
    const fiftieth = await list({ page: 50 });
    expect(fiftieth).toMatchObject({ page: 50, previous: null, beyondEnd: false });
    const after = await list({ after: fiftieth.next! });
    expect(after.page).toBeNull();
    const back = await list({ before: after.previous! });
    expect(ids(back)).toEqual(ids(fiftieth));
  });

  test("the first page reached backwards has no way further back", async () => {
    const second = await list({ page: 2 });
    const first = await list({ before: ids(second)[0]! });
    expect(ids(first)).toEqual(ids(await list({})));
    expect(first).toMatchObject({ previous: null, next: ids(first).at(-1) });
  });

  test("a page beyond the end says so", async () => {
    const beyond = { athletes: [], beyondEnd: true, next: null, previous: null };
    expect(await list({ group: "Goleiro", page: 49 })).toMatchObject({ ...beyond, page: 49 });
    for (const page of [51, 67, 1e6, Number.MAX_SAFE_INTEGER])
      expect(await list({ page })).toMatchObject({ ...beyond, pages: 50 });
    const last = (await walkForwards({})).at(-1)!;
    expect(last.next).toBeNull();
    expect(await list({ after: ids(last).at(-1)! })).toMatchObject(beyond);
  });

  test("a search that finds nobody is not a page beyond the end", async () => {
    expect(await list({ name: "xyzxyz" })).toMatchObject({
      athletes: [],
      total: 0,
      pages: 0,
      beyondEnd: false,
    });
  });
});

describe("cursors", () => {
  test("a cursor tells nothing about the athlete but who it is", async () => {
    for (const sort of SORTS) {
      const { next } = await list({ sort, page: 50 });
      expect(next).toMatch(/^[0-9a-f-]{36}$/);
      expect(athletes.has(next!)).toBe(true);
    }
  });

  test("a cursor of another sort shows what comes after that athlete in this one", async () => {
    const { next } = await list({ sort: "age", page: 50 });
    const page = await list({ sort: "newest", after: next! });
    expectInOrder("newest", [next!, ...ids(page)]);
  });

  test("what is no cursor counts as none", async () => {
    const first = ids(await list({}));
    for (const depois of ["", "x", "0", "'; select 1", "\0", "é".repeat(300), "%00", "WyJub21lIl0"]) {
      const filters = parseListAddress(new URLSearchParams({ depois, antes: depois }));
      expect(ids(await listAthletes(filters, TODAY))).toEqual(first);
    }
  });

  test("a cursor of an athlete who is not public, or not there, leads nowhere", async () => {
    const [hidden] = await insertAthletes([{ name: "Carla", visibility: "hidden" }]);
    for (const id of [hidden!.id, randomUUID()]) {
      expect(await list({ after: id })).toMatchObject({ athletes: [], beyondEnd: true });
      expect(await list({ before: id })).toMatchObject({ athletes: [], beyondEnd: true });
    }
  });
});
