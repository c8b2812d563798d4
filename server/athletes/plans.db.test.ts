import { beforeAll, describe, expect, test } from "vitest";
import { SORTS, type AthleteQuery, type Sort } from "#domain/athletes/athlete-query.ts";
import { client } from "#server/platform/database/database.ts";
import { countStatement, listStatement, type PageRequest, type Statement } from "./list-sql.ts";
import { insertManyAthletes } from "./testing/many-athletes.ts";
import { ALL } from "./testing/some-athletes.ts";

const TODAY = Temporal.PlainDate.from("2026-11-15");
const ROWS = 20_000;
/** A page holds ten rows at most; what it may look at to find them, before the words of a search. */
const LOOKED_AT = 2500;

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
}

beforeAll(async () => {
  await insertManyAthletes(client(), ROWS, TODAY);
});

const FILTERS: Record<string, Partial<AthleteQuery>> = {
  "no filter": {},
  "a group and ages": { group: "Goleiro", ageMin: 15, ageMax: 16 },
  "a rare group and age": { group: "Goleiro", ageMax: 13 },
  "a common word": { name: "silva" },
  "a rare word": { name: "przybylski" },
  "a full name": { name: "João Silva Santos" },
  "a word that nobody has": { name: "xqzwk" },
  "two letters": { name: "zu" },
};

const conditions = (filter: Partial<AthleteQuery>): AthleteQuery => ({ ...ALL, ...filter });
const page = (filter: Partial<AthleteQuery>, { sort, ...request }: Partial<PageRequest> & { sort: Sort }) =>
  listStatement(conditions({ ...filter, sort }), { limit: 10, ...request }, TODAY);

describe.each(Object.entries(FILTERS))("%s", (_, filter) => {
  test.each(SORTS)("sorted by %s, is read from an index", async (sort) => {
    await expectIndexed(page(filter, { sort }));
  });

  test("is counted without reading everyone", async () => {
    const nodes = await explain(countStatement(conditions(filter), 451, TODAY));
    expect(Math.max(...nodes.map(looked)), summary(nodes)).toBeLessThan(ROWS / 4);
  });
});

describe.each(SORTS)("few matches, sorted by %s", (sort) => {
  // The last are two common names that nobody has together: PostgreSQL expects many who do.
  test.each(["przybylski", "João Silva Santos", "xqzwk", "joão gabriel"])(
    "%s: only they are read",
    async (name) => {
      const nodes = await expectIndexed(page({ name }, { sort, few: true }));
      expect(nodes.map((node) => node["Index Name"])).toContain("athletes_words");
    },
  );
});

describe.each(SORTS)("deep in the list by %s", (sort) => {
  test.each(["after", "before"] as const)("a page %s a cursor starts at it", async (side) => {
    const { text, values } = page({}, { sort, limit: 1, offset: 15_000 });
    const deep = await client().query(text, values);
    const nodes = await expectIndexed(page({}, { sort, [side]: deep.rows[0].id }));
    // Nothing of the fifteen thousand before it is read.
    expect(Math.max(...nodes.map(looked))).toBeLessThan(50);
  });
});

test.each(SORTS)("the fiftieth page by %s is read from an index", async (sort) => {
  await expectIndexed(page({}, { sort, offset: 441 }));
});

test.each(SORTS)("a plan for any value, sorted by %s, uses an index too", async (sort) => {
  // Statements without words are prepared by name: PostgreSQL plans them once for all values if that is no worse.
  for (const filter of [{}, FILTERS["a group and ages"]!]) {
    const { rows } = await client().query(
      `explain (generic_plan, format json) ${page(filter, { sort }).text}`,
    );
    expectNoSequentialScan(flatten(rows[0]["QUERY PLAN"][0].Plan));
  }
});

async function explain({ text, values }: Statement): Promise<PlanNode[]> {
  const { rows } = await client().query(`explain (analyze, timing off, format json) ${text}`, values);
  return flatten(rows[0]["QUERY PLAN"][0].Plan);
}

async function expectIndexed(statement: Statement): Promise<PlanNode[]> {
  const nodes = await explain(statement);
  expectNoSequentialScan(nodes);
  expect(nodes.map((node) => node["Index Name"]).filter(Boolean), summary(nodes)).not.toEqual([]);
  expect(Math.max(...nodes.map(looked)), summary(nodes)).toBeLessThan(LOOKED_AT);
  return nodes;
}

function expectNoSequentialScan(nodes: PlanNode[]): void {
  const sequential = nodes.filter((node) => node["Node Type"].includes("Seq Scan"));
  expect(
    sequential.map((node) => node["Relation Name"]),
    summary(nodes),
  ).toEqual([]);
}

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];
const looked = (node: PlanNode): number =>
  ((node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0)) * (node["Actual Loops"] ?? 1);
const summary = (nodes: PlanNode[]): string =>
  nodes
    .map(
      (node) => `${node["Node Type"]} ${node["Index Name"] ?? node["Relation Name"] ?? ""} (${looked(node)})`,
    )
    .join(" < ");
