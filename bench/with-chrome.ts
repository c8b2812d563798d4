import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { launch } from "chrome-launcher";
import { buildIfNeeded } from "../cli/build.ts";
import { findChromium } from "../cli/chromium.ts";
import { startProduct, type Product } from "./start.ts";

// The address bar's suggestions are pages of their own, which would take the processor from the page that is measured.
const WITHOUT_ADDRESS_BAR = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup";
const FLAGS = ["--headless=new", "--no-sandbox", "--disable-background-networking", WITHOUT_ADDRESS_BAR];

/** The built product with its demo data, and the port of a Chromium that Lighthouse drives. Both end with the work. */
export async function withChrome(work: (product: Product, port: number) => Promise<void>): Promise<void> {
  buildIfNeeded();
  const dataDir = await mkdtemp(path.join(tmpdir(), "joia-lighthouse-"));
  const product = await startProduct({ dataDir });
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: FLAGS });
  try {
    await work(product, chrome.port);
  } finally {
    chrome.kill();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
