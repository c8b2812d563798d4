import type { Page } from "@playwright/test";
import { formatDate } from "#domain/dates.ts";
import { expectAccessible } from "./page-checks.ts";
import { expect, hydrated, test } from "./pages.ts";
import {
  aClub,
  aMember,
  bornYearsAgo,
  confirmAddress,
  enterAs,
  fillLogin,
  newCpf,
  newEmail,
  PASSWORD,
  toast,
} from "./people.ts";

const PAYS = "4242 4242 4242 4242";
const REFUSED = "4000 0000 0000 0002";

test.describe.configure({ timeout: 90_000 });

test("a visitor subscribes, finishes the account, sees the trial and cancels it", async ({ page }) => {
  const email = newEmail("paga");
  await page.goto("/planos");
  const premium = planCard(page, "Atleta Premium");
  await expect(premium).toContainText("R$ 59,00/mês");
  await expect(premium).toContainText("15 dias grátis");
  await expect(page.getByText("Popular", { exact: true })).toHaveCount(1);
  await expect(premium.getByText("Popular", { exact: true })).toBeVisible();
  await expect(page.getByText("Faça login para continuar")).toBeVisible();
  await expectRedirectingToast(page, () => choose(page, "Atleta Premium"));

  await expect(page.getByText("Ambiente de teste — nenhum valor é cobrado")).toBeVisible();
  const firstCharge = inDays(15);
  await expect(page.getByText("R$ 0,00")).toBeVisible();
  await expect(page.getByText(`Primeira cobrança, em ${firstCharge}`)).toBeVisible();
  await expectAccessible(page);
  await payWith(page, REFUSED, email);
  await expect(page.getByText("O cartão foi recusado.")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await payWith(page, PAYS);

  await expect(page.getByRole("heading", { level: 1, name: "Finalizar Cadastro" })).toBeVisible();
  const finish = page.url();
  await expectAccessible(page);
  await page.getByRole("link", { name: /Sou o atleta/ }).click();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await expectAccessible(page);
  await page.getByLabel("Nome completo").fill("Aline Duarte");
  await page.getByLabel("Data de nascimento").fill(bornYearsAgo(15));
  await finishSignUp(page);
  await expect(toast(page)).toContainText("Erro no cadastro");
  await expect(page.getByLabel("Nome completo")).toHaveValue("Aline Duarte");
  await page.getByLabel("Data de nascimento").fill(bornYearsAgo(20));
  await finishSignUp(page);
  await expectFinished(page);

  await page.goto(finish);
  await expect(page.getByRole("heading", { name: "Este pagamento já está em uma conta" })).toBeVisible();
  await confirmAddress(page, email);
  await expect(page).toHaveURL("/athlete/dashboard");
  await expect(page.getByText(`Período grátis até ${firstCharge}`)).toBeVisible();

  await page.goto("/planos");
  await expect(page.getByText("✓ Você possui uma assinatura ativa")).toBeVisible();
  await page.getByRole("link", { name: "Ver minha assinatura" }).click();
  await page.getByRole("link", { name: /Cancelar assinatura/ }).click();
  await page.getByRole("button", { name: "Confirmar cancelamento" }).click();
  await expect(page.getByText(`Cancelada: vale até ${firstCharge}`)).toBeVisible();
});

test("a signed-in club subscribes, and time passes at the test provider", async ({ page }) => {
  const email = await aClub(page, "clube");
  await page.goto("/planos");
  await expect(page.getByText("Faça login para continuar")).toBeHidden();
  await choose(page, "Atleta Essencial");
  await expect(toast(page)).toContainText("Este plano é para outro tipo de perfil");
  await page.getByRole("button", { name: "Fechar aviso" }).click();
  await choose(page, "Clube Formador");
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await expect(page.getByLabel("E-mail")).not.toBeEditable();
  await payWith(page, PAYS);
  await expect(page).toHaveURL("/conta/assinatura");
  await expect(toast(page)).toContainText("Os de menores de 18 anos abrem com a verificação do clube.");
  await expect(page.getByText("Período grátis até")).toBeVisible();
  for (const closed of ["/a/kaua-ribeiro/videos", "/contatos/novo/kaua-ribeiro"]) {
    await page.goto(closed);
    await expect(page.getByText("Seu plano está ativo; falta a verificação do clube")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /Ver planos/i })).toHaveCount(0);
  }
  await page.goto("/conta/assinatura");

  await page.getByRole("button", { name: /Gerenciar pagamento/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Portal de pagamento" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Avançar 15 dias" }).click();
  await expect(page.getByText("(15 dias à frente)")).toBeVisible();
  await expect(page.getByRole("row", { name: /TESTE-0001/ })).toContainText("R$ 199,00");
  await page.getByRole("button", { name: /^Cancelar/ }).click();
  await expect(page.getByRole("button", { name: /^Reativar/ })).toBeVisible();
  await page.getByLabel("Número do cartão").fill(REFUSED);
  await page.getByLabel("Validade").fill("12/40");
  await page.getByLabel("CVC").fill("123");
  await page.getByRole("button", { name: "Trocar cartão" }).click();
  await expect(page.getByText("O anterior continua valendo.")).toBeVisible();
  await page.getByRole("link", { name: "Voltar para a Joia da Base" }).click();
  await expect(page).toHaveURL("/conta/assinatura");
});

test("someone who has an account pays first, and the subscription comes to it by logging in", async ({
  page,
}) => {
  const email = await aMember(page, "voltou");
  await page.context().clearCookies();
  await page.goto("/planos?publico=atleta");
  await choose(page, "Atleta Essencial");
  await payWith(page, PAYS, email);
  await page.getByRole("link", { name: /Sou o atleta/ }).click();
  await page.getByLabel("Nome completo").fill("Aline Duarte");
  await page.getByLabel("Data de nascimento").fill(bornYearsAgo(20));
  await finishSignUp(page);
  await expectFinished(page);
  await fillLogin(page, email);
  await expect(page).toHaveURL("/conta/assinatura");
  await expect(toast(page)).toContainText("Assinatura ligada à sua conta");
  await expect(page.getByRole("heading", { name: "Atleta Essencial" })).toBeVisible();

  await page.getByRole("link", { name: "Desistir e receber tudo de volta" }).click();
  await page.getByRole("button", { name: "Confirmar desistência" }).click();
  await expect(toast(page)).toContainText("Nada foi cobrado.");
  await page.getByRole("main").getByRole("link", { name: "Ver planos" }).click();
  await expect(planCard(page, "Atleta Premium")).toContainText("Cobrança a partir de hoje");
  await expect(planCard(page, "Clube Formador")).toContainText("15 dias grátis");
  await expect(page.getByText("Os 15 dias grátis já foram usados: a cobrança começa")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a guardian pays first and opens an account", async ({ page }) => {
    const email = newEmail("mae");
    await page.goto("/planos");
    await choose(page, "Atleta Premium");
    await payWith(page, PAYS, email);
    await page.getByRole("link", { name: "Sou o responsável" }).click();
    await page.getByLabel("Seu nome completo").fill("Selma Duarte");
    await page.getByLabel("Sua data de nascimento").fill(bornYearsAgo(40));
    await page.getByLabel("Seu CPF").fill(newCpf());
    await finishSignUp(page);
    await expectFinished(page);
    await confirmAddress(page, email);
    await expect(page).toHaveURL("/responsavel");
    await expect(page.getByRole("heading", { name: "Sua assinatura espera pelo atleta" })).toBeVisible();
    await expect(page.getByText(`indique ${email} como e-mail do responsável`)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Ver minha assinatura" }).click();
    await expect(page.getByRole("heading", { name: "Atleta Premium" })).toBeVisible();
  });
});

test("whoever leaves the checkout is back at the plans, and its link finishes nothing", async ({ page }) => {
  await page.goto("/planos");
  await choose(page, "Organizador de Campeonatos");
  await expect(page).toHaveURL(/\/pagamento-de-teste\//);
  const session = /cs_teste_[\w-]+/.exec(page.url())![0];
  await page.getByRole("link", { name: "Voltar" }).click();
  await expect(page).toHaveURL("/planos");
  await page.goto(`/signup-after-payment?session_id=${session}`);
  await expect(page.getByRole("heading", { name: "O pagamento ainda não foi concluído" })).toBeVisible();
  await page.goto("/signup-after-payment?session_id=nada");
  await expect(page.getByRole("heading", { name: "Este link não vale" })).toBeVisible();
  await page.goto("/signup-after-payment");
  await expect(page.getByRole("link", { name: "Ver planos" })).toBeVisible();
});

test("a minor reads that the guardian buys; a guardian of two says for whom", async ({ page }) => {
  await enterAs(page, "minor");
  await page.goto("/planos");
  await expect(page.getByText("Com menos de 18 anos, quem assina é o responsável")).toBeVisible();
  await expect(planCard(page, "Atleta Premium").getByRole("button")).toHaveCount(0);
  await page.context().clearCookies();
  await enterAs(page, "guardian");
  await page.goto("/planos");
  const choice = planCard(page, "Atleta Premium").getByLabel("Para qual atleta");
  await choice.selectOption({ index: 1 });
  await choose(page, "Atleta Premium");
  await expect(page.getByText("Ambiente de teste")).toBeVisible();
});

test("four empty cards hold the place of the plans of another audience", async ({ page }) => {
  await page.goto("/planos");
  await hydrated(page);
  const release = await holdUp(page);
  await page.getByRole("link", { name: "Clube", exact: true }).click();
  await expect(page.locator("[data-skeleton]")).toHaveCount(4);
  await expect(page.getByRole("region", { name: "Planos" })).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("the browser asks again after a minute; a failure counts as not subscribed and says why", async ({
  page,
}) => {
  await enterAs(page, "none");
  await page.clock.install();
  await page.route("**/api/check-subscription", (route) => route.fulfill({ json: { subscribed: true } }));
  await page.goto("/planos");
  await hydrated(page);
  await expect(page.getByText("✓ Você possui uma assinatura ativa")).toBeVisible();
  const error = "O servidor está descansando.";
  await page.route("**/api/check-subscription", (route) => route.fulfill({ status: 403, json: { error } }));
  await page.clock.runFor(59_000);
  await expect(page.getByText("✓ Você possui uma assinatura ativa")).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page.getByText(error)).toBeVisible();
  await expect(page.getByText("✓ Você possui uma assinatura ativa")).toBeHidden();
});

test("the endpoints answer members of ours only, in JSON", async ({ page, baseURL }) => {
  const { request } = page;
  const ask = async (name: string, options: Parameters<typeof request.post>[1] = {}) => {
    const answer = await request.post(`/api/${name}`, options);
    return [answer.status(), await answer.json()] as const;
  };
  expect(await ask("check-subscription")).toEqual([401, { error: "Faça login para continuar" }]);
  await aMember(page, "api");
  expect(await ask("check-subscription", { headers: { origin: "https://outro.example" } })).toEqual([
    403,
    { error: "Este pedido veio de outro site." },
  ]);
  expect(await ask("check-subscription", { headers: { origin: baseURL! } })).toMatchObject([
    200,
    { subscribed: false, status: null },
  ]);
  expect(await ask("customer-portal")).toEqual([404, { error: "Você não paga nenhuma assinatura." }]);
  expect((await ask("create-checkout", { data: {} }))[0]).toBe(400);
  expect((await ask("create-checkout", { data: { priceId: "nada" } }))[0]).toBe(404);
  await page.goto("/planos");
  const priceId = await planCard(page, "Atleta Premium").locator("input[name=plano]").inputValue();
  expect(await ask("create-checkout", { data: { priceId } })).toMatchObject([
    200,
    { url: expect.stringContaining("/pagamento-de-teste/cs_teste_") },
  ]);
  const club = await planCard(page, "Clube Formador").locator("input[name=plano]").inputValue();
  expect((await ask("create-checkout", { data: { priceId: club } }))[0]).toBe(403);
});

const planCard = (page: Page, name: string) => page.getByRole("article", { name });

async function choose(page: Page, plan: string): Promise<void> {
  await planCard(page, plan).getByRole("button", { name: "Assinar e Criar Conta", exact: true }).click();
  await expect(
    page
      .getByText(/Ambiente de teste|Fechar aviso/)
      .or(toast(page))
      .first(),
  ).toBeVisible();
}

/** The toast stands while the form is on its way; here it is held up until it was seen. */
async function expectRedirectingToast(page: Page, act: () => Promise<void>): Promise<void> {
  await hydrated(page);
  const release = await holdUp(page);
  await act();
  await expect(toast(page)).toContainText("Redirecionando");
  release();
}

/** What the plans page asks of the server waits until it is released. */
async function holdUp(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route("**/planos.data*", async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve();
}

async function payWith(page: Page, card: string, email?: string): Promise<void> {
  if (email) await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Número do cartão").fill(card);
  await page.getByLabel("Validade").fill("12/40");
  await page.getByLabel("CVC").fill("123");
  await page.getByRole("button", { name: "Iniciar período grátis" }).click();
}

async function finishSignUp(page: Page): Promise<void> {
  await page.getByLabel("Senha").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /Li e aceito/ }).check();
  await page.getByRole("button", { name: "Finalizar Cadastro" }).click();
}

async function expectFinished(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login\?/);
  await expect(toast(page)).toContainText("Cadastro realizado!");
  await expect(toast(page)).toContainText("Conta criada com sucesso. Faça login para continuar.");
}

const inDays = (days: number): string =>
  formatDate(Temporal.Now.plainDateISO("America/Sao_Paulo").add({ days }));
