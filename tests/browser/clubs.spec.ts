import type { Page } from "@playwright/test";
import { ageForms, expect, hydrated, test } from "./pages.ts";

// Other tests sign clubs up and verify them meanwhile: the demo data's twelve are the least there is.
const LEADER = "Esporte Clube Litoral";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`clubs ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("from the list to a club's page, and on to the ranking", async ({ page }) => {
      await page.goto("/clubes");
      await expect(page.getByRole("heading", { level: 1, name: "Clubes" })).toBeVisible();
      await expect(page.getByRole("link", { name: /^Ver perfil/ }).nth(11)).toBeVisible();
      await expect(page.getByText(/^\d+ atletas? cadastrados?$/).nth(11)).toBeVisible();
      await page.getByRole("link", { name: `Ver perfil de ${LEADER}` }).click();
      await expect(page.getByRole("heading", { level: 1, name: LEADER })).toBeVisible();
      await page
        .getByRole("navigation", { name: "Você está em" })
        .getByRole("link", { name: "Ranking" })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: "Ranking de clubes" })).toBeVisible();
    });

    test("a request with a wrong phone comes back with all that was typed", async ({ page, open }) => {
      await open("/clubes");
      await fillRequest(page, "123");
      await expect(page.getByText("Informe um telefone com DDD.")).toBeVisible();
      await expect(page.getByLabel("Nome do clube")).toHaveValue("Clube do Bairro <b>");
      await expect(page.getByLabel("E-mail para contato")).toHaveValue("bairro@example.com");
      await expect(page.getByLabel("Telefone")).toHaveValue(javaScriptEnabled ? "(12) 3" : "123");
    });

    test("a club asks for its registration", async ({ page, open }) => {
      await open("/clubes");
      await ageForms(page);
      await fillRequest(page, "(71) 99999-0000");
      await expect(page.getByText("Solicitação enviada!")).toBeVisible();
      await expect(page).toHaveURL("/clubes");
      await expect(page.getByLabel("Nome do clube")).toHaveValue("");
    });
  });
}

test("the ranking shows icons for the first three, then numbers, points and the last four results", async ({
  page,
}) => {
  await page.goto("/ranking");
  const rows = page.getByRole("region", { name: "Classificação" }).locator("> ol > li");
  await expect(rows.nth(0)).toContainText("1º lugar");
  await expect(rows.nth(2)).toContainText("3º lugar");
  await expect(rows.nth(3)).toContainText("#4");
  await expect(rows.nth(11)).toContainText("#12");
  await expect(rows.nth(0)).toContainText("Clube Verificado");
  await expect(rows.nth(0)).toContainText("Destaque Regional");
  await expect(
    rows.nth(0).getByRole("list", { name: "Últimos resultados" }).getByRole("listitem"),
  ).toHaveCount(4);
  const points = await rows.locator("strong").allInnerTexts();
  const numbers = points.map((text) => Number.parseInt(text, 10));
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  await expect(page.getByText(/^Atualizado em \d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Como a pontuação é calculada" })).toBeVisible();
  await page.getByRole("link", { name: `Ver Detalhes de ${LEADER}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: LEADER })).toBeVisible();
});

test("while the ranking is fetched again, it says so", async ({ page }) => {
  await page.goto("/ranking");
  await hydrated(page);
  const answer = Promise.withResolvers<void>();
  await page.route(/ranking\.data/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.evaluate(
    () => void (window as unknown as RouterWindow).__reactRouterDataRouter.navigate("/ranking?de=novo"),
  );
  await expect(page.getByText("Carregando ranking...")).toBeVisible();
  answer.resolve();
  await expect(page.getByText("Carregando ranking...")).toBeHidden();
  await expect(page.getByRole("link", { name: `Ver Detalhes de ${LEADER}` })).toBeVisible();
});

test("a club's page has every section, in the server's answer", async ({ page }) => {
  await page.goto("/ranking");
  await page.getByRole("link", { name: `Ver Detalhes de ${LEADER}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: LEADER })).toBeVisible();
  const html = await (await page.request.get(page.url())).text();
  for (const text of [
    "Clube Verificado",
    "Destaque Regional",
    "Rua das Marés, 120, Itapuã",
    "Fundado em",
    "no ranking",
    "Sobre o clube",
    "Atletas vinculados",
    "Ver todos os atletas",
    "Vídeos",
    "Depoimentos",
    "Responsável",
    "Conquistas",
    "Últimos resultados",
  ])
    expect(html).toContain(text);
  for (const secret of [".mp4", "Rosângela Ribeiro", "Antônia Bastos", "contato@esporte"])
    expect(html).not.toContain(secret);
  for (const to of ["/cadastro", "/clubes"]) {
    await expect(page.getByRole("main").locator(`a[href="${to}"]`)).toHaveCount(1);
  }
  const instagram = page.getByRole("link", { name: /Instagram/ });
  await expect(instagram).toHaveAttribute("href", /^https:\/\/www\.instagram\.com\//);
  await expect(instagram).toHaveAttribute("rel", "noopener nofollow");
  await page.getByRole("article").getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/a\//);
});

test("a club that is not there, and an address that could be none, lead back to the ranking", async ({
  page,
}) => {
  for (const id of [
    "01a00000-0000-7000-8000-000000000000",
    "abc",
    "%00",
    "%27%20or%201=1",
    "a".repeat(3000),
  ]) {
    const answer = await page.goto(`/clube/${id}`);
    expect(answer?.status(), id.slice(0, 40)).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Clube não encontrado" })).toBeVisible();
  }
  await page.getByRole("main").getByRole("link").click();
  await expect(page).toHaveURL("/ranking");
});

test("the plural address moves to the club's own, for good", async ({ request }) => {
  const answer = await request.get("/clubes/abc", { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()["location"]).toBe("/clube/abc");
});

test("odd page numbers get a clear answer", async ({ page }) => {
  for (const number of ["-1", "abc", "1e9", "x".repeat(3000)]) {
    const answer = await page.goto(`/clubes?pagina=${number}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("link", { name: /^Ver perfil/ }).nth(11)).toBeVisible();
  }
  await page.goto("/clubes?pagina=999999");
  await expect(page.getByRole("heading", { name: "Esta página não existe" })).toBeVisible();
});

test("sponsors: benefits, eight brands, two of them in front, and the way to talk to us", async ({
  page,
}) => {
  await page.goto("/patrocinadores");
  await expect(page.getByRole("heading", { name: "Por que patrocinar" })).toBeVisible();
  const brands = page.getByRole("region", { name: "Quem joga com a gente" }).getByRole("listitem");
  // Another test adds brands meanwhile.
  await expect(brands.filter({ hasNotText: /Marca Z/ })).toHaveCount(8);
  const featured = page.getByRole("region", { name: "Patrocinadores em destaque" });
  await expect(featured.getByRole("listitem")).toHaveCount(2);
  await expect(featured.getByRole("link").first()).toHaveAttribute("rel", "noopener nofollow sponsored");
  await expect(page.getByRole("link", { name: "Quero patrocinar" })).toHaveAttribute("href", "/contato");
});

test("a club with many athletes shows a few, and all when asked", async ({ page }) => {
  await page.goto("/ranking");
  await page.getByRole("link", { name: "Ver Detalhes de Associação Estrela da Várzea" }).click();
  const figurinhas = page.getByRole("region", { name: "Atletas vinculados" }).getByRole("article");
  await expect(figurinhas).toHaveCount(6);
  await page.getByRole("link", { name: "Ver os 8 atletas do clube" }).click();
  await expect(figurinhas).toHaveCount(8);
});

interface RouterWindow {
  __reactRouterDataRouter: { navigate(to: string): Promise<void> };
}

async function fillRequest(page: Page, phone: string): Promise<void> {
  await page.getByLabel("Nome do clube").fill("Clube do Bairro <b>");
  await page.getByLabel("E-mail para contato").fill("bairro@example.com");
  await page.getByLabel("Telefone").fill(phone);
  await page.getByRole("button", { name: "Solicitar Cadastro" }).click();
}
