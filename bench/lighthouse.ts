import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findChromium } from "../cli/chromium.ts";
import { measureTaps } from "./taps.ts";
import { withChrome } from "./with-chrome.ts";

// An adult: profiles that search engines may not show can have no full marks for being found.
const ATHLETE = "/a/wesley-damasceno";
const PATHS = [
  "/",
  "/atletas",
  ATHLETE,
  "/campeonatos",
  "/clubes",
  "/ranking",
  "/patrocinadores",
  "/contato",
  "/planos",
  "/api/docs",
];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const MEASURES = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
];

/**
 * Lighthouse with its mobile preset against the built server, and then the INP of the first interaction, which
 * Lighthouse does not measure: a tap on the menu button. `npm run lighthouse -- /path` for one page.
 */
const paths = process.argv.length > 2 ? process.argv.slice(2) : PATHS;
await withChrome(async ({ origin }, port) => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  try {
    for (const page of paths) {
      await fetch(origin + page);
      await printScores(origin, page, port);
      const { first, slowest, hydrated } = await measureTaps(browser, origin + page, { visits: 3 });
      console.log(
        `    INP of the first interaction ${first} ms · slowest tap until hydrated ${slowest} ms · after it ${hydrated} ms`,
      );
    }
  } finally {
    await browser.close();
  }
});

async function printScores(origin: string, page: string, port: number): Promise<void> {
  const run = await lighthouse(origin + page, {
    port,
    onlyCategories: CATEGORIES,
    logLevel: "silent",
  });
  if (!run) throw new Error(`no result for ${page}`);
  const scores = CATEGORIES.map((id) => `${id} ${Math.round((run.lhr.categories[id]?.score ?? 0) * 100)}`);
  const measures = MEASURES.map((id) => run.lhr.audits[id]?.displayValue);
  console.log(`${page}: ${scores.join(" · ")}  (${measures.join(", ")})`);
  const failed = Object.values(run.lhr.audits).filter(
    (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== "informative",
  );
  for (const audit of failed) console.log(`    ${audit.id}: ${audit.displayValue ?? audit.title}`);
}
