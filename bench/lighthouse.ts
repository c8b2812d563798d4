import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { buildIfNeeded } from "../cli/build.ts";
import { findChromium } from "../cli/chromium.ts";
import { startProduct } from "./start.ts";
import { measureTaps } from "./taps.ts";

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
buildIfNeeded();
const dataDir = await mkdtemp(path.join(tmpdir(), "joia-lighthouse-"));
const product = await startProduct({ dataDir });
const executablePath = findChromium();
// The address bar's suggestions are pages of their own, which would take the processor from the page that is measured.
const WITHOUT_ADDRESS_BAR = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup";
const flags = ["--headless=new", "--no-sandbox", "--disable-background-networking", WITHOUT_ADDRESS_BAR];
const chrome = await launch({ chromePath: executablePath, chromeFlags: flags });
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  for (const page of paths) {
    await fetch(`${product.origin}${page}`);
    await printScores(page);
    const { first, slowest, hydrated } = await measureTaps(browser, product.origin + page, { visits: 3 });
    console.log(
      `    INP of the first interaction ${first} ms · slowest tap until hydrated ${slowest} ms · after it ${hydrated} ms`,
    );
  }
} finally {
  await browser.close();
  chrome.kill();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function printScores(page: string): Promise<void> {
  const run = await lighthouse(`${product.origin}${page}`, {
    port: chrome.port,
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
