import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { arch, cpus } from "node:os";

type Results = Record<string, Record<string, number>>;

export interface Report {
  add(name: string, values: Record<string, number>): void;
  save(file?: string): void;
}

const FOLDER = new URL("results/", import.meta.url);

/** Prints as it goes and keeps the last results beside the benchmarks, after those of `earlier`. */
export function createReport(earlier: Results = {}): Report {
  const results = { ...earlier };
  return {
    add(name, values) {
      results[name] = values;
      console.log(`\n${name}`);
      for (const [label, value] of Object.entries(values)) console.log(`  ${label.padEnd(26)} ${value}`);
    },
    save(file = "last.json") {
      const machine = { node: process.version, arch: arch(), cores: cpus().length };
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(new URL(file, FOLDER), `${JSON.stringify({ machine, results }, null, 2)}\n`);
    },
  };
}

/** What was saved before, of the names that are wanted. */
export function savedResults(file: string, wanted: (name: string) => boolean): Results {
  const { results } = JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as { results: Results };
  return Object.fromEntries(Object.entries(results).filter(([name]) => wanted(name)));
}
