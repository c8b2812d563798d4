import { expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, hydrated, test } from "./pages.ts";
import { enterAs, newWord, toast } from "./people.ts";

test.describe.configure({ timeout: 150_000 });

test("a question that an admin adds is public at once, and gone when it is deleted", async ({
  page,
  browser,
  baseURL,
}) => {
  const question = `O que é ${newWord()}?`;
  await enterAs(page, "admin");
  await page.goto("/admin/ajustes/perguntas/nova");
  const main = page.getByRole("main");
  await main.getByLabel("Pergunta").fill(question);
  await main.getByLabel("Resposta").fill("Uma palavra que só este teste conhece.");
  await expectAccessible(page, "a new question");
  await expectNoOverflow(page, "a new question");
  await main.getByRole("button", { name: "Salvar pergunta" }).click();
  const row = main.getByRole("row").filter({ hasText: question });
  await expect(row).toBeVisible();

  await using context = await browser.newContext({ baseURL: baseURL! });
  const visitor = await context.newPage();
  await visitor.goto("/contato");
  await visitor.getByText(question).click();
  await expect(visitor.getByText("Uma palavra que só este teste conhece.")).toBeVisible();

  await row.getByRole("button", { name: /Apagar/ }).click();
  await expect(main.getByRole("row").filter({ hasText: question })).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByText(question)).toHaveCount(0);
});

test("a notice is read by those whom it is for, who close it for good", async ({
  page,
  browser,
  baseURL,
}) => {
  const text = `Hoje o atendimento de ${newWord()} fecha às 16h.`;
  await enterAs(page, "admin");
  await page.goto("/admin/ajustes/avisos/novo");
  const main = page.getByRole("main");
  await main.getByLabel("Aviso", { exact: true }).fill(text);
  // Nobody else of these tests looks for long as a sponsor.
  await main.getByLabel("Quem vê").selectOption("Patrocinadores");
  await expectAccessible(page, "a new notice");
  await expectNoOverflow(page, "a new notice");
  await main.getByRole("button", { name: "Salvar aviso" }).click();
  const row = main.getByRole("row").filter({ hasText: text });
  await expect(row).toContainText("No ar");

  await using context = await browser.newContext({ baseURL: baseURL! });
  const visitor = await context.newPage();
  await visitor.goto("/ranking");
  await expect(visitor.getByText(text)).toHaveCount(0);
  await enterAs(visitor, "sponsor");
  await visitor.goto("/ranking");
  await expect(visitor.getByText(text)).toBeVisible();
  const notice = visitor.locator("[data-banner]").filter({ hasText: text });
  await notice.getByRole("button", { name: "Fechar o aviso" }).click();
  await expect(visitor.getByText(text)).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByText(text)).toBeHidden();

  await row.getByRole("button", { name: /Apagar/ }).click();
  await expect(toast(page)).toContainText("Aviso apagado");
});

test("an admin writes new terms, reads their preview, publishes them and takes that back", async ({
  page,
}) => {
  await enterAs(page, "admin");
  await page.goto("/admin/ajustes/textos");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Escrever nova versão" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toContainText("Versão");
  // A text this long must not be made anew while it is typed into.
  await hydrated(page);
  await main.getByLabel("O que muda").fill("Explicamos melhor o prazo de resposta.");
  const terms = main.getByLabel("Termos de uso");
  await terms.fill(`${await terms.inputValue()}\n\n## Prazo de resposta\n\nRespondemos em cinco dias.`);
  await main.getByRole("button", { name: "Salvar e ver a prévia" }).click();
  await expect(toast(page)).toContainText("Rascunho salvo");
  await expect(main.getByRole("heading", { name: /Prazo de resposta/ })).toBeVisible();
  await expectAccessible(page, "a version of the terms");
  await expectNoOverflow(page, "a version of the terms");
  await main.getByRole("link", { name: "Publicar esta versão" }).click();
  await main.getByLabel("Conferi os dois textos na prévia.").check();
  await expectAccessible(page, "publishing terms");
  await expectNoOverflow(page, "publishing terms");
  await main.getByRole("button", { name: "Publicar versão" }).click();
  await expect(toast(page)).toContainText("Versão publicada");
  await expect(main.getByText(/^Anunciada: vale a partir de /)).toBeVisible();
  // Whoever reads the terms today reads those of today.
  expect(await (await page.request.get("/termos")).text()).not.toContain("Respondemos em cinco dias.");
  await main.getByRole("button", { name: "Desfazer a publicação" }).click();
  await expect(toast(page)).toContainText("Publicação desfeita");
});
