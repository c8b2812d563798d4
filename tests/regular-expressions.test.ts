import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const ROOT = path.join(import.meta.dirname, "..");
const SOURCES = globSync("{app,server,domain}/**/*.{ts,tsx}", { cwd: ROOT }).filter(
  (file) => !/\.test\.|\/testing\//.test(file),
);

/** What expressions stumble over: repeated, after a start that may match, before an end that does not. */
const PUMPS = [
  ...Array.from("aA0 @.-/_=;,:%+#&<\"'(\t\n\u00e1\u0301"),
  "a.",
  "a@",
  "0.",
  "0-",
  "a ",
  " ,",
  "a-",
  "%25",
  "(a",
  ") ",
  "0 ",
  "::",
  "=a",
  "//",
  "\u00e1 ",
];
const STARTS = ["", "x", "a@"];
const END = "\u0000!";
/** An expression that doubles its work with each letter is found out before it hangs. */
const FIRST = 22;
const SHORT = 2_000;
const LONG = 8_000;
/** Far above what any linear expression takes for the long text, far below what a quadratic one does. */
const WORTH_COMPARING_MS = 10;

/** Many of the system's ticks, of which one can last four milliseconds. */
const MEASURED_MS = 100;

/** Four times the text may take four times the work; a quadratic expression takes sixteen times. */
const MOST_GROWTH = 8;

test("no regular expression takes more than linear work on a long hostile text", { timeout: 120_000 }, () => {
  const found = expressionsIn(SOURCES);
  expect(found.size).toBeGreaterThan(100);
  const slow = [...found].filter(([, { expression }]) => growsTooFast(expression));
  expect(slow.map(([text, { file }]) => `${file}: ${text}`)).toEqual([]);
});

test("the expression that once blocked the process would be found", { timeout: 60_000 }, () => {
  for (const bad of [/[^/]*@[^/]*/g, /(a+)+$/, /\s+$/]) expect(growsTooFast(bad), bad.source).toBe(true);
  for (const good of [/^[^/@]*@/, /^\s+/, /^[\w.-]{2,60}$/])
    expect(growsTooFast(good), good.source).toBe(false);
});

function growsTooFast(expression: RegExp): boolean {
  return STARTS.some((start) =>
    PUMPS.some((pump) => {
      const text = (length: number) => start + pump.repeat(Math.ceil(length / pump.length)) + END;
      if (work(expression, text(FIRST)) > WORTH_COMPARING_MS) return true;
      if (work(expression, text(LONG)) <= WORTH_COMPARING_MS) return false;
      return meanWork(expression, text(LONG)) > MOST_GROWTH * meanWork(expression, text(SHORT));
    }),
  );
}

/** The least CPU time of three runs in milliseconds, as coarse as the system's ticks: enough to set aside the quick ones. */
function work(expression: RegExp, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && least > WORTH_COMPARING_MS; tries++)
    least = Math.min(
      least,
      cpuTime(() => run(expression, text)),
    );
  return least;
}

/** The CPU time of one run as the mean of so many that the ticks of the system's clock do not show. */
function meanWork(expression: RegExp, text: string): number {
  let runs = 0;
  const spent = cpuTime((soFar) => {
    do {
      run(expression, text);
      runs++;
    } while (soFar() < MEASURED_MS);
  });
  return spent / runs;
}

function run(expression: RegExp, text: string): void {
  expression.lastIndex = 0;
  text.replace(expression, "");
}

/** Of this thread alone: what the compiler, the collector or another process does meanwhile does not count. */
function cpuTime(act: (soFar: () => number) => void): number {
  const before = process.threadCpuUsage();
  const soFar = () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  act(soFar);
  return soFar();
}

function expressionsIn(files: readonly string[]): Map<string, { expression: RegExp; file: string }> {
  const found = new Map<string, { expression: RegExp; file: string }>();
  for (const file of files) {
    const { program } = parseSync(file, readFileSync(path.join(ROOT, file), "utf8"));
    JSON.stringify(program, (_key, node: unknown) => {
      const { regex } = (node ?? {}) as { regex?: { pattern: string; flags: string } };
      if (regex)
        found.set(`/${regex.pattern}/${regex.flags}`, {
          expression: new RegExp(regex.pattern, regex.flags),
          file,
        });
      return node;
    });
  }
  return found;
}
