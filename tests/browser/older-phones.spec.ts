import type { Page } from "@playwright/test";
import { expect, hydrated, menuButton, test } from "./pages.ts";
import { bornYearsAgo, enterAs, fillAthlete, newEmail, signUp, toast } from "./people.ts";

/** What Safari 16.4 or Chrome 111 lack and a script could reach for. */
const MISSING_IN_SCRIPT = [
  "Temporal",
  "navigation",
  "requestIdleCallback",
  "scheduler",
  "Iterator",
  "Map.groupBy",
  "Object.groupBy",
  "Promise.withResolvers",
  "Promise.try",
  "Array.fromAsync",
  "RegExp.escape",
  "URL.parse",
  "URL.canParse",
  "AbortSignal.any",
  "Intl.DurationFormat",
  "Document.prototype.startViewTransition",
  "Element.prototype.checkVisibility",
  "HTMLElement.prototype.popover",
  "HTMLElement.prototype.showPopover",
  "HTMLElement.prototype.hidePopover",
  "HTMLElement.prototype.togglePopover",
  "HTMLButtonElement.prototype.command",
  "HTMLButtonElement.prototype.commandForElement",
  "HTMLButtonElement.prototype.popoverTargetElement",
  "HTMLDialogElement.prototype.closedBy",
  "HTMLDialogElement.prototype.requestClose",
  "Set.prototype.union",
  "Set.prototype.intersection",
  "Set.prototype.difference",
  "Set.prototype.isSubsetOf",
];

/** The same for markup and styles: a name that no browser knows is as good as one that an old browser does not. */
const MISSING_IN_MARKUP = /\b(popover|popovertarget|commandfor|command|closedby)=/g;
const MISSING_IN_STYLES =
  /@starting-style|@scope|:popover-open|:user-invalid|\b(?:animation-timeline|scroll-initial-target|text-wrap|field-sizing|light-dark|subgrid|scripting|allow-discrete)\b/g;

test.describe.configure({ timeout: 60_000 });

test.describe("in a browser of early 2023", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(forget, MISSING_IN_SCRIPT);
    await rewrite(page, "document", (html) => html.replaceAll(MISSING_IN_MARKUP, "data-unknown-$1="));
    await rewrite(page, "stylesheet", (css) => css.replaceAll(MISSING_IN_STYLES, unknownTo));
  });

  test("the menu is closed, opens, closes again and leads on", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    expect(await page.evaluate(() => "Temporal" in window || "showPopover" in HTMLElement.prototype)).toBe(
      false,
    );
    await theMenuOpensAndCloses(page);
    await menuButton(page, "Menu").click();
    await page.keyboard.press("Escape");
    await expect(menuLinks(page)).toBeHidden();
    await expect(menuButton(page, "Menu")).toBeFocused();
    await menuButton(page, "Menu").click();
    await menuLinks(page).getByRole("link", { name: "Campeonatos" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Campeonatos");
    await expect(menuLinks(page)).toBeHidden();
  });

  test("filters follow each change", async ({ page }) => {
    await page.goto("/atletas");
    await hydrated(page);
    await page.getByLabel("Posição").selectOption("Goleiro");
    await expect(page).toHaveURL(/posicao=Goleiro/);
    await expect(page.getByRole("article").first()).toContainText("Goleiro");
  });

  test("the dialog of a new event refuses, keeps what was typed and closes", async ({ page }) => {
    await page.goto("/campeonatos");
    await hydrated(page);
    await page.getByRole("link", { name: "Cadastrar Evento" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Local").fill("Recife, PE");
    await dialog.getByRole("button", { name: "Cadastrar" }).click();
    await expect(dialog).toContainText("Campos obrigatórios");
    await expect(dialog.getByLabel("Local")).toHaveValue("Recife, PE");
    await dialog.getByRole("link", { name: "Fechar" }).click();
    await expect(page).toHaveURL("/campeonatos");
    await expect(dialog).toBeHidden();
  });

  test("sign-up asks a minor for a guardian, takes an adult and says so", async ({ page }) => {
    await page.goto("/cadastro");
    await hydrated(page);
    const guardian = page.getByLabel("Nome do responsável");
    await page.getByLabel("Data de nascimento").fill(bornYearsAgo(15));
    await expect(guardian).toBeVisible();
    await fillAthlete(page, { email: newEmail("celular-antigo") });
    await expect(guardian).toBeHidden();
    await signUp(page);
    await toast(page).getByRole("button", { name: "Fechar aviso" }).click();
    await expect(toast(page).getByRole("dialog")).toBeHidden();
  });

  test("the account's menu opens and signs out", async ({ page }) => {
    await enterAs(page, "sponsor");
    await page.goto("/patrocinador");
    await hydrated(page);
    await menuButton(page, "Menu da conta").click();
    await page.getByRole("button", { name: "Sair" }).click();
    await expect(page).toHaveURL(/\/login/);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("the menu opens and closes", async ({ page }) => {
      await page.goto("/");
      await theMenuOpensAndCloses(page);
      await menuButton(page, "Menu").click();
      await menuLinks(page).getByRole("link", { name: "Contato" }).click();
      await expect(page).toHaveURL("/contato");
      await expect(menuLinks(page)).toBeHidden();
    });
  });
});

const menuLinks = (page: Page) => page.getByRole("navigation", { name: "Menu" });

/** By its button, and by a tap on the page beside it. */
async function theMenuOpensAndCloses(page: Page): Promise<void> {
  await expect(menuLinks(page)).toBeHidden();
  await menuButton(page, "Menu").click();
  await expect(menuLinks(page)).toBeVisible();
  await menuButton(page, "Menu").click();
  await expect(menuLinks(page)).toBeHidden();
  await menuButton(page, "Menu").click();
  await page.mouse.click(180, 700);
  await expect(menuLinks(page)).toBeHidden();
  await expect(page).toHaveURL("/");
}

const unknownTo = (name: string) => name.replace(/[a-z]/, (letter) => `unknown-${letter}`);

// A page that is still asked for when its test ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

async function rewrite(page: Page, type: string, change: (text: string) => string): Promise<void> {
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (request.resourceType() !== type || request.method() !== "GET") return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    return route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Runs in the page, before anything of ours. */
function forget(names: readonly string[]): void {
  for (const name of names) {
    const path = name.split(".");
    const last = path.pop()!;
    const owner = path.reduce<object | undefined>((part, key) => part && Reflect.get(part, key), window);
    if (!owner) continue;
    Reflect.deleteProperty(owner, last);
    // Some belong to the prototype of `window` and cannot be deleted from it.
    if (last in owner) Object.defineProperty(owner, last, { value: undefined, configurable: true });
  }
  const helpers = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
  for (const key of Object.keys(Object.getOwnPropertyDescriptors(helpers)))
    if (key !== "constructor") Reflect.deleteProperty(helpers, key);
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (condition: string) => !condition.includes("animation-timeline") && supports(condition);
}
