import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { droppedResults } from "./dropped-results.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const EXAMPLE = "tests/structure/testing/drops-results.ts";

test("no answer that may be a refusal is dropped", { timeout: 120_000 }, () => {
  const isProduct = (file: string) =>
    /^(app|server|domain|drawing|tools|seed|cli)\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file);
  const found = droppedResults(ROOT, (file) => isProduct(file) || file === EXAMPLE);
  expect(found.filter((place) => !place.startsWith(EXAMPLE))).toEqual([]);
  // It sees each way of dropping one, and nothing else.
  const lines = readFileSync(path.join(ROOT, EXAMPLE), "utf8").split("\n");
  const dropped = lines.flatMap((line, n) => (line.includes('dropped"') ? [`${EXAMPLE}:${n + 1}`] : []));
  expect(found.filter((place) => place.startsWith(EXAMPLE))).toEqual(dropped);
});
