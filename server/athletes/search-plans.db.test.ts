import { beforeAll, describe, expect, test } from "vitest";
import {
  SEARCH_SORTS,
  searchQuerySchema,
  type SearchFilter,
  type SearchQuery,
  type SearchSort,
} from "#domain/athletes/search-query.ts";
import { SEASON_SOURCES } from "#domain/athletes/seasons.ts";
import { client } from "#server/platform/database/database.ts";
import type { Statement } from "./list-sql.ts";
import { prepareSearch } from "./search/conditions.ts";
import { quickestWay, type Lead, type Way } from "./search/quickest-way.ts";
import { athleteSample, drawSample } from "./search/sample.ts";
import { countStatement, pageStatements } from "./search/statements.ts";
import { insertScoutedAthletes } from "./testing/scouted-athletes.ts";

const TODAY = Temporal.PlainDate.from("2026-11-15");
const ROWS = 30_000;

/** The index of each sort holds every filter: it is read until the page is full. */
const SORTED: Record<SearchSort, string> = {
  newest: "athletes_newest",
  name: "athletes_by_name",
  age: "athletes_by_age",
  height: "athletes_by_height",
  completeness: "athletes_by_completeness",
};

interface Expected {
  /** What is asked for: so little that reading the sort's index would look at too many. */
  wish: Partial<SearchQuery>;
  /** The index that finds them; every other one is a surprise. Null: the index of the sort itself. */
  index: string | null;
  /** What leads to them, if it is not the sort. */
  lead?: Lead;
}

/** What each filter is found by. A filter without a line here does not compile. */
const FILTERS: Record<SearchFilter, Expected> = {
  text: { wish: { text: "przybylski" }, index: "athletes_words", lead: "words" },
  ageMin: { wish: { ageMin: 24 }, index: null },
  ageMax: { wish: { ageMax: 13 }, index: null },
  bornFrom: { wish: { bornFrom: 2013 }, index: null },
  bornTo: { wish: { bornTo: 2002 }, index: null },
  category: { wish: { category: 13 }, index: null },
  groups: { wish: { groups: ["Goleiro"] }, index: null },
  positions: { wish: { positions: ["Segundo atacante"] }, index: null },
  states: { wish: { states: ["RR"] }, index: "athletes_by_state", lead: "place" },
  city: { wish: { city: 1_400_100 }, index: "athletes_by_city", lead: "place" },
  foot: { wish: { foot: "Ambidestro" }, index: null },
  heightMin: { wish: { heightMin: 198 }, index: "athletes_by_height", lead: "height" },
  heightMax: { wish: { heightMax: 141 }, index: "athletes_by_height", lead: "height" },
  traits: { wish: { traits: ["reflexo", "pênaltis"] }, index: "athletes_words", lead: "traits" },
  video: { wish: { video: true }, index: null },
  numbers: {
    wish: { numbers: { source: "match_sheet", goals: 20 } },
    index: "athletes_by_match_sheet",
    lead: "numbers",
  },
  modality: { wish: { modality: "feminino" }, index: null },
  updatedSince: { wish: { updatedSince: "2026-11-08" }, index: null },
};

beforeAll(async () => {
  await insertScoutedAthletes(client(), { to: ROWS }, TODAY);
  await drawSample();
}, 60_000);

test("every filter of a search names its index", () => {
  const { secondary: _, radiusKm: __, sort: ___, ...filters } = searchQuerySchema.shape;
  expect(Object.keys(FILTERS).sort()).toEqual(Object.keys(filters).sort());
});

const wayOf = (lead: Lead): Way => ({
  lead,
  looked: 1000,
  facets: [],
  letters: new Map(),
});

describe.each(Object.entries(FILTERS))("%s", (_, { wish, index, lead = "sort" }) => {
  test.each(SEARCH_SORTS)("sorted by %s, is found by its index", async (sort) => {
    const query = searchQuerySchema.parse({ ...wish, sort });
    const search = await prepareSearch(query, TODAY);
    const { value: statement } = pageStatements(search, { limit: 21 }, wayOf(lead)).next();
    const plan = await planOf(statement!);
    expectOnly(plan, index === null ? [SORTED[sort]] : [SORTED[sort], index]);
    if (lead !== "sort" || sort === "newest") expect(indexesOf(plan)).toEqual([index ?? SORTED[sort]]);
  });
});

const NUMBERS = {
  match_sheet: "athletes_by_match_sheet",
  club: "athletes_by_club",
  declared: "athletes_by_declared",
};

test.each(SEASON_SOURCES)(
  "rare numbers of the source %s are found and counted by its index",
  async (source) => {
    const query = searchQuerySchema.parse({ numbers: { source, assists: 14 } });
    const search = await prepareSearch(query, TODAY);
    const found = pageStatements(search, { limit: 21 }, wayOf("numbers")).next();
    expect(indexesOf(await planOf(found.value!))).toEqual([NUMBERS[source]]);
    expect(indexesOf(await planOf(countStatement(search, 1001, wayOf("numbers"))))).toEqual([
      NUMBERS[source],
    ]);
  },
);

test.each(SEARCH_SORTS)(
  "who is rare for several reasons is found by the index of builds, by %s",
  async (sort) => {
    const wish = { foot: "Ambidestro", modality: "feminino", heightMin: 178, ageMax: 16, video: true };
    const search = await prepareSearch(searchQuerySchema.parse({ ...wish, sort }), TODAY);
    expect(quickestWay(search, { limit: 21 }, await athleteSample()).lead).toBe("build");
    const { value: statement } = pageStatements(search, { limit: 21 }, wayOf("build")).next();
    const plan = await planOf(statement!);
    expect(indexesOf(plan)).toEqual(["athletes_by_build"]);
    const condition = plan.map((node) => node["Index Cond"] ?? "").join();
    for (const led of ["has_video", "modality_no", "foot_no", "birth_year", "height_key", "birthdate"])
      expect(condition).toContain(led);
  },
);

test.each<[expected: Lead, wish: Partial<SearchQuery>]>([
  ["sort", {}],
  ["sort", { states: ["SP"] }],
  ["place", { states: ["RR"], foot: "Canhoto" }],
  ["sort", { numbers: { source: "declared", games: 5 } }],
  ["numbers", { numbers: { source: "match_sheet", goals: 30 } }],
  // Many have so many games, and many are so young, but nobody is both.
  ["sort", { numbers: { source: "club", games: 45 } }],
  ["numbers", { numbers: { source: "club", games: 45 }, bornFrom: 2012 }],
  ["texts", { text: "silva" }],
  ["sort", { text: "silva", states: ["SP"], foot: "Ambidestro" }],
  ["words", { text: "przybylski zimmermann" }],
  ["traits", { traits: ["reflexo", "pênaltis", "lançamento"], foot: "Ambidestro" }],
])("the quickest way to a page is by the %s for %j", async (expected, wish) => {
  const search = await prepareSearch(searchQuerySchema.parse(wish), TODAY);
  expect(quickestWay(search, { limit: 21 }, await athleteSample()).lead).toBe(expected);
});

test.each(SEARCH_SORTS)("a common word is looked for in the texts alone, by %s", async (sort) => {
  const wish = { text: "silva", ageMin: 15, heightMin: 150 };
  const search = await prepareSearch(searchQuerySchema.parse({ ...wish, sort }), TODAY);
  const { value: statement } = pageStatements(search, { limit: 21 }, wayOf("texts")).next();
  const plan = await planOf(statement!);
  // Who has it is then asked the rest.
  expect(indexesOf(plan).sort()).toEqual(["athletes_pkey", `athletes_texts_by_${sort}`]);
  expect(plan.map((node) => node["Node Type"])).toContain("Index Only Scan");
});

test("a word with filters is found by one index that is asked for both", async () => {
  const query = searchQuerySchema.parse({ text: "Nascimento", foot: "Ambidestro", states: ["RJ", "PB"] });
  const search = await prepareSearch(query, TODAY);
  const way = quickestWay(search, { limit: 21 }, await athleteSample());
  const found = pageStatements(search, { limit: 21 }, { ...way, lead: "words" }).next();
  const plan = await planOf(found.value!);
  expect(indexesOf(plan)).toEqual(["athletes_words"]);
  const condition = plan.map((node) => node["Index Cond"] ?? "").join();
  // Four letters of the word, the foot and the states.
  expect(condition).toMatch(/search ~~ '%[a-z]{4}%'.*@> '\{303\}'.*&& '\{119,115\}'/);
});

test("rare numbers of any source are found in the index of each", async () => {
  const query = searchQuerySchema.parse({ numbers: { source: null, assists: 14 } });
  const found = pageStatements(await prepareSearch(query, TODAY), { limit: 21 }, wayOf("numbers")).next();
  expect(indexesOf(await planOf(found.value!)).sort()).toEqual(Object.values(NUMBERS).sort());
});

test.each(SEARCH_SORTS)(
  "without any filter, sorted by %s, the page is read from the sort's index",
  async (sort) => {
    const search = await prepareSearch({ sort }, TODAY);
    const first = pageStatements(search, { limit: 21 }, wayOf("sort")).next();
    expectOnly(await planOf(first.value!), [SORTED[sort]]);
  },
);

type PlanNode = { "Node Type": string; "Index Name"?: string; "Index Cond"?: string; Plans?: PlanNode[] };
type Plan = PlanNode[];

async function planOf({ text, values }: Statement): Promise<Plan> {
  const { rows } = await client().query(`explain (format json) ${text}`, values);
  return flatten(rows[0]["QUERY PLAN"][0].Plan);
}

const flatten = (node: PlanNode): Plan => [node, ...(node.Plans ?? []).flatMap(flatten)];
const indexesOf = (plan: Plan) => [...new Set(plan.flatMap((node) => node["Index Name"] ?? []))];

function expectOnly(plan: Plan, allowed: readonly string[]): void {
  const types = plan.map((node) => node["Node Type"]);
  expect(
    types.filter((type) => type.includes("Seq Scan")),
    JSON.stringify(plan[0]),
  ).toEqual([]);
  expect(allowed, JSON.stringify(plan[0])).toEqual(expect.arrayContaining(indexesOf(plan)));
}
