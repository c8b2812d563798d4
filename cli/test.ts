import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { findChromium } from "./chromium.ts";
import { fail } from "./fail.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Every check, cheapest first; the first that fails ends the run. `npm test -- unit` runs those that match. */
const CHECKS: [name: string, command: string, ...args: string[]][] = [
  ["route types", "react-router", "typegen"],
  ["types", "tsc"],
  ["lint", "oxlint", "--type-aware", "--deny-warnings"],
  ["format", "oxfmt", "--check", "."],
  ["unit", ...vitest("unit")],
  ["database", ...vitest("database")],
  ["build", "node", "cli/build.ts"],
  ["processes", ...vitest("process")],
  ["browser", "playwright", "test"],
];

const wanted = process.argv.slice(2);
const times: string[] = [];
for (const [name, command, ...args] of CHECKS) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const env = name === "browser" ? { ...process.env, CHROMIUM: findChromium() } : process.env;
  const start = performance.now();
  console.log(`\n— ${name}`);
  const { status, error } = spawnSync(command, args, { cwd: ROOT, env, stdio: "inherit" });
  if (status !== 0) fail(`${name} failed${error ? `: ${error.message}` : ""}`);
  times.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
console.log(`\nAll checks passed: ${times.join(" · ")}`);

/** Prints the failures in full, and of what passes only the numbers. */
function vitest(project: string): [command: string, ...args: string[]] {
  return ["vitest", "run", "--project", project, "--reporter=minimal"];
}
