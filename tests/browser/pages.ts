import { test as base, expect } from "@playwright/test";

/** Every test fails on what a visitor would not see but a developer should: script errors and refused content. */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !/status of 404/.test(message.text()))
          complaints.push(message.text());
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Hydration waits for an idle moment; tests of what script adds wait for it too. */
export async function hydrated(page: import("@playwright/test").Page): Promise<void> {
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
