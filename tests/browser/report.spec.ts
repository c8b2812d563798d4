import { expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { ageForms, expect, hydrated, rejuvenateForms, test } from "./pages.ts";
import { toast } from "./people.ts";

const SITE = "/a/kaua-ribeiro";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a report that comes too fast, or without words, keeps what was typed and can be sent again", async ({
    page,
  }) => {
    await page.goto(SITE);
    await page.getByRole("link", { name: "Denunciar" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Denunciar");
    await page.getByLabel("Outro motivo").check();
    await rejuvenateForms(page);
    await page.getByRole("button", { name: "Enviar denúncia" }).click();
    await expect(toast(page)).toContainText("Espere alguns segundos");
    await expect(page.getByLabel("Outro motivo")).toBeChecked();
    await ageForms(page);
    await page.getByRole("button", { name: "Enviar denúncia" }).click();
    await expect(page.getByText("Conte o que aconteceu.", { exact: true })).toBeVisible();
    await page.getByLabel("Conte o que aconteceu").fill("Um teste do formulário.");
    await page.getByRole("button", { name: "Enviar denúncia" }).click();
    await expect(page).toHaveURL(SITE);
    await expect(toast(page)).toContainText("Denúncia enviada");
  });
});

test("what is typed as soon as a refusal is read stays, however late the rest of the page comes", async ({
  page,
  open,
}) => {
  await page.goto(SITE);
  await open((await page.getByRole("link", { name: "Denunciar" }).getAttribute("href"))!);
  await page.getByLabel("Outro motivo").check();
  await ageForms(page);
  const rest = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    if (route.request().method() === "GET") await rest.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Enviar denúncia" }).click();
  await expect(page.getByText("Conte o que aconteceu.", { exact: true })).toBeVisible();
  await page.getByLabel("Conte o que aconteceu").fill("Um teste do formulário.");
  const late = page.waitForResponse(
    (answer) => answer.request().method() === "GET" && answer.url().includes(".data"),
  );
  rest.resolve();
  await (await late).finished();
  await hydrated(page);
  await expect(page.getByLabel("Conte o que aconteceu")).toHaveValue("Um teste do formulário.");
  await expect(page.getByText("Conte o que aconteceu.", { exact: true })).toBeVisible();
});

test("what fills in every field is stopped, in words", async ({ page }) => {
  await page.goto(SITE);
  await page.getByRole("link", { name: "Denunciar" }).click();
  await page.getByLabel("Conteúdo impróprio").check();
  await page
    .locator("input[name=website]")
    .evaluate((field: HTMLInputElement) => (field.value = "http://spam.example"));
  await ageForms(page);
  await page.getByRole("button", { name: "Enviar denúncia" }).click();
  await expect(toast(page)).toContainText("Um campo que deve ficar vazio foi preenchido");
  await expect(page.getByLabel("Deixe este campo em branco")).toHaveValue("");
});

test("clubs, and each video of an athlete, are reported from where they stand", async ({ page }) => {
  await page.goto("/ranking");
  await page.locator('main a[href^="/clube/"]').first().click();
  await page.waitForURL("**/clube/*");
  const club = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("link", { name: "Denunciar", exact: true }).click();
  await expect(page.getByText("Você está denunciando")).toContainText(club);
  await page.goto(`${SITE}/videos`);
  await page.getByRole("link", { name: "Denunciar o vídeo Movimentação sem bola" }).click();
  await expect(page.getByText("Você está denunciando")).toContainText(
    "Vídeo “Movimentação sem bola”, de Kauã Ribeiro",
  );
});

test("what cannot be seen cannot be reported", async ({ page }) => {
  for (const query of [
    "",
    "?tipo=athlete&id=1",
    "?tipo=message&id=01980000-0000-7000-8000-000000000000",
    "?tipo=athlete&id=01980000-0000-7000-8000-000000000000",
  ]) {
    const answer = await page.goto(`/denunciar${query}`);
    expect(answer?.status(), query).toBe(404);
  }
});

test("axe finds nothing on the form", async ({ page }) => {
  await page.goto(SITE);
  await page.goto((await page.getByRole("link", { name: "Denunciar" }).getAttribute("href"))!);
  await expectAccessible(page);
  await expectNoOverflow(page);
});
