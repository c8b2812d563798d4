import type { Browser, Page } from "@playwright/test";

/** A cheap phone, as Lighthouse plays it: a processor four times slower, and a slow 4G line. */
const SLOWER = 4;
const LINE = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8, offline: false };
/** Shorter than what starts hydration by itself. */
const LONGEST_MS = 2500;
/** What the browser reports no interaction below. */
const SHORTEST_REPORTED_MS = 16;

export interface Taps {
  /** INP of the first interaction: it finds a page without script, and starts hydration. */
  first: number;
  /** Tapping goes on until hydration is done, so that some tap meets it. */
  slowest: number;
  /** One more, when script answers it. */
  hydrated: number;
  longestTask: number;
  scripts: number;
}

export const tapMenu = (page: Page) =>
  page.getByRole("banner").locator("summary").filter({ hasText: /menu/i }).tap();

/** Medians of several visits, each in a new browser profile. */
export async function measureTaps(
  browser: Browser,
  address: string,
  { tap = tapMenu, visits }: { tap?: (page: Page) => Promise<void>; visits: number },
): Promise<Taps> {
  const all: Taps[] = [];
  for (let visit = 0; visit < visits; visit++) all.push(await visitAndTap(browser, address, tap));
  const of = (key: keyof Taps) => median(all.map((taps) => taps[key]));
  return {
    first: of("first"),
    slowest: of("slowest"),
    hydrated: of("hydrated"),
    longestTask: of("longestTask"),
    scripts: of("scripts"),
  };
}

async function visitAndTap(
  browser: Browser,
  address: string,
  tap: (page: Page) => Promise<void>,
): Promise<Taps> {
  const context = await browser.newContext({
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
    await page.addInitScript(() =>
      addEventListener(
        "click",
        (event) => {
          if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
        },
        true,
      ),
    );
    await page.goto(address);
    await tap(page);
    const first = await slowestTap(page);
    const until = Date.now() + LONGEST_MS;
    while (Date.now() < until && !(await page.evaluate(isHydrated))) await tap(page);
    const slowest = await slowestTap(page);
    const longestTask = await page.evaluate(() => Math.max(0, ...window.longTasks));
    await page.evaluate(() => document.dispatchEvent(new Event("keydown")));
    await page.waitForFunction(isHydrated);
    await page.evaluate(() => void (window.interactions = []));
    await tap(page);
    return { first, slowest, hydrated: await slowestTap(page), longestTask, scripts };
  } finally {
    await context.close();
  }
}

/** Once the browser has painted what the taps so far led to, and told how long that took. */
const slowestTap = (page: Page) =>
  page.evaluate(async (shortest) => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return Math.max(shortest, ...window.interactions);
  }, SHORTEST_REPORTED_MS);

declare global {
  interface Window {
    interactions: number[];
    longTasks: number[];
  }
}

function isHydrated(): boolean {
  const control = document.querySelector("main :is(a, button, input, summary)");
  return control !== null && Object.keys(control).some((key) => key.startsWith("__reactFiber$"));
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
