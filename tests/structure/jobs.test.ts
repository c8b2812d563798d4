import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { JOBS } from "../../cli/background-work.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

test("every job that is defined is worked on: one that is not would wait for ever", async () => {
  const files = globSync("{server,app}/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (file) => !/\.test\.|\/testing\//.test(file),
  );
  const sources = await Promise.all(
    files.map(async (file) => ({ file, source: await readFile(path.join(ROOT, file), "utf8") })),
  );
  const defined = sources.flatMap(({ source }) =>
    [...source.matchAll(/defineJob\(\{\s*name: "([^"]+)"/g)].map(([, name]) => String(name)),
  );
  const calls = sources
    .filter(({ file }) => !file.startsWith("server/platform/jobs/"))
    .flatMap(({ source }) => [...source.matchAll(/= defineJob\(/g)]);
  expect(defined).toHaveLength(calls.length);
  expect(JOBS.map(({ name }) => name).toSorted()).toEqual(defined.toSorted());
});
