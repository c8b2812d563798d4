import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect } from "./pages.ts";

/** The two sizes for which pages are laid out differently. */
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

/** Minified: the page gets it anew after each load. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** axe finds nothing on the page as it stands now. `where` says which page, for tests that look at several. */
export async function expectAccessible(page: Page, where = page.url()): Promise<void> {
  // A page says what its form was answered before all of it is here: until then a bar says so, outside of any region.
  await expect(page.locator(".navigation-progress"), where).toHaveCount(0);
  // The package for Playwright opens a second page for each analysis, which takes eight times as long.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const results = await inPage.run(document, { resultTypes: ["violations"] });
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  });
  expect(violations, where).toEqual([]);
}

/** Nothing makes the page scroll sideways. */
export async function expectNoOverflow(page: Page, where = page.url()): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, where).toBe(0);
}

/**
 * No field lies over another one: a browser's own time field is wider where the clock has twelve hours. The two handles of
 * one slider do on purpose.
 */
export async function expectFieldsApart(page: Page, where = page.url()): Promise<void> {
  const together = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("main :is(input, select, textarea)")]
      .filter(
        (field) => !/^(?:hidden|radio|checkbox|file|range)$/.test(field.type) && field.checkVisibility(),
      )
      .map((field) => ({ name: field.name, box: field.getBoundingClientRect() }));
    return fields.flatMap(({ name, box }, at) =>
      fields
        .slice(at + 1)
        .filter(
          (other) =>
            box.left < other.box.right - 1 &&
            other.box.left < box.right - 1 &&
            box.top < other.box.bottom - 1 &&
            other.box.top < box.bottom - 1,
        )
        .map((other) => `${name} and ${other.name}`),
    );
  });
  expect(together, where).toEqual([]);
}

/** Checks a page at both sizes with one load, and leaves it at the phone's. */
export async function atBothSizes(
  page: Page,
  check: (size: "phone" | "desktop") => Promise<void>,
): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await check("desktop");
  await page.setViewportSize(PHONE);
  await check("phone");
}
