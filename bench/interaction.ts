import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { buildIfNeeded } from "../cli/build.ts";
import { findChromium } from "../cli/chromium.ts";
import { startProduct } from "./start.ts";
import { measureTaps, tapMenu } from "./taps.ts";

const INTERACTIONS = {
  "tap the menu button": ["/atletas", tapMenu],
  "tap a text field": ["/contato", (page: Page) => page.getByRole("main").getByLabel("Nome").tap()],
  "tap a link": ["/atletas", (page: Page) => page.getByRole("main").getByRole("link").first().tap()],
} as const;

/** What hydration costs whoever touches a page first, by what is touched (decision 4): `node bench/interaction.ts`. */
buildIfNeeded();
const dataDir = await mkdtemp(path.join(tmpdir(), "joia-interaction-"));
const product = await startProduct({ dataDir });
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
try {
  for (const [name, [address, tap]] of Object.entries(INTERACTIONS)) {
    const taps = await measureTaps(browser, product.origin + address, { tap, visits: 5 });
    console.log(
      `${address}, ${name}: first tap ${taps.first} ms, slowest until hydrated ${taps.slowest} ms, ` +
        `hydrated ${taps.hydrated} ms, longest task ${taps.longestTask} ms, ${taps.scripts} scripts asked for`,
    );
  }
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
