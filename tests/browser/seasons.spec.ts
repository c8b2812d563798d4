import type { Page } from "@playwright/test";
import { atBothSizes, expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { aMember, enterAs, toast } from "./people.ts";

test.describe.configure({ timeout: 90_000 });

const YEAR = Temporal.Now.plainDateISO("America/Sao_Paulo").year;
const seasons = (page: Page) => page.getByRole("table", { name: "Temporadas" });
const rowOf = (page: Page, year: number, source: string) =>
  seasons(page)
    .getByRole("row")
    .filter({ hasText: String(year) })
    .filter({ hasText: source });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("an athlete declares a season, mends it in two tabs, and deletes it", async ({
      page,
      open,
      context,
    }) => {
      await aMember(page, "numeros");
      await open("/athlete/numeros");
      await expect(page.getByText("Nenhuma temporada ainda")).toBeVisible();
      await page.getByRole("link", { name: "Adicionar temporada" }).click();
      await expect(page.getByLabel("Ano")).toHaveValue(String(YEAR));
      await page.getByLabel("Ano").fill(String(YEAR + 1));
      await page.getByLabel("Clube").fill("Grêmio da Colina");
      await page.getByLabel("Jogos").fill("10");
      await page.getByLabel("Minutos").fill("1.201");
      await page.getByRole("button", { name: "Registrar temporada" }).click();
      await expect(page.getByText("Em 10 jogos cabem no máximo 1200 minutos.")).toBeVisible();
      await expect(page.getByLabel("Clube")).toHaveValue("Grêmio da Colina");
      await page.getByLabel("Minutos").fill("800");
      await page.getByRole("button", { name: "Registrar temporada" }).click();
      await expect(page.getByText(new RegExp(`Use um ano de \\d{4} a ${YEAR}\\.`))).toBeVisible();
      await page.getByLabel("Ano").fill(String(YEAR));
      await page.getByLabel("Gols").fill("4");
      await page.getByLabel(/Precisão de passes/).fill("81%");
      await page.getByRole("button", { name: "Registrar temporada" }).click();
      await expect(toast(page)).toContainText("Temporada registrada");
      await expect(rowOf(page, YEAR, "declarado")).toContainText("Grêmio da Colina");
      const totals = page.getByRole("table", { name: "Totais por fonte" });
      await expect(totals.getByRole("row", { name: /Precisão de passes/ })).toContainText("81%");

      await open("/athlete/numeros/nova");
      await page.getByLabel("Clube").fill("grêmio da colina");
      await page.getByLabel("Jogos").fill("1");
      await page.getByRole("button", { name: "Registrar temporada" }).click();
      await expect(page.getByText("Já existe uma temporada deste ano neste clube.")).toBeVisible();

      await open("/athlete/numeros");
      const edit = page.getByRole("link", { name: `Editar a temporada ${YEAR} no Grêmio da Colina` });
      const address = (await edit.getAttribute("href"))!;
      const other = await context.newPage();
      await other.goto(address);
      await open(address);
      await page.getByLabel("Gols").fill("5");
      await page.getByRole("button", { name: "Salvar" }).click();
      await expect(toast(page)).toContainText("Temporada salva");
      await other.getByLabel("Gols").fill("6");
      await other.getByRole("button", { name: "Salvar" }).click();
      await expect(other.getByText("Outra aba salvou esta temporada primeiro")).toBeVisible();
      await expect(other.getByText("Gols: salvo 5, aqui 6")).toBeVisible();
      await other.getByRole("button", { name: "Salvar a minha versão" }).click();
      await expect(toast(other)).toContainText("Temporada salva");
      await other.close();

      await open(address);
      await expect(page.getByLabel("Gols")).toHaveValue("6");
      await page.getByRole("link", { name: "Excluir esta temporada" }).click();
      await page.getByRole("button", { name: "Excluir temporada" }).click();
      await expect(toast(page)).toContainText("Temporada excluída");
      await expect(page.getByText("Nenhuma temporada ainda")).toBeVisible();
    });

    test("what will be shared is seen before anybody else can open it", async ({ page, open, request }) => {
      test.slow();
      await aMember(page, "mostra");
      await open("/athlete/compartilhar");
      await expect(page.getByText("Por enquanto, só você vê estes arquivos")).toBeVisible();
      const picture = page.getByRole("img", { name: /^Figurinha de/ });
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 30_000 })
        .toBe(1200);
      const file = (await picture.getAttribute("src"))!;
      expect((await page.request.get(file)).headers()["cache-control"]).toBe("private, no-store");
      expect((await request.get(file)).status()).toBe(404);
      await expect(page.getByRole("link", { name: "Enviar no WhatsApp" })).toHaveCount(0);
    });
  });
}

test("a club confirms what a linked athlete asks; a change makes it declared again", async ({
  page,
  browser,
}) => {
  const club = await browser.newPage();
  await enterAs(club, "club");
  await enterAs(page, "minor");
  await page.goto("/athlete/numeros");
  const asked = rowOf(page, YEAR - 2, "declarado");
  await expect(asked).toContainText("Espera Esporte Clube Litoral");
  const sheet = rowOf(page, YEAR, "súmula");
  await expect(sheet).toContainText("Não se edita");
  await expect(sheet.getByRole("link")).toHaveCount(0);

  await club.goto("/club/atletas");
  await club.getByRole("button", { name: `Confirmar os números de Kauã Ribeiro, ${YEAR - 2}` }).click();
  await expect(toast(club)).toContainText("Números confirmados");
  await club.close();

  await page.reload();
  const confirmed = rowOf(page, YEAR - 2, "clube");
  await expect(confirmed).toContainText("Por Esporte Clube Litoral");
  await confirmed.getByRole("link", { name: "Editar" }).click();
  await expect(page.getByText("Confirmado por Esporte Clube Litoral")).toBeVisible();
  await expect(page.getByText(/volta a ser declarada até o clube\s+confirmar de novo/)).toBeVisible();
  const goals = page.getByLabel("Gols");
  const before = Number(await goals.inputValue());
  await goals.fill(String(before + 1));
  await page.getByLabel("Pedir confirmação a um clube").selectOption("Esporte Clube Litoral");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(toast(page)).toContainText("Temporada salva");
  await expect(rowOf(page, YEAR - 2, "declarado")).toContainText("Espera Esporte Clube Litoral");
});

test("a plan draws the years, and without one the page says what it would open", async ({ page }) => {
  await enterAs(page, "athlete");
  await page.goto("/athlete/numeros");
  await expect(page.getByRole("img", { name: /^Gols por ano/ })).toBeVisible();
  await expect(page.getByRole("table", { name: "Os mesmos números, por ano e fonte" })).toBeVisible();
  await enterAs(page, "minor");
  await page.goto("/athlete/numeros");
  await expect(
    page.getByText(/Com o plano Atleta Essencial ou Atleta Premium, .* viram gráficos ano a ano/),
  ).toBeVisible();
  await expect(page.getByText("quem assina é o responsável")).toBeVisible();
});

test("axe finds nothing on the pages of numbers and sharing, at both sizes", async ({ page }) => {
  await enterAs(page, "athlete");
  await page.goto("/athlete/numeros");
  await atBothSizes(page, async (size) => {
    const totals = page.getByRole("region", { name: "Totais por fonte" });
    const beyond = await totals.evaluate((frame) => frame.scrollWidth - frame.clientWidth);
    expect(beyond, `totals beyond the edge, ${size}`).toBe(0);
  });
  const edit = await page
    .getByRole("link", { name: /^Editar a temporada/ })
    .first()
    .getAttribute("href");
  for (const path of [
    "/athlete/numeros",
    "/athlete/numeros/nova",
    edit!,
    `${edit}?excluir=1`,
    "/athlete/compartilhar",
    "/athlete/comparar?com=kaua-ribeiro",
  ]) {
    await page.goto(path);
    await atBothSizes(page, async (size) => {
      await expectNoOverflow(page, `${path} ${size}`);
      await expectAccessible(page, `${path} ${size}`);
    });
  }
});
