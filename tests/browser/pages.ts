import { test as base, expect } from "@playwright/test";

/** Every test fails on what a visitor would not see but a developer should: script errors and refused content. */
export const test = base.extend<{ quiet: void; expectedComplaints: RegExp }>({
  expectedComplaints: [/status of 4\d\d/, { option: true }],
  // As behind a proxy: every test comes from an address of its own, so that none uses up another's tries.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here.
  extraHTTPHeaders: async ({}, use) => use({ "x-forwarded-for": `10.${byte()}.${byte()}.${byte()}` }),
  quiet: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !expectedComplaints.test(message.text()))
          complaints.push(message.text());
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The button of a menu in the page's head; a `<summary>`, for which browsers report no common role. */
export const menuButton = (page: import("@playwright/test").Page, name: string | RegExp) =>
  page.getByRole("banner").locator("summary").filter({ hasText: name });

const byte = () => Math.floor(Math.random() * 256);

/**
 * Hydration waits for an idle moment, and parts of a page for their own file; tests of what script adds
 * wait until every control has its handlers.
 */
export async function hydrated(page: import("@playwright/test").Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main :is(a, button, input, select, textarea, form)")].every((control) =>
      Object.keys(control).some((key) => key.startsWith("__reactFiber$")),
    ),
  );
  await page.evaluate(() => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve)));
}

/** Makes the forms of this page as old as forms that a person has read and filled in. */
export const ageForms = (page: import("@playwright/test").Page) => openedAgo(page, 60_000);

/** Makes them so young that no slow machine makes them old enough meanwhile. */
export const rejuvenateForms = (page: import("@playwright/test").Page) => openedAgo(page, -60_000);

/**
 * The server measures by what the form itself says (domain/moderation/bot-check.ts): nobody has to wait. A
 * rendering that comes in between puts the page's own value back, so the form is also corrected as it is sent.
 */
const openedAgo = (page: import("@playwright/test").Page, ms: number) =>
  page.locator("input[name=openedAt], input[name=aberto]").evaluateAll((fields, age) => {
    const at = String(Date.now() - age);
    for (const field of fields as HTMLInputElement[]) field.value = at;
    document.addEventListener("formdata", ({ formData }) => {
      for (const name of ["openedAt", "aberto"]) if (formData.has(name)) formData.set(name, at);
    });
  }, ms);
