import { mkdirSync, writeFileSync } from "node:fs";
import { arch, cpus } from "node:os";
import type { Measured } from "./scouting-measure.ts";

/** Milliseconds at the largest size: p95 and the slowest. */
const LIMITS: Record<string, { p95: number; worst?: number }> = {
  "filter alone": { p95: 10, worst: 100 },
  "pair of filters": { p95: 10, worst: 100 },
  combination: { p95: 10, worst: 100 },
  "one word": { p95: 15 },
  "text with filters": { p95: 30 },
  "full name": { p95: 40 },
  radius: { p95: 30 },
  "radius with filters": { p95: 30 },
  "capped count": { p95: 50 },
};
/** From the smallest to the largest size: all times of filters alone, pairs and combinations together. */
const GROWTH = 3;
const GROWING = new Set(["filter alone", "pair of filters", "combination"]);

/** Prints the table, keeps it beside the benchmarks, and says whether all limits were held. */
export function writeScouting(results: readonly Measured[]): boolean {
  const largest = results.at(-1)!;
  const names = Object.keys(largest.times);
  const broken: string[] = [];
  const lines = [
    "# The search of clubs",
    "",
    `${new Date().toISOString().slice(0, 10)} · ${cpus()[0]?.model ?? "?"}, ${cpus().length} cores, ${arch()} · Node ${process.version}, PostgreSQL with the product's settings · milliseconds through \`searchAthletes\` and \`countAthletes\`, rows included. Each case is the quickest of five runs, minutes apart; p50 to worst are over the cases. \`npm run bench:scouting\``,
    "",
    "| what | athletes | cases | p50 | p95 | p99 | worst | limit (p95, worst) |",
    "|---|--:|--:|--:|--:|--:|--:|---|",
  ];
  for (const name of names)
    for (const { rows, times } of results) {
      const list = times[name] ?? [];
      const limit = LIMITS[name.split(",")[0]!]!;
      const last = rows === largest.rows;
      const values = [0.5, 0.95, 0.99, 1].map((share) => at(list, share));
      if (last && (values[1]! > limit.p95 || values[3]! > (limit.worst ?? Infinity))) broken.push(name);
      const shown = values.map((ms) => ms.toFixed(1)).join(" | ");
      lines.push(
        `| ${name} | ${rows} | ${list.length} | ${shown} | ${last ? [limit.p95, limit.worst].filter(Boolean).join(", ") : ""} |`,
      );
    }
  lines.push("", ...growth(results, broken));
  lines.push("", broken.length > 0 ? `Not held: ${broken.join("; ")}.` : "All limits were held.");
  lines.push("", `Slower than their limit at ${largest.rows}, with their plans:`);
  for (const { group, query, ms, plan } of largest.misses)
    lines.push(
      "",
      `## ${group}: ${ms.toFixed(0)} ms`,
      "",
      `\`${JSON.stringify(query)}\``,
      "",
      "```",
      plan,
      "```",
    );
  if (largest.misses.length === 0) lines.push("", "None.");
  const text = `${lines.join("\n")}\n`;
  console.log(text);
  const folder = new URL("results/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL("scouting.md", folder), text);
  return broken.length === 0;
}

function growth(results: readonly Measured[], broken: string[]): string[] {
  const all = ({ times }: Measured) =>
    Object.entries(times)
      .flatMap(([name, list]) => (GROWING.has(name.split(",")[0]!) ? list : []))
      .sort((a, b) => a - b);
  const [smallest, largest] = [all(results[0]!), all(results.at(-1)!)];
  return ([0.5, 0.95] as const).map((share) => {
    const times = at(largest, share) / at(smallest, share);
    if (times > GROWTH) broken.push(`growth of p${share * 100}`);
    return `Filters, pairs and combinations together, both pages: p${share * 100} ${at(smallest, share).toFixed(2)} ms among ${results[0]!.rows}, ${at(largest, share).toFixed(2)} ms among ${results.at(-1)!.rows}: ${times.toFixed(1)} times (at most ${GROWTH}).`;
  });
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
