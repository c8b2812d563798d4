import { openDatabase } from "./gate.ts";
import { atBothSizes, expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, test, unfoldFilters } from "./pages.ts";
import { enterAs, newWord, toast } from "./people.ts";

const LIST = "/admin/atletas";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`lists of the administration ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("staff search, filter, sort and save a view", async ({ page, open }) => {
      await enterAs(page, "staff");
      await open(LIST);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText("Atletas");
      await main.getByPlaceholder("Buscar atletas...").fill("kauã");
      await main.getByPlaceholder("Buscar atletas...").press("Enter");
      await expect(page).toHaveURL(/busca=kau/);
      const rows = main.getByRole("table", { name: "Atletas" }).locator("tbody tr");
      await expect(rows.first()).toContainText("Kauã");
      await expect(main.getByLabel("Publicação")).toBeHidden();
      await unfoldFilters(page);
      await main.getByLabel("Publicação").selectOption("No ar");
      if (!javaScriptEnabled) await main.getByRole("button", { name: "Filtrar" }).click();
      await expect(page).toHaveURL(/publicacao=no-ar/);
      await expect(rows.first()).toContainText("No ar");
      await expect(main.getByText("Filtros (1)")).toBeVisible();
      const name = newWord();
      await main.getByText("Salvar visão").click();
      await main.getByLabel("Nome da visão").fill(name);
      await main.getByRole("button", { name: "Salvar", exact: true }).click();
      await expect(toast(page)).toContainText("Visão salva");
      await expect(main.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
      await main.getByRole("button", { name: "Apagar visão" }).click();
      await expect(toast(page)).toContainText("Visão apagada");
      await expect(main.getByRole("link", { name })).toHaveCount(0);
      await main.getByPlaceholder("Buscar atletas...").fill(`${name} ninguém`);
      await main.getByPlaceholder("Buscar atletas...").press("Enter");
      await expect(main.getByRole("heading", { name: "Nenhum atleta encontrado" })).toBeVisible();
    });

    test("where rows are stacked, a field sorts them", async ({ page, open }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await enterAs(page, "staff");
      await open(LIST);
      const order = page.getByLabel("Ordenar por");
      await order.selectOption("Idade, mais velhos primeiro");
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Filtrar" }).click();
      await expect(page).toHaveURL(/ordem=nascimento/);
      await expect(order).toHaveValue("nascimento");
    });

    test("what cannot be taken back is asked again, and says who was not marked", async ({ page, open }) => {
      await enterAs(page, "staff");
      await open(`${LIST}?publicacao=no-ar`);
      const main = page.getByRole("main");
      await main.locator("tbody input[name=ids]").first().check();
      await main.getByRole("button", { name: "Ocultar" }).click();
      await expect(main.getByText("Tirar este perfil do ar?")).toBeVisible();
      await main.getByRole("link", { name: "Cancelar" }).click();
      await expect(main.getByText("Tirar este perfil do ar?")).toHaveCount(0);
    });

    test("messages are looked for, marked as handled together, and as new again", async ({
      page,
      open,
      baseURL,
    }) => {
      await using sql = await openDatabase(baseURL);
      const name = newWord();
      await sql.query(
        "insert into inquiries (kind, name, email) select 'contact', $1 || ' ' || n, 'a@example.com' from generate_series(1, 3) n",
        [name],
      );
      await sql.query(
        "insert into inquiries (kind, name, email) values ('new_event', $1 || ' 4', 'a@example.com')",
        [name],
      );
      await enterAs(page, "staff");
      await open(`/admin/mensagens?busca=${name}`);
      const main = page.getByRole("main");
      const rows = main.getByRole("table", { name: "Mensagens" }).locator("tbody tr");
      await expect(rows).toHaveCount(4);
      for (const n of [1, 3, 4]) await main.getByLabel(`Marcar a mensagem de ${name} ${n}`).check();
      await main.getByRole("button", { name: "Marcar como tratadas" }).click();
      await expect(toast(page)).toContainText("2 mensagens tratadas");
      await expect(toast(page)).toContainText("1 ficou de fora: evento que espera decisão");
      await expect(rows).toHaveCount(2);
      await open(`/admin/mensagens?busca=${name}&situacao=tratadas`);
      await expect(rows).toHaveCount(2);
      await main.getByLabel(`Marcar a mensagem de ${name} 3`).check();
      await main.getByRole("button", { name: "Marcar como novas" }).click();
      await expect(toast(page)).toContainText("1 mensagem nova");
      await expect(rows).toHaveCount(1);
    });
  });
}

test("the queue is looked through by name, sorted, and opened with the part of it that is worked on", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterAs(page, "staff");
  await open("/admin/revisoes?tipo=club_verification");
  const first = page.getByRole("rowheader").getByRole("link").first();
  const name = await first.innerText();
  await page.getByPlaceholder("Buscar por nome...").fill(name.toLowerCase());
  await page.getByPlaceholder("Buscar por nome...").press("Enter");
  await expect(page).toHaveURL(/busca=/);
  await expect(first).toHaveText(name);
  await page.getByRole("link", { name: "Espera desde" }).click();
  await expect(page).toHaveURL(/ordem=-espera/);
  await first.click();
  await expect(page).toHaveURL(/\/admin\/revisoes\/[\da-f-]{36}\?tipo=club_verification$/);
});

test("rows are moved through, marked and opened by keys, which can be switched off", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterAs(page, "staff");
  await open(LIST);
  await page.keyboard.press("/");
  await expect(page.getByPlaceholder("Buscar atletas...")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("tbody tr").first().locator("a[data-row-link]")).toBeFocused();
  await page.locator("h1").click();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const second = page.locator("tbody tr").nth(1);
  await expect(second.locator("a[data-row-link]")).toBeFocused();
  await page.keyboard.press("x");
  await expect(second.locator("input[name=ids]")).toBeChecked();
  await expect(page.getByText("1 selecionado")).toBeVisible();
  await page.keyboard.press("?");
  await page.getByRole("dialog").getByLabel("Usar atalhos de uma tecla").uncheck();
  await page.keyboard.press("Escape");
  await second.locator("a[data-row-link]").focus();
  await page.keyboard.press("x");
  await expect(second.locator("input[name=ids]")).toBeChecked();
  const to = await second.locator("a[data-row-link]").getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(to!);
});

test("filters are used by keys: a field keeps the focus, and a day counts once it is whole", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterAs(page, "staff");
  await open(LIST);
  const published = page.getByLabel("Publicação");
  await published.focus();
  for (const word of ["no-ar", "com-responsavel"]) {
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(`${LIST}?publicacao=${word}`);
    await expect(page.locator(".list-pending")).toHaveCount(0);
    await expect(published).toBeFocused();
  }
  const since = page.getByLabel("Atualizado desde");
  await since.focus();
  await page.keyboard.type("0202202");
  await expect(page).toHaveURL(`${LIST}?publicacao=com-responsavel`);
  await page.keyboard.type("4");
  await expect(page).toHaveURL(/desde=2024-02-02/);
  await expect(page.locator(".list-pending")).toHaveCount(0);
  await expect(since).toBeFocused();
  await expect(since).toHaveValue("2024-02-02");
  await page.getByRole("link", { name: "Em revisão" }).press("Enter");
  await expect(page).toHaveURL(`${LIST}?publicacao=em-revisao`);
  await expect(published).toHaveValue("em-revisao");
  await expect(since).toHaveValue("");
  await page.goBack();
  await expect(since).toHaveValue("2024-02-02");
  await page.getByRole("link", { name: "Limpar filtros" }).press("Enter");
  await expect(page).toHaveURL(LIST);
  await expect(published).toHaveValue("");
  await expect(page.getByPlaceholder("Buscar atletas...")).toBeFocused();
});

const LISTS = [
  LIST,
  "/admin/clubes",
  "/admin/campeonatos",
  "/admin/eventos",
  "/admin/patrocinadores",
  "/admin/revisoes",
  "/admin/mensagens",
  "/admin/importar",
  "/admin/respostas",
  "/admin/ranking",
  "/admin/usuarios",
];
for (const path of LISTS)
  test(`@layout the list at ${path} is accessible and fits`, async ({ page, open }) => {
    await enterAs(page, "staff");
    await open(path);
    await atBothSizes(page, async () => {
      await expectAccessible(page);
      await expectNoOverflow(page);
      // The page may fit while its table scrolls inside its frame.
      const hidden = await page
        .locator(".table-frame")
        .evaluateAll((frames) => frames.map((frame) => frame.scrollWidth - frame.clientWidth));
      expect(Math.max(0, ...hidden), "part of the table is out of sight").toBeLessThanOrEqual(1);
    });
  });
