import { test as base, expect, type Page } from "@playwright/test";

export const test = base.extend<{ open: Open; expectedComplaints: RegExp }>({
  expectedComplaints: [/status of 4\d\d/, { option: true }],
  // As behind a proxy: every test comes from an address of its own, so that none uses up another's tries.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here.
  extraHTTPHeaders: async ({}, use) => use({ "x-forwarded-for": `10.${byte()}.${byte()}.${byte()}` }),
  // A test fails on what a visitor would not see but a developer should: script errors and refused content.
  page: async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !expectedComplaints.test(message.text()))
        complaints.push(message.text());
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
  open: async ({ page, javaScriptEnabled }, use) =>
    use(async (path) => {
      await page.goto(path);
      if (javaScriptEnabled) await hydrated(page);
    }),
});

/** Opens a page as people use it: with script once its controls have their handlers. */
type Open = (path: string) => Promise<void>;

export { expect };

/** On phones the filters of a list are folded. */
export const unfoldFilters = (page: Page) => page.locator("summary").filter({ hasText: "Filtros" }).click();

/** The button of a menu in the page's head; a `<summary>`, for which browsers report no common role. */
export const menuButton = (page: Page, name: string | RegExp) =>
  page.getByRole("banner").locator("summary").filter({ hasText: name });

const byte = () => Math.floor(Math.random() * 256);

/**
 * Hydration waits for a person or some seconds (app/late-hydration.ts), and parts of a page wait for their own
 * file. Starts it as a key would, and ends when every control has its handlers.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("keydown")));
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main :is(a, button, input, select, textarea, form)")].every((control) =>
      Object.keys(control).some((key) => key.startsWith("__reactFiber$")),
    ),
  );
  await page.evaluate(() => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve)));
}

/**
 * Opens a page to which no script of ours comes until the function that it returns is called, which then waits
 * for hydration.
 */
export async function openBeforeScript(page: Page, path: string): Promise<() => Promise<void>> {
  const arrival = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  // A script that was asked for holds up the end of loading.
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return async () => {
    arrival.resolve();
    await hydrated(page);
  };
}

/** Makes the forms of this page as old as forms that a person has read and filled in. */
export const ageForms = (page: Page) => openedAgo(page, 60_000);

/** Makes them so young that no slow machine makes them old enough meanwhile. */
export const rejuvenateForms = (page: Page) => openedAgo(page, -60_000);

/**
 * The server measures by what the form itself says (domain/moderation/bot-check.ts): nobody has to wait. A
 * rendering that comes in between puts the page's own value back, so the form is also corrected as it is sent.
 */
const openedAgo = (page: Page, ms: number) =>
  page.locator("input[name=openedAt], input[name=aberto]").evaluateAll((fields, age) => {
    const at = String(Date.now() - age);
    for (const field of fields as HTMLInputElement[]) field.value = at;
    document.addEventListener("formdata", ({ formData }) => {
      for (const name of ["openedAt", "aberto"]) if (formData.has(name)) formData.set(name, at);
    });
  }, ms);
