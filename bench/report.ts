import { mkdirSync, writeFileSync } from "node:fs";
import { arch, cpus } from "node:os";

export interface Report {
  add(name: string, values: Record<string, number>): void;
  save(file?: string): void;
}

/** Prints as it goes and keeps the last results beside the benchmarks. */
export function createReport(): Report {
  const results: Record<string, Record<string, number>> = {};
  return {
    add(name, values) {
      results[name] = values;
      console.log(`\n${name}`);
      for (const [label, value] of Object.entries(values)) console.log(`  ${label.padEnd(26)} ${value}`);
    },
    save(file = "last.json") {
      const machine = { node: process.version, arch: arch(), cores: cpus().length };
      const folder = new URL("results/", import.meta.url);
      mkdirSync(folder, { recursive: true });
      writeFileSync(new URL(file, folder), `${JSON.stringify({ machine, results }, null, 2)}\n`);
    },
  };
}
