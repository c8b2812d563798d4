import { matchRoutes } from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";
import { PATTERNS, ROUTE_PATTERNS } from "../helpers/route-patterns.ts";
import { openMatrix } from "../permissions/asker.ts";
import { DECISIONS } from "../permissions/decisions.ts";
import { DOOR_TESTS } from "../permissions/doors.ts";
import { intentsOfRoute, takesPosts } from "../permissions/intents.ts";
import { AREAS, ROWS } from "../permissions/matrix.ts";

const HOW =
  "Add a line for each to the table of its area in tests/permissions/rows/, saying what every actor should hear; table.ts explains the words.";

const DOORS = Object.keys(DOOR_TESTS);

let product: ClonedProduct;
let matrix: Awaited<ReturnType<typeof openMatrix>>;

beforeAll(async () => {
  product = await startDemo({ API_REQUESTS_PER_MINUTE: "1000000" });
  matrix = await openMatrix(product);
}, 300_000);

afterAll(() => product[Symbol.asyncDispose]());

test("every address of the product has a row, and every row an address", () => {
  const read = new Set(ROWS.filter(({ method }) => method === "GET").map(({ pattern }) => pattern));
  const missing = PATTERNS.filter((pattern) => !read.has(pattern)).map((pattern) => `GET ${pattern}`);
  expect(missing, HOW).toEqual([]);
  expect(ROWS.filter(({ pattern }) => !PATTERNS.includes(pattern)).map(({ text }) => text)).toEqual([]);
});

test("every form that a route takes has a row, and every row a form", () => {
  const rows = new Set(ROWS.filter(({ method }) => method === "POST").map(nameOf));
  const acts = ROUTE_PATTERNS.flatMap(({ pattern, file }) => {
    if (file === "data-routes.ts" || !takesPosts(file)) return [];
    const intents = intentsOfRoute(file);
    const known = [...rows].some((name) => name.startsWith(`POST ${pattern} `) || name === `POST ${pattern}`);
    return intents.length === 0 && known
      ? []
      : (intents.length === 0 ? [""] : intents).map((intent) => nameOf({ pattern, intent }));
  });
  expect(
    acts.filter((name) => !rows.has(name)),
    HOW,
  ).toEqual([]);
  const takers = new Set(
    ROUTE_PATTERNS.filter(({ file }) => file !== "data-routes.ts" && takesPosts(file)).map(
      ({ pattern }) => pattern,
    ),
  );
  expect(
    ROWS.filter(({ method, pattern }) => method === "POST" && !takers.has(pattern)).map(({ text }) => text),
  ).toEqual([]);
});

test("every decision that a form takes has a row", () => {
  const rows = new Set(
    ROWS.filter(({ method }) => method === "POST").flatMap(({ pattern, fields }) =>
      Object.entries(fields).map(([field, value]) => `POST ${pattern} ${field}=${value}`),
    ),
  );
  const decisions = Object.entries(DECISIONS).flatMap(([pattern, fields]) =>
    Object.entries(fields).flatMap(([field, values]) =>
      values.map((value) => `POST ${pattern} ${field}=${value}`),
    ),
  );
  expect(
    decisions.filter((name) => !rows.has(name)),
    HOW,
  ).toEqual([]);
});

describe.each(Object.entries(AREAS))("%s", (_area, rows) => {
  test("answers as the matrix says", async () => {
    expect(await matrix.differences(rows)).toEqual([]);
  });
});

test("every form that a page offered has a row", () => {
  const rows = new Set(ROWS.filter(({ method }) => method === "POST").map(nameOf));
  const routes = ROUTE_PATTERNS.map(({ pattern }) => ({ path: pattern, id: pattern }));
  const seen = [...matrix.acts]
    .filter((act) => !DOORS.some((door) => act.startsWith(`${door}/`) || act.startsWith(`${door} `)))
    .map((act) => {
      const [path = "", intent = ""] = act.split(" ", 2);
      const pattern =
        path === "/" ? path : (matchRoutes(routes, path.split(/[?#]/, 1)[0]!)?.at(-1)?.route.id ?? path);
      return nameOf({ pattern, intent });
    });
  expect(seen.length).toBeGreaterThan(100);
  expect([...new Set(seen)].filter((name) => !rows.has(name)).toSorted(), HOW).toEqual([]);
});

test("nobody sends anything but GET, HEAD and POST", async () => {
  const answered: string[] = [];
  for (const row of ROWS.filter(({ method }) => method === "GET"))
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const status = await matrix.status(method, matrix.pathOf(row), "admin");
      // Addresses that nobody knows have no methods either.
      if (status !== 405 && !(status === 404 && row.pattern === "/api/v1/*"))
        answered.push(`${method} ${row.pattern}: ${status}`);
    }
  expect(answered).toEqual([]);
});

function nameOf({ pattern, intent }: { pattern: string; intent: string }): string {
  return `POST ${pattern} ${intent}`.trim();
}
