import type { Page } from "@playwright/test";
import { ageForms, expect, hydrated, openBeforeScript, menuButton, rejuvenateForms, test } from "./pages.ts";
import { bornYearsAgo, enterAs, newCnpj, newEmail, PASSWORD, PNG, signUp, toast } from "./people.ts";

// What was chosen, typed or opened before the script arrived counts after it, for each kind of control.

test("filters of a list: what was typed, chosen and moved is applied", async ({ page }) => {
  const scriptsArrive = await openBeforeScript(page, "/atletas");
  await page.getByLabel("Buscar por nome").fill("a");
  await page.getByLabel("Posição").selectOption("Goleiro");
  await page.getByLabel("Ordenar por").selectOption("Idade");
  await page.getByLabel("Idade mínima").fill("14");
  await page.getByLabel("Idade máxima").fill("16");
  await scriptsArrive();
  await expect(page).toHaveURL("/atletas?busca=a&posicao=Goleiro&ordem=idade&idadeMin=14&idadeMax=16");
  await expect(page.getByRole("article").first()).toContainText("Goleiro");
  await expect(page.getByText("14 a 16 anos", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Buscar por nome")).toHaveValue("a");
  await expect(page.getByLabel("Posição")).toHaveValue("Goleiro");
  await expect(page.getByLabel("Ordenar por")).toHaveValue("idade");
});

test("text fields, a list and a text area: what was typed stays, becomes a draft and is sent", async ({
  page,
}) => {
  const scriptsArrive = await openBeforeScript(page, "/contato");
  const main = page.getByRole("main");
  await fillContact(page);
  await message(page).fill("Quando abre");
  await scriptsArrive();
  await expect(main.getByLabel("Nome")).toHaveValue("Ana Souza");
  await expect(main.getByLabel("E-mail")).toHaveValue("ana@example.com");
  await expect(main.getByLabel("Assunto")).toHaveValue("Outro assunto");
  await expect(message(page)).toHaveValue("Quando abre");
  expect(await drafts(page)).toContain("Quando abre");
  // The person goes on typing where they were.
  await expect(message(page)).toBeFocused();
  await page.keyboard.type(" a peneira?");
  await ageForms(page);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await main.getByRole("button", { name: "Enviar mensagem" }).click();
  expect(new URLSearchParams((await sent).postData()!).get("message")).toBe("Quando abre a peneira?");
  await expect(toast(page)).toContainText("Mensagem enviada!");
});

test("a refused text that was corrected stays corrected", async ({ page }) => {
  const scriptsArrive = await openBeforeScript(page, "/contato");
  await fillContact(page);
  await message(page).fill("Olá");
  // Refused as sent too soon: the server's own answer holds the text.
  await rejuvenateForms(page);
  await page.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(message(page)).toHaveText("Olá");
  await message(page).fill("Olá, corrigido");
  await scriptsArrive();
  await expect(message(page)).toHaveValue("Olá, corrigido");
  expect(await drafts(page)).toContain("Olá, corrigido");
});

test("after a refusal the first field to correct has the focus, and what is typed elsewhere stays there", async ({
  page,
}) => {
  await enterAs(page, "club");
  const scriptsArrive = await openBeforeScript(page, "/organizar/eventos/novo");
  await page.getByRole("button", { name: "Enviar para aprovação" }).click();
  const name = page.getByLabel("Nome do evento", { exact: true });
  await expect(page.getByText("Escreva o nome do evento")).toBeVisible();
  await expect(name).toBeFocused();
  const description = page.getByLabel("Descrição", { exact: true });
  await description.focus();
  await page.keyboard.type("Dois tempos");
  await scriptsArrive();
  await expect(description).toBeFocused();
  await page.keyboard.type(" de quarenta minutos");
  await expect(description).toHaveValue("Dois tempos de quarenta minutos");
  await expect(name).toHaveValue("");
});

test("a text that the browser sent by itself is no draft, also when the scripts arrive before the answer", async ({
  page,
}) => {
  const scriptsArrive = await openBeforeScript(page, "/contato");
  await fillContact(page);
  await message(page).fill("Enviado antes do script");
  await ageForms(page);
  // While the browser waits for an answer, the page cannot be asked: it tells by itself that it is hydrated.
  const [answer, hydration] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.exposeFunction("tellHydrated", () => hydration.resolve());
  await page.evaluate(() => {
    const look = () => {
      const isHydrated = Object.keys(document.querySelector("textarea")!).some((key) =>
        key.startsWith("__reactProps$"),
      );
      // Idle: the effects of hydration have run too.
      if (isHydrated)
        requestIdleCallback(() => (window as unknown as { tellHydrated: () => void }).tellHydrated());
      else setTimeout(look, 20);
    };
    look();
  });
  await page.route("/contato", async (route) => {
    if (route.request().method() === "POST") await answer.promise;
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Enviar mensagem" }).click({ noWaitAfter: true });
  await sent;
  // What it waits for ends with this page.
  scriptsArrive().catch(() => {});
  await hydration.promise;
  answer.resolve();
  await expect(toast(page)).toContainText("Mensagem enviada!");
  await hydrated(page);
  await expect(message(page)).toHaveValue("");
});

test("a text that was typed over a kept draft wins, and the rest of the draft comes back", async ({
  page,
  open,
}) => {
  await open("/contato");
  await page.getByRole("main").getByLabel("Nome").fill("Ana Souza");
  await message(page).fill("O texto antigo");
  expect(await drafts(page)).toContain("O texto antigo");
  const scriptsArrive = await openBeforeScript(page, "/contato");
  await message(page).fill("O texto novo");
  await scriptsArrive();
  await expect(message(page)).toHaveValue("O texto novo");
  await expect(page.getByRole("main").getByLabel("Nome")).toHaveValue("Ana Souza");
});

test("a sign-up: an adult is asked for no guardian, the tick opens the button, and all that was typed is there", async ({
  page,
}) => {
  const scriptsArrive = await openBeforeScript(page, "/cadastro");
  const [year, month, day] = bornYearsAgo(20).split("-");
  await page.getByLabel("Nome completo").fill("Aline Duarte");
  await page.getByLabel("Data de nascimento").fill(`${day}${month}${year}`);
  await page.getByLabel("Posição").selectOption("Goleiro");
  await page.getByLabel("E-mail", { exact: true }).fill(newEmail("cedo"));
  await page.getByLabel("Senha").fill(PASSWORD);
  await page.getByLabel("Estado").selectOption("PE");
  await page.getByRole("checkbox", { name: /Li e aceito/ }).check();
  await scriptsArrive();
  await expect(page.getByLabel("Nome do responsável")).toBeHidden();
  await expect(page.getByLabel("Posição")).toHaveValue("Goleiro");
  await expect(page.getByLabel("Estado")).toHaveValue("PE");
  await expect(page.getByRole("checkbox", { name: /Li e aceito/ })).toBeChecked();
  await page.getByRole("button", { name: "Mostrar senha" }).click();
  await expect(page.getByLabel("Senha", { exact: true })).toHaveValue(PASSWORD);
  await signUp(page);
});

test("a sign-up of a minor whose date was typed early shows the fields of the guardian", async ({ page }) => {
  const scriptsArrive = await openBeforeScript(page, "/cadastro");
  const [year, month, day] = bornYearsAgo(15).split("-");
  await page.getByLabel("Data de nascimento").fill(`${day}/${month}/${year}`);
  await scriptsArrive();
  await expect(page.getByLabel("Data de nascimento")).toHaveValue(`${day}/${month}/${year}`);
  await expect(page.getByLabel("Nome do responsável")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cadastrar" })).toBeDisabled();
});

test("a file that was picked is sent with the form", async ({ page }) => {
  const scriptsArrive = await openBeforeScript(page, "/cadastro?tipo=clube");
  await page.getByLabel("Nome do clube").fill("Grêmio da Colina");
  await page.getByLabel("CNPJ").fill(newCnpj());
  await page.getByLabel("E-mail", { exact: true }).fill(newEmail("clube"));
  await page.getByLabel("Senha").fill(PASSWORD);
  await page.getByLabel("Pessoa responsável").fill("Nilton Braga");
  await page.getByLabel("Logo").setInputFiles({ name: "escudo.png", mimeType: "image/png", buffer: PNG });
  await page.getByRole("checkbox", { name: /Li e aceito/ }).check();
  await scriptsArrive();
  await expect(page.getByLabel("Logo")).toHaveValue(/escudo\.png$/);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await signUp(page);
  expect((await sent).postDataBuffer()!.includes(PNG)).toBe(true);
});

test("a choice among several stays chosen", async ({ page }) => {
  const scriptsArrive = await openBeforeScript(page, "/a/kaua-ribeiro");
  await page.getByRole("link", { name: "Denunciar" }).click();
  await page.getByLabel("Conteúdo impróprio").check();
  await scriptsArrive();
  await expect(page.getByLabel("Conteúdo impróprio")).toBeChecked();
  expect(await drafts(page)).not.toBe("");
});

test("boxes that were changed and a text that was there before stay as they were made", async ({ page }) => {
  await enterAs(page, "admin");
  const scriptsArrive = await openBeforeScript(page, "/admin/planos");
  await page.getByRole("link", { name: "Editar Clube Formador" }).click();
  const offer = page.getByLabel("O que o plano oferece");
  await expect(offer).not.toHaveValue("");
  await offer.fill("Só vídeos");
  await page.getByLabel("Preço por mês").fill("77,00");
  await page.getByLabel("Vídeos completos dos atletas").uncheck();
  await scriptsArrive();
  await expect(offer).toHaveValue("Só vídeos");
  await expect(page.getByLabel("Preço por mês")).toHaveValue("77,00");
  await expect(page.getByLabel("Vídeos completos dos atletas")).not.toBeChecked();
});

test("questions that were opened or closed stay so, and the page stays where it was scrolled to", async ({
  page,
}) => {
  const scriptsArrive = await openBeforeScript(page, "/contato");
  const questions = page.getByRole("main").getByRole("group");
  await questions.first().locator("summary").click();
  await questions.nth(2).locator("summary").click();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await scriptsArrive();
  await expect(questions.first()).not.toHaveAttribute("open");
  await expect(questions.nth(2)).toHaveAttribute("open");
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test("a menu that was opened stays open, and closes by Esc once there is script", async ({ page }) => {
  await enterAs(page, "sponsor");
  const scriptsArrive = await openBeforeScript(page, "/atletas");
  for (const [name, item] of [
    [/^Menu$/, page.getByRole("navigation", { name: "Menu" })],
    ["Menu da conta", page.getByRole("button", { name: "Sair" })],
  ] as const) {
    await menuButton(page, name).click();
    await expect(item).toBeVisible();
    if (name === "Menu da conta") await scriptsArrive();
    else await menuButton(page, name).click();
  }
  await expect(page.getByRole("button", { name: "Sair" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Sair" })).toBeHidden();
});

test("what was typed in a dialog stays, and typing goes on there when it becomes modal", async ({ page }) => {
  const scriptsArrive = await openBeforeScript(page, "/campeonatos/novo");
  const dialog = page.getByRole("dialog", { name: "Cadastrar Evento" });
  await dialog.getByLabel("Local").fill("Recife, PE");
  await dialog.getByLabel("Data").fill(`${new Date().getFullYear() + 1}-03-20`);
  await dialog.getByLabel("Nome do evento").fill("Copa da");
  await scriptsArrive();
  await expect.poll(() => dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
  await expect(dialog.getByLabel("Local")).toHaveValue("Recife, PE");
  await expect(dialog.getByLabel("Data")).toHaveValue(`${new Date().getFullYear() + 1}-03-20`);
  await expect(dialog.getByLabel("Nome do evento")).toBeFocused();
  await page.keyboard.type(" Rua");
  await expect(dialog.getByLabel("Nome do evento")).toHaveValue("Copa da Rua");
});

test("a dialog that a button opened stays open with what was typed in it", async ({ page }) => {
  const scriptsArrive = await openBeforeScript(page, "/dev/kit");
  await page.getByRole("button", { name: "Cadastrar evento" }).click();
  const dialog = page.locator("#novo-evento");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("textbox").first().fill("Copa da Rua");
  await scriptsArrive();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("textbox").first()).toHaveValue("Copa da Rua");
});

test("a notice that was closed stays closed, and a form that was sent is answered once", async ({ page }) => {
  const scriptsArrive = await openBeforeScript(page, "/login");
  const main = page.getByRole("main");
  await main.getByLabel("E-mail").fill(newEmail("ninguem"));
  await main.getByLabel("Senha", { exact: true }).fill("uma senha errada");
  await main.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(toast(page)).toContainText("Erro no login");
  await toast(page).getByRole("button", { name: "Fechar aviso" }).click();
  await expect(toast(page).getByText("Erro no login")).toBeHidden();
  await scriptsArrive();
  await expect(toast(page).getByText("Erro no login")).toBeHidden();
});

async function fillContact(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel("Nome").fill("Ana Souza");
  await main.getByLabel("E-mail").fill("ana@example.com");
  await main.getByLabel("Assunto").selectOption("Outro assunto");
}

const message = (page: Page) => page.getByRole("main").getByLabel("Mensagem");

/** What this browser keeps of forms. */
const drafts = (page: Page) => page.evaluate(() => Object.values(localStorage).join());
