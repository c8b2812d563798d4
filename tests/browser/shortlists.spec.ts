import type { Page } from "@playwright/test";
import { atBothSizes, expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { enterAs, newWord, toast } from "./people.ts";

test.describe.configure({ timeout: 120_000 });

/** A list that no other test knows, with these two athletes of the demo. Ends on its board. */
async function aList(page: Page, open: (path: string) => Promise<void>): Promise<string> {
  const name = `Lista ${newWord()}`;
  await enterAs(page, "club");
  await open("/club/listas/nova?atletas=adriel-nunes,mateus-lins");
  await page.getByLabel("Nome da lista").fill(name);
  await page.getByRole("button", { name: /^Criar lista/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  return new URL(page.url()).pathname;
}

const column = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const menuOf = (page: Page, name: string) => page.locator("summary").filter({ hasText: `Mover ${name}` });

for (const script of [true, false])
  test.describe(script ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled: script });

    test("a scout fills a list, moves athletes by their menu and writes about them", async ({
      page,
      open,
    }) => {
      const list = await aList(page, open);
      await open("/club/listas/adicionar?atletas=wendell-caldas");
      await page.getByRole("button", { name: new RegExp(await nameOf(page, list)) }).click();
      await expect(toast(page)).toBeVisible();
      await open(`${list}?etapa=observar`);
      await expect(column(page, "Observar").locator(".board-card")).toHaveCount(3);

      await menuOf(page, "Adriel Nunes").click();
      await page.getByRole("button", { name: "Contatado" }).locator("visible=true").click();
      await expect(column(page, "Observar").locator(".board-card")).toHaveCount(2);
      await open(`${list}?etapa=contatado`);
      await expect(column(page, "Contatado")).toContainText("Adriel Nunes");

      await open(`${list}?ver=tabela`);
      await menuOf(page, "Wendell Caldas").click();
      await page.getByRole("button", { name: "Mover para o início" }).locator("visible=true").click();
      await expect(page.getByRole("row").nth(1)).toContainText("Wendell Caldas");

      await page.getByRole("link", { name: "Adriel Nunes" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Adriel Nunes");
      const [shared, own] = [`Para todos ${Date.now()}`, `Só meu ${Date.now()}`];
      await page.getByLabel("Nova nota").fill(shared);
      await page.getByRole("button", { name: "Guardar nota" }).click();
      await expect(page.getByText(shared)).toBeVisible();
      await page.getByLabel("Nova nota").fill(own);
      await page.getByLabel("Particular: só eu leio").check();
      await page.getByRole("button", { name: "Guardar nota" }).click();
      await expect(page.getByText(own)).toBeVisible();

      await open(`${list}?ver=melhores`);
      await expect(page.getByRole("heading", { level: 2, name: "Adriel Nunes" })).toBeVisible();
      await expect(page.getByText(shared)).toBeVisible();
      await expect(page.getByText(own)).toHaveCount(0);
      const csv = await page.request.get(`${list}/lista.csv`);
      const text = await csv.text();
      expect(csv.headers()["content-type"]).toContain("text/csv");
      expect(text).toContain(shared);
      expect(text).not.toContain(own);
      const pdf = await page.request.get(`${list}/diretoria.pdf`);
      expect(pdf.headers()["content-type"]).toContain("application/pdf");
    });
  });

test("a card is dragged into another stage", async ({ page, open, isMobile }) => {
  test.skip(isMobile, "phones move cards by their menu");
  const list = await aList(page, open);
  await page.setViewportSize({ width: 1280, height: 840 });
  await open(list);
  const card = column(page, "Observar").getByRole("listitem").filter({ hasText: "Mateus Lins" });
  // The card moves at once, before the server knows. The page also asks about the subscription.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().includes(list),
  );
  await card.dragTo(column(page, "Em teste"));
  await expect(column(page, "Em teste")).toContainText("Mateus Lins");
  await saved;
  await page.reload();
  await expect(column(page, "Em teste")).toContainText("Mateus Lins");
});

test("an empty list leads to a search with its filters", async ({ page, open }) => {
  await enterAs(page, "club");
  await open("/club/listas");
  await page.getByRole("link", { name: /^Goleiro para/ }).click();
  await page.getByRole("link", { name: "Buscar com estes filtros" }).click();
  await expect(page).toHaveURL(
    /\/club\/buscar\?nascidosDe=\d{4}&nascidosAte=\d{4}&(?:posicao|grupo)=goleiro$/,
  );
});

test("a club with the tools puts an athlete into a list from their page", async ({ page, open }) => {
  await open("/a/kaua-ribeiro");
  await expect(page.getByRole("link", { name: "Adicionar à lista" })).toHaveCount(0);
  await enterAs(page, "club");
  await open("/a/kaua-ribeiro");
  await page.getByRole("link", { name: "Adicionar à lista" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Adicionar a uma lista");
  await expect(page.getByRole("main")).toContainText("Kauã Ribeiro");
});

test("axe finds nothing on the pages of lists, and nothing is wider than the screen", async ({ page }) => {
  await enterAs(page, "club");
  await page.goto("/club/listas");
  const rich = (await page.getByRole("link", { name: /^Ponta-esquerda para/ }).getAttribute("href"))!;
  await page.goto(rich);
  const entry = (await page
    .getByRole("link", { name: "Kaio Barcelos", includeHidden: true })
    .getAttribute("href"))!;
  const adding = "/club/listas/adicionar?atletas=kaua-ribeiro,adriel-nunes";
  const views = [rich, `${rich}?ver=tabela`, `${rich}?ver=melhores`, `${rich}/editar`];
  for (const path of ["/club/listas", ...views, entry, "/club/listas/nova", adding]) {
    await page.goto(path);
    await atBothSizes(page, async (size) => {
      await expectNoOverflow(page, `${path} ${size}`);
      await expectAccessible(page, `${path} ${size}`);
    });
  }
});

async function nameOf(page: Page, list: string): Promise<string> {
  const answer = await page.request.get(list);
  return /<h1[^>]*>([^<]+)/.exec(await answer.text())![1]!;
}
