import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { buildIfNeeded } from "../cli/build.ts";
import { findChromium } from "../cli/chromium.ts";
import { startProduct } from "./start.ts";

/** A cheap phone, as Lighthouse plays it: a processor four times slower, and a slow 4G line. */
const SLOWER = 4;
const LINE = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8, offline: false };
const ROUNDS = 5;
/** Shorter than what starts hydration by itself. */
const LONGEST_MS = 2500;

const INTERACTIONS = {
  "tap the menu button": [
    "/atletas",
    (page: Page) => page.getByRole("banner").locator("summary").filter({ hasText: /menu/i }).tap(),
  ],
  "tap a text field": ["/contato", (page: Page) => page.getByRole("main").getByLabel("Nome").tap()],
  "tap a link": ["/atletas", (page: Page) => page.getByRole("main").getByRole("link").first().tap()],
} as const;

/**
 * What hydration costs whoever touches a page first (decision 4): `node bench/interaction.ts`. The first tap starts
 * it; tapping goes on until it is done, so that some tap meets it.
 */
buildIfNeeded();
const dataDir = await mkdtemp(path.join(tmpdir(), "joia-interaction-"));
const product = await startProduct({ dataDir });
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
try {
  for (const [name, [address, act]] of Object.entries(INTERACTIONS)) {
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(browser, address, act));
    const of = (key: keyof Round) => median(rounds.map((round) => round[key]));
    console.log(
      `${address}, ${name}: first tap ${of("first")} ms, slowest until hydrated ${of("slowest")} ms, ` +
        `longest task ${of("longestTask")} ms, ${of("scripts")} scripts asked for`,
    );
  }
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

interface Round {
  first: number;
  slowest: number;
  longestTask: number;
  scripts: number;
}

async function measure(on: Browser, address: string, act: (page: Page) => Promise<void>): Promise<Round> {
  const context = await on.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", LINE);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.addInitScript(observe);
    let scripts = 0;
    page.on("request", (request) => (scripts += request.resourceType() === "script" ? 1 : 0));
    // A link must not take the page away before it was measured.
    await page.addInitScript(() => addEventListener("click", (event) => event.preventDefault(), true));
    await page.goto(product.origin + address);
    await act(page);
    await page.waitForFunction(() => window.interactions.length > 0);
    const first = await page.evaluate(() => Math.max(...window.interactions));
    const until = Date.now() + LONGEST_MS;
    while (Date.now() < until && !(await page.evaluate(isHydrated))) await act(page);
    const [slowest, longestTask] = await page.evaluate(() => [
      Math.max(...window.interactions),
      Math.max(0, ...window.longTasks),
    ]);
    return { first, slowest, longestTask, scripts };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    interactions: number[];
    longTasks: number[];
  }
}

function isHydrated(): boolean {
  return Object.keys(document.querySelector("main a")!).some((key) => key.startsWith("__reactFiber$"));
}

/** Runs in the page: what the browser itself says of interactions and of tasks over 50 ms. */
function observe(): void {
  window.interactions = [];
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("interactionId" in entry && entry.interactionId) window.interactions.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.longTasks.push(Math.round(entry.duration));
  }).observe({ type: "longtask" });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
