import type { Page } from "@playwright/test";
import { atBothSizes, expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { enterAs, openMail, toast } from "./people.ts";

const TITLE = "Peneira do Litoral: observação de novembro";

/** The finished trial of the demo club, as the address of its pages. */
async function theTrial(page: Page): Promise<string> {
  await page.goto("/organizar?lista=passados");
  return (await page.getByRole("link", { name: TITLE, exact: true }).getAttribute("href"))!;
}

const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: `· ${name}` });

/** The page that the newest mail about an answer to this address leads to. */
async function mailedAnswer(page: Page, email: string): Promise<string> {
  await openMail(page, email, /A avaliação da peneira chegou/);
  return /\/inscricoes\/[\da-f-]{36}\/avaliacao/.exec(await page.getByRole("main").innerText())![0];
}

test("an organiser evaluates two athletes with a thumb and sends what is complete", async ({
  page,
  open,
}) => {
  test.slow();
  await enterAs(page, "club");
  const trial = await theTrial(page);
  await open(`${trial}/respostas`);
  await expect(page.getByText("dias para responder a todos")).toBeVisible();
  await row(page, "Isadora").getByRole("link").click();
  await expect(page.getByText("9 de 12")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await expectLargeTargets(page);

  await score(page, "Técnica", 4);
  await expect(page.getByText("acima", { exact: true }).first()).toBeVisible();
  await score(page, "Intensidade", 5);
  await score(page, "Decisão", 1);
  const decision = page.getByRole("radiogroup", { name: "Decisão" });
  await decision.getByRole("radio", { name: "sem nota" }).check();
  await expect(decision.getByText("abaixo")).toBeHidden();
  await page.getByRole("checkbox", { name: "dois pés" }).check();
  await page.getByRole("radio", { name: "Ver de novo" }).check();
  await page.getByRole("button", { name: "Guardar e próximo" }).click();
  await expect(page.getByText("10 de 12")).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await score(page, "Decisão", 2);
  await page.getByRole("radio", { name: "Ainda não" }).check();
  await page.getByRole("button", { name: "Guardar e voltar ao anterior" }).click();
  await expect(page.getByText("9 de 12")).toBeVisible();
  await expect(page.getByRole("radio", { name: "4, acima" }).first()).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "dois pés" })).toBeChecked();
  await expect(decision.getByRole("radio", { checked: true })).toHaveCount(0);

  await open(`${trial}/respostas`);
  await expect(row(page, "Isadora")).toContainText("Rascunho");
  await expect(row(page, "Adriel")).toContainText("Ainda não");
  await row(page, "Isadora")
    .getByRole("button", { name: /Enviar agora/ })
    .click();
  await expect(toast(page)).toContainText("Resposta enviada");
  await expect(row(page, "Isadora")).toContainText("Enviada");
  await page.getByRole("link", { name: "Responder aos que faltam" }).click();
  await expect(page.getByText("Sem resultado ainda:")).toBeVisible();
  await expectAccessible(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a draft is kept, sent, and read by the guardian before the minor", async ({ page }) => {
    test.slow();
    await enterAs(page, "club");
    const trial = await theTrial(page);
    await page.goto(`${trial}/respostas`);
    await row(page, "Mateus").getByRole("link").click();
    await page.getByRole("radio", { name: "3, na média" }).first().check();
    await score(page, "Decisão", 1);
    await page.getByRole("radio", { name: "Chamado" }).check();
    await page.getByRole("button", { name: "Guardar e próximo" }).click();
    await expect(page.getByText("12 de 12")).toBeVisible();
    await page.getByRole("button", { name: "Guardar e voltar ao anterior" }).click();
    const decision = page.getByRole("radiogroup", { name: "Decisão" });
    await decision.getByRole("radio", { name: "sem nota" }).check();
    await page.getByRole("button", { name: "Guardar e próximo" }).click();
    await expect(page.getByText("12 de 12")).toBeVisible();
    await page.goto(`${trial}/respostas`);
    await row(page, "Mateus")
      .getByRole("button", { name: /Enviar agora/ })
      .click();
    await expect(row(page, "Mateus")).toContainText("Enviada");
    await expect(row(page, "Mateus")).toContainText(/Pedido de contato feito|sem pedido de contato/);
    await row(page, "Mateus").getByRole("link").click();
    await expect(page.getByText(/Enviada em .* Não muda mais\./)).toBeVisible();
    await expect(page.getByText("Decisão").locator("xpath=..")).toContainText("sem nota");

    await page.goto(`${trial}/criterios`);
    await expect(page.getByText("Os critérios não mudam mais")).toBeVisible();

    const answer = await mailedAnswer(page, "responsavel@demo.example");
    await page.context().clearCookies();
    await enterAs(page, "minor");
    await page.goto(answer);
    await expect(page.getByText("Seu responsável lê primeiro")).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("Técnica");
    await page.context().clearCookies();
    await enterAs(page, "guardian");
    await page.goto(answer);
    await expect(page.getByRole("heading", { name: "Ver de novo" })).toBeVisible();
    await expect(page.getByText("Técnica")).toBeVisible();
    await page.context().clearCookies();
    await enterAs(page, "minor");
    // What the guardian opened is noted once the page has been sent.
    await expect(async () => {
      await page.goto(answer);
      await expect(page.getByText("Técnica")).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.context().clearCookies();
    await enterAs(page, "scout");
    expect((await page.goto(answer))!.status()).toBe(404);
  });
});

test("the pages of a finished trial hold for everybody, at both sizes @layout", async ({ page }) => {
  test.slow();
  await enterAs(page, "club");
  const trial = await theTrial(page);
  for (const rest of ["/inscricoes", "/presenca", "/criterios", "/respostas"]) {
    await page.goto(trial + rest);
    await atBothSizes(page, async (size) => {
      await expectNoOverflow(page, `${rest} ${size}`);
      await expectAccessible(page, `${rest} ${size}`);
    });
  }
  const csv = await page.request.get(`${trial}/presenca.csv`);
  expect(await csv.text()).toMatch(/Exportada por Renato Falcão, Esporte Clube Litoral em/);
  const pdf = await page.request.get(`${trial}/presenca.pdf`);
  expect([pdf.headers()["content-type"], (await pdf.body()).subarray(0, 5).toString()]).toEqual([
    "application/pdf",
    "%PDF-",
  ]);
  await page.context().clearCookies();
  await enterAs(page, "athlete");
  await page.goto("/clubes");
  await page
    .getByRole("link", { name: /Esporte Clube Litoral/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Ver as peneiras do clube" }).click();
  await expect(page.getByText("Respondeu 87% de quem veio na última peneira")).toBeVisible();
  await expect(page.getByRole("link", { name: TITLE })).toBeVisible();
  await expectAccessible(page);
});

async function score(page: Page, criterion: string, value: number): Promise<void> {
  const group = page.getByRole("radiogroup", { name: criterion });
  await group.getByRole("radio", { name: new RegExp(`^${value},`) }).check();
}

/** Whoever stands at the field with one hand on the phone hits what they mean. */
async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page
    .getByRole("main")
    .locator("label:has(input), button, a")
    .evaluateAll((targets) =>
      targets
        .map((target) => ({ text: target.textContent, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0 && (box.height < 48 || box.width < 48))
        .map(({ text, box }) => `${text}: ${box.width}×${box.height}`),
    );
  expect(small).toEqual([]);
}
