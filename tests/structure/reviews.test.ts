import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { REVIEW_KINDS as NAMES } from "#domain/moderation/review-kinds.ts";
import { REVIEW_KINDS } from "#server/moderation/review-kinds.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

test("every kind of review that is declared is in the registry: one that is not could never be decided", () => {
  const sources = globSync("server/**/*.ts", { cwd: ROOT })
    .filter((file) => !/\.test\.|\/testing\/|^server\/platform\//.test(file))
    .map((file) => readFileSync(path.join(ROOT, file), "utf8"));
  const calls = sources.flatMap((source) => [...source.matchAll(/= defineReviewKind\(/g)]);
  const declared = sources.flatMap((source) =>
    [...source.matchAll(/defineReviewKind\(\{\s*name: "([^"]+)"/g)].map(([, name]) => String(name)),
  );
  expect(declared).toHaveLength(calls.length);
  expect(Object.values(REVIEW_KINDS).map(({ name }) => name)).toEqual([...NAMES]);
  expect(declared.toSorted()).toEqual([...NAMES].toSorted());
});
