import { execFileSync, type ExecFileSyncOptions } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildIfNeeded } from "../cli/build.ts";
import { addressesOf, connectionOf, loadInTurns, middle, rounded } from "./answers.ts";
import type { Asked } from "./load.ts";
import { createReport } from "./report.ts";
import { OWN_FOLDER, startProduct, type Product } from "./start.ts";
import { countStatements } from "./statements.ts";

/** `npm run bench:against <commit>`: this folder and another commit, measured in turns in one run. */
const STARTS = 5;

const [commit] = process.argv.slice(2);
if (!commit) throw new Error("say which commit: npm run bench:against <commit>");

const temporary = await mkdtemp(path.join(tmpdir(), "joia-against-"));
const otherFolder = path.join(temporary, "source");
const report = createReport();
const running: Record<string, Product> = {};
try {
  checkOut(commit, otherFolder);
  run("node", ["cli/build.ts"], otherFolder);
  buildIfNeeded();
  const sides = {
    [commit]: { folder: otherFolder, dataDir: path.join(temporary, "other") },
    ours: { folder: OWN_FOLDER, dataDir: path.join(temporary, "ours") },
  };
  const starts: Record<string, Product[]> = { [commit]: [], ours: [] };
  for (let n = 0; n <= STARTS; n++)
    for (const [side, place] of Object.entries(sides)) {
      const product = await startProduct(place);
      // The first start fills in the demo data.
      if (n > 0) starts[side]!.push(product);
      await product.stop();
    }
  for (const [what, read] of [
    ["ms", (product: Product) => product.readyMs],
    ["CPU ms", (product: Product) => product.startCpuMs],
  ] as const) {
    const [theirs, ours] = [starts[commit]!, starts["ours"]!].map((all) => middle(all.map(read)));
    compare(`start with data present, ${what}`, theirs!, ours!, 0);
  }

  for (const [side, place] of Object.entries(sides)) running[side] = await startProduct(place);
  const asked: Record<string, Asked> = {};
  const statements: Record<string, number> = {};
  for (const [side, product] of Object.entries(running)) {
    const { made, cached } = await addressesOf(product);
    const counted = await countStatements({ ...sides[side]!, connection: connectionOf(product) }, made);
    for (const [name, count] of Object.entries(counted)) statements[`${name}|${side}`] = count;
    for (const [name, one] of Object.entries({ ...made, cached }))
      asked[`${name}|${side}`] = { origin: product.origin, ...one };
  }
  // The two sides of each address one after the other.
  const loads = await loadInTurns(
    Object.fromEntries(Object.entries(asked).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
  for (const name of new Set(Object.keys(asked).map((key) => key.split("|", 1)[0]!))) {
    const of = (side: string) => `${name}|${side}`;
    compare(`${name}, CPU ms`, loads[of(commit)]!.cpuMs, loads[of("ours")]!.cpuMs, 3);
    compare(`${name}, req/s`, loads[of(commit)]!.requestsPerSecond, loads[of("ours")]!.requestsPerSecond, 0);
    if (of("ours") in statements)
      compare(`${name}, SQL statements`, statements[of(commit)]!, statements[of("ours")]!, 0);
  }
  report.save("against.json");
} finally {
  for (const product of Object.values(running)) await product.stop();
  run("git", ["worktree", "remove", "--force", otherFolder], OWN_FOLDER);
  await rm(temporary, { recursive: true, force: true });
}

function compare(name: string, theirs: number, ours: number, digits: number): void {
  report.add(name, {
    [commit!]: rounded(theirs, digits),
    ours: rounded(ours, digits),
    "ours ÷ other": rounded(ours / theirs),
  });
}

/** The other commit's source with its packages: ours, where they are the same. */
function checkOut(revision: string, folder: string): void {
  run("git", ["worktree", "add", "--detach", folder, revision], OWN_FOLDER);
  if (samePackages(folder))
    symlinkSync(path.join(OWN_FOLDER, "node_modules"), path.join(folder, "node_modules"));
  else run("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], folder);
}

interface Lock {
  packages: Record<string, { version?: string; dev?: boolean; optional?: boolean }>;
}

function samePackages(folder: string): boolean {
  const read = (...parts: string[]) =>
    (JSON.parse(readFileSync(path.join(...parts), "utf8")) as Lock).packages;
  const installed = read(OWN_FOLDER, "node_modules/.package-lock.json");
  return Object.entries(read(folder, "package-lock.json")).every(
    ([name, { version, dev, optional }]) =>
      name === "" || dev || optional || installed[name]?.version === version,
  );
}

function run(command: string, values: string[], cwd: string): void {
  const options: ExecFileSyncOptions = { cwd, stdio: ["ignore", "ignore", "inherit"] };
  execFileSync(command === "node" ? process.execPath : command, values, options);
}
