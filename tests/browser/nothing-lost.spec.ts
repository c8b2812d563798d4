import { randomUUID } from "node:crypto";
import { chromium, type Page } from "@playwright/test";
import { ageForms, expect, hydrated, test } from "./pages.ts";
import { enterAs, fillAthlete, mailsTo, newEmail, PASSWORD, pressDemoLogin, toast } from "./people.ts";

// Here the network fails on purpose, which the browser puts into its console.
test.use({ expectedComplaints: /Failed to load resource|net::ERR_INTERNET_DISCONNECTED/ });

test("pressing a link starts no download that leaving the page would cancel; pressing a control does", async ({
  page,
}) => {
  await page.goto("/contato", { waitUntil: "domcontentloaded" });
  await page.getByRole("main").getByRole("link").first().dispatchEvent("pointerdown");
  expect(await preloads(page)).toBe(0);
  await page.getByRole("main").getByLabel("Nome").dispatchEvent("pointerdown");
  expect(await preloads(page)).toBeGreaterThan(0);
});

const preloads = (page: Page) => page.locator("link[rel=modulepreload]").count();

test("a page for which a proxy answers 502 says so in Portuguese", async ({ page }) => {
  await page.goto("/termos");
  await hydrated(page);
  await page.route(/contato\.data/, (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Contato", exact: true }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Fora do ar por um instante");
  await expect(main).toContainText("O serviço não respondeu agora");
  await expect(main).not.toContainText(/gateway|perfil do atleta|Unexpected/i);
});

test("a message that the server cannot take says what failed, and is there again on the page", async ({
  page,
}) => {
  await openContact(page);
  await writeMessage(page, "Tenho uma dúvida");
  await page.route(/contato\.data/, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 413, body: "Payload <b>too</b> large" })
      : route.continue(),
  );
  await page.getByRole("button", { name: "Enviar mensagem" }).click();
  const main = page.getByRole("main");
  await expect(
    main.getByText("Não foi possível abrir a página de contato ou enviar sua mensagem"),
  ).toBeVisible();
  await expect(main).toContainText("O envio é grande demais");
  await expect(main).not.toContainText(/large|perfil do atleta/i);
  await page.unroute(/contato\.data/);
  await main.getByRole("link", { name: "Tentar de novo" }).click();
  await expect(messageField(page)).toHaveValue("Tenho uma dúvida");
});

test("a message sent without a network stays on its page, and goes out once when the network is back", async ({
  page,
  context,
}) => {
  await openContact(page);
  await writeMessage(page, "Quando abre a próxima peneira?");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(toast(page)).toContainText("Sem conexão: guardamos o que você escreveu");
  await expect(messageField(page)).toHaveValue("Quando abre a próxima peneira?");
  await expect(page.getByRole("button", { name: "Enviar mensagem" })).toBeEnabled();
  const posts = countPosts(page);
  await context.setOffline(false);
  await expect(toast(page)).toContainText("Mensagem enviada!");
  await expect(messageField(page)).toHaveValue("");
  expect(posts()).toBe(1);
  expect(await drafts(page)).toBe("");
});

test("a sign-up sent without a network can be corrected, and is sent as corrected", async ({
  page,
  context,
}) => {
  await page.goto("/cadastro");
  await hydrated(page);
  await fillAthlete(page, { email: newEmail("sem-rede") });
  await context.setOffline(true);
  await page.getByRole("button", { name: "Cadastrar" }).click();
  await expect(toast(page)).toContainText("Sem conexão: guardamos o que você escreveu");
  const corrected = newEmail("com-rede");
  await page.getByLabel("E-mail", { exact: true }).fill(corrected);
  expect(await drafts(page)).toContain(corrected);
  expect(await drafts(page)).not.toContain(PASSWORD);
  await context.setOffline(false);
  await expect(toast(page)).toContainText("Cadastro realizado!");
  await page.goto(mailsTo(corrected));
  await expect(page.getByRole("main")).toContainText(corrected);
});

test("a 502 while sending keeps the page, and trying again sends it", async ({ page }) => {
  await openContact(page);
  await writeMessage(page, "Posso mudar de plano?");
  await page.route(/contato\.data/, (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
  await page.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(toast(page)).toContainText("Não deu para enviar: guardamos o que você escreveu");
  await expect(messageField(page)).toHaveValue("Posso mudar de plano?");
  await page.unroute(/contato\.data/);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(toast(page)).toContainText("Mensagem enviada!");
});

test("a link pressed without a network waits for it, and the page stays", async ({ page, context }) => {
  await openContact(page);
  await writeMessage(page, "Ainda não terminei");
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Clubes" }).click();
  await expect(toast(page)).toContainText("Abrimos a página assim que a internet voltar.");
  await expect(messageField(page)).toHaveValue("Ainda não terminei");
  await context.setOffline(false);
  await expect(page).toHaveURL("/clubes");
  await page.goBack();
  await expect(messageField(page)).toHaveValue("Ainda não terminei");
});

test("a browser that was closed shows again what was typed, and forgets it when told to", async ({
  baseURL,
  launchOptions,
}, info) => {
  const open = async () => {
    const browser = await chromium.launchPersistentContext(info.outputPath("browser"), {
      ...launchOptions,
      baseURL,
    });
    const page = await browser.newPage();
    await page.goto("/contato");
    return { browser, page };
  };
  const before = await open();
  await hydrated(before.page);
  await writeMessage(before.page, "Escrevo o resto depois");
  await before.browser.close();

  const { browser, page } = await open();
  await expect(page.getByText("Recuperamos o que você tinha escrito.")).toBeVisible();
  await expect(messageField(page)).toHaveValue("Escrevo o resto depois");
  await expect(page.getByLabel("Assunto")).toHaveValue("Outro assunto");
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect(messageField(page)).toHaveValue("");
  expect(await drafts(page)).toBe("");
  await browser.close();
});

async function openContact(page: Page): Promise<void> {
  await page.goto("/contato");
  await hydrated(page);
}

async function writeMessage(page: Page, text: string): Promise<void> {
  await ageForms(page);
  const main = page.getByRole("main");
  await main.getByLabel("Nome").fill("Ana Souza");
  await main.getByLabel("E-mail").fill("ana@example.com");
  await main.getByLabel("Assunto").selectOption("Outro assunto");
  await main.getByLabel("Mensagem").fill(text);
}

const messageField = (page: Page) => page.getByRole("textbox", { name: "Mensagem" });

/** Everything that this browser keeps for the site. */
const drafts = (page: Page) => page.evaluate(() => Object.values(localStorage).join());

function countPosts(page: Page): () => number {
  let posts = 0;
  page.on(
    "request",
    (request) => (posts += request.method() === "POST" && request.url().includes("contato") ? 1 : 0),
  );
  return () => posts;
}

for (const javaScriptEnabled of [true, false])
  test.describe(`a session that ends in the middle of a form, ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("the author signs in again, finds the text in the form, and sends it", async ({
      page,
      context,
      open,
    }) => {
      await enterAs(page, "sponsor");
      await open("/patrocinador");
      const text = `Apoiamos a base desde ${randomUUID()}`;
      await page.getByLabel("Descrição").fill(text);
      await context.clearCookies({ name: /session/ });
      await page.getByRole("button", { name: "Salvar" }).click();
      await expect(page).toHaveURL("/login?voltar=%2Fpatrocinador");
      await expect(toast(page)).toContainText("Sua sessão terminou.");
      await expect(toast(page)).toContainText("Entre de novo: guardamos o que você escreveu.");

      await pressDemoLogin(page, "sponsor");
      await expect(page).toHaveURL("/patrocinador");
      await expect(page.getByText("Recuperamos o que você tinha escrito.")).toBeVisible();
      await expect(page.getByLabel("Descrição")).toHaveValue(text);
      await page.getByRole("button", { name: "Salvar" }).click();
      await expect(toast(page)).toContainText(/Mudança enviada|Perfil atualizado/);
      await page.goto("/patrocinador");
      await expect(page.getByText("Recuperamos o que você tinha escrito.")).toHaveCount(0);
    });
  });
