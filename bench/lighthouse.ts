import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { buildIfNeeded } from "../cli/build.ts";
import { findChromium } from "../cli/chromium.ts";
import { startProduct } from "./start.ts";

// An adult: profiles that search engines may not show can have no full marks for being found.
const ATHLETE = "/a/wesley-damasceno";
const PATHS = ["/", "/atletas", ATHLETE, "/campeonatos", "/ranking", "/contato", "/planos", "/api/docs"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Lighthouse with its mobile preset against the built server. `npm run lighthouse -- /path` for one page. */
const paths = process.argv.length > 2 ? process.argv.slice(2) : PATHS;
buildIfNeeded();
const dataDir = await mkdtemp(path.join(tmpdir(), "joia-lighthouse-"));
const product = await startProduct({ dataDir });
const flags = ["--headless=new", "--no-sandbox", "--disable-background-networking"];
const chrome = await launch({ chromePath: findChromium(), chromeFlags: flags });
try {
  for (const page of paths) {
    await fetch(`${product.origin}${page}`);
    const run = await lighthouse(`${product.origin}${page}`, {
      port: chrome.port,
      onlyCategories: CATEGORIES,
      logLevel: "silent",
    });
    if (!run) throw new Error(`no result for ${page}`);
    const scores = CATEGORIES.map((id) => `${id} ${Math.round((run.lhr.categories[id]?.score ?? 0) * 100)}`);
    const measures = [
      "first-contentful-paint",
      "largest-contentful-paint",
      "total-blocking-time",
      "cumulative-layout-shift",
    ];
    console.log(
      `${page}: ${scores.join(" · ")}  (${measures.map((id) => run.lhr.audits[id]?.displayValue).join(", ")})`,
    );
    const failed = Object.values(run.lhr.audits).filter(
      (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== "informative",
    );
    for (const audit of failed) console.log(`    ${audit.id}: ${audit.displayValue ?? audit.title}`);
  }
} finally {
  chrome.kill();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
