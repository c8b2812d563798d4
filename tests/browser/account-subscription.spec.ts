import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { aMember, toast } from "./people.ts";

test.use({ javaScriptEnabled: false });

test("without script a member changes plan, cancels, goes on, pays late and has everything back", async ({
  page,
}) => {
  test.slow();
  await aMember(page, "assina");
  await page.goto("/conta/assinatura");
  await expect(page.getByRole("heading", { name: "Você ainda não tem uma assinatura" })).toBeVisible();
  await page.goto("/athlete/dashboard");
  await page.getByRole("main").getByRole("link", { name: "Ver planos" }).click();
  await subscribe(page, "Atleta Essencial", "4000 0000 0000 0341");
  await expect(toast(page)).toContainText("Assinatura confirmada!");
  await expect(page.getByText("Período grátis até")).toBeVisible();

  await page.getByLabel("Trocar de plano").selectOption("Atleta Premium, R$ 59,00/mês");
  await page.getByRole("button", { name: "Trocar", exact: true }).click();
  await expect(toast(page)).toContainText("Plano trocado!");
  await expect(page.getByRole("heading", { name: "Atleta Premium" })).toBeVisible();

  await page.getByRole("link", { name: /^Cancelar assinatura/ }).click();
  await page.getByRole("button", { name: "Confirmar cancelamento" }).click();
  await expect(toast(page)).toContainText("Assinatura cancelada");
  await page.goto("/athlete/dashboard");
  await expect(page.getByText(/Cancelada: vale até/)).toBeVisible();
  await page.getByRole("link", { name: "Ver assinatura" }).click();
  await page.getByRole("button", { name: /^Reativar assinatura/ }).click();
  await expect(toast(page)).toContainText("Assinatura reativada!");

  await atTheProvider(page, async () => {
    await page.getByRole("button", { name: "Avançar 15 dias" }).click();
    await expect(page.getByText("(15 dias à frente)")).toBeVisible();
  });
  await reloadUntil(page, page.getByText("A última cobrança não foi aprovada"));
  await expect(page.getByText(/continua aberto até/)).toBeVisible();
  await expect(page.getByRole("row", { name: /TESTE-0001/ })).toContainText("Não pago");
  await atTheProvider(page, async () => {
    await page.getByLabel("Número do cartão").fill("4242 4242 4242 4242");
    await page.getByLabel("Validade").fill("12/40");
    await page.getByLabel("CVC").fill("123");
    await page.getByRole("button", { name: "Trocar cartão" }).click();
    await expect(toast(page)).toContainText("Cartão trocado");
  });
  await reloadUntil(page, page.getByRole("row", { name: /TESTE-0001.*Pago/ }));

  await expect(page.getByText("devolvemos R$ 59,00")).toBeVisible();
  await page.getByRole("link", { name: "Desistir e receber tudo de volta" }).click();
  await page.getByRole("button", { name: "Confirmar desistência" }).click();
  await expect(toast(page)).toContainText("O que foi pago volta pelo mesmo cartão.");
  await expect(page.getByText("Encerrada", { exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name: /TESTE-0001/ })).toContainText("Devolvido");
  await page.goto("/athlete/dashboard");
  await expect(page.getByText(/A assinatura do plano Atleta Premium terminou em/)).toBeVisible();
  await expect(page.getByText("A cobrança começa no dia em que você assina")).toBeVisible();
});

test.describe("with script", () => {
  test.use({ javaScriptEnabled: true });

  test("axe finds nothing on a subscription and on the page that asks twice", async ({ page }) => {
    await aMember(page, "le");
    await page.goto("/planos");
    await subscribe(page, "Atleta Premium", "4242 4242 4242 4242");
    await page.getByRole("button", { name: "Fechar aviso" }).click();
    await expectAccessible(page);
    await page.getByRole("link", { name: /^Cancelar assinatura/ }).click();
    await expect(page.getByRole("button", { name: "Confirmar cancelamento" })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/conta/assinatura/nada/cancelar");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/conta/assinatura?session_id=inventada");
    await expect(page).toHaveURL("/conta/assinatura");
    await expect(toast(page)).toContainText("O pagamento ainda não foi confirmado");
  });
});

async function subscribe(page: Page, plan: string, card: string): Promise<void> {
  await page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: plan }) })
    .getByRole("button")
    .click();
  await page.getByLabel("Número do cartão").fill(card);
  await page.getByLabel("Validade").fill("12/40");
  await page.getByLabel("CVC").fill("123");
  await page.getByRole("button", { name: "Iniciar período grátis" }).click();
  await expect(page).toHaveURL("/conta/assinatura");
}

async function atTheProvider(page: Page, work: () => Promise<void>): Promise<void> {
  await page.getByRole("button", { name: /^Gerenciar pagamento/ }).click();
  await work();
  await page.getByRole("link", { name: "Voltar para a Joia da Base" }).click();
  await expect(page).toHaveURL("/conta/assinatura");
}

/** A job reads what changed at the provider; without script the page says so when it is asked again. */
async function reloadUntil(page: Page, shown: Locator): Promise<void> {
  const look = async () => {
    await page.reload();
    return shown.isVisible();
  };
  await expect.poll(look).toBe(true);
}
