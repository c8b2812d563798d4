import type { Page } from "@playwright/test";
import { expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { enterAs, newWord, openMail, toast } from "./people.ts";

test.describe.configure({ timeout: 90_000 });

const names = (page: Page) => page.locator("[data-athlete] a[data-name]").allInnerTexts();
const mark = (page: Page, name: string) => page.getByRole("checkbox", { name: `Marcar ${name}` });
const columns = (page: Page) =>
  page.getByRole("region", { name: "Atletas lado a lado" }).getByRole("columnheader");
const search = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

for (const script of [true, false])
  test.describe(script ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled: script });

    test("a scout compares four athletes of a search, and a fifth has no room", async ({ page, open }) => {
      await enterAs(page, "club");
      const year = Temporal.Now.plainDateISO().year - 16;
      await open(`/club/buscar?grupo=atacante&nascidosDe=${year}&nascidosAte=${year}`);
      const [fifth, ...four] = (await names(page)).slice(0, 5).toReversed();
      for (const one of four) await mark(page, one).check();
      const bar = page.getByRole("form", { name: "Atletas marcados" });
      if (script) {
        await expect(bar).toContainText("4 atletas");
        await mark(page, fifth!).click();
        await expect(page.getByText("Desmarque um deles para marcar outro.")).toBeVisible();
        await expect(mark(page, fifth!)).not.toBeChecked();
      } else await mark(page, fifth!).check();
      await bar.getByText(/^Comparar/).click();
      await expect(page).toHaveURL(/\/club\/comparar\?atletas=/);
      await expect(columns(page)).toHaveCount(5);
      await expect(page.getByText("Cabem quatro atletas")).toHaveCount(script ? 0 : 1);
      await expectNoOverflow(page);
      if (script) await expectAccessible(page);

      const radar = page.getByRole("img", { name: /^Radar de percentis/ });
      await expect(radar).toBeVisible();
      await expect(radar.locator("desc")).toHaveText(/: gols \d+, .*disciplina \d+\./);
      await page
        .getByRole("link", { name: /^Tirar/ })
        .last()
        .click();
      await expect(columns(page)).toHaveCount(4);
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "Baixar PDF" }).click();
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    });

    test("the comparison says where the contact with each athlete stands", async ({ page, open }) => {
      await enterAs(page, "club");
      await open("/club/comparar?atletas=rayssa-albuquerque,natalia-braganca,lorena-vasques,iuri-santanna");
      const contact = page.getByRole("row", { name: /^Contato/ }).getByRole("cell");
      await expect(contact.nth(0).getByRole("link")).toHaveAccessibleName("Enviado com Rayssa Albuquerque");
      await expect(contact.nth(0)).toContainText(/ainda não leu|leu e ainda não respondeu/);
      await expect(contact.nth(2)).toContainText("Não recebe pedidos");
      await expect(contact.nth(3).getByRole("link")).toHaveAccessibleName("Contatar Iuri Sant'Anna");
      await contact.nth(1).getByRole("link", { name: "Conversa com Natália Bragança" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Conversa/);
    });

    test("a scout saves a search, renames it, opens it and deletes it", async ({ page, open }) => {
      const name = `Goleiros ${newWord()}`;
      await enterAs(page, "club");
      await open("/club/buscar?grupo=goleiro&pe=destro");
      await page.locator("summary").filter({ hasText: "Salvar busca" }).click();
      await expect(page.getByLabel("Nome da busca")).toHaveValue("Goleiro, Destro");
      await page.getByLabel("Nome da busca").fill(name);
      await page.getByRole("button", { name: "Salvar", exact: true }).click();
      // The count of the search is a status too.
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Buscas salvas/);
      await expect(toast(page)).toContainText("Busca salva");
      await expect(search(page, name)).toContainText("Goleiro · Destro");
      await expect(search(page, name)).toContainText("Aviso diário por e-mail para você");
      await expectNoOverflow(page);
      if (script) await expectAccessible(page);

      await search(page, name).getByRole("link", { name: "Novos atletas" }).click();
      await expect(page.getByRole("heading", { name: "Ninguém novo por enquanto" })).toBeVisible();
      await page.getByRole("link", { name: "Abrir a busca" }).click();
      await expect(page).toHaveURL(/\/club\/buscar\?.*(?:grupo|posicao)=goleiro/);

      await open("/club/buscas");
      await search(page, name).getByText("Renomear ou excluir").click();
      await search(page, name).getByLabel("Nome da busca").fill(`${name} destros`);
      await search(page, name).getByRole("button", { name: "Salvar nome" }).click();
      const renamed = search(page, `${name} destros`);
      await expect(renamed).toBeVisible();
      await renamed.getByText("Renomear ou excluir").click();
      await renamed.getByRole("button", { name: /^Excluir a busca/ }).click();
      await expect(toast(page)).toContainText("Busca excluída");
      await expect(renamed).toHaveCount(0);
    });

    test("the link of a mail stops its search without a login, and only by its button", async ({
      page,
      open,
    }) => {
      // Another search in each run: they all act for the same club.
      const [subject, name] = script
        ? [/^3 novos atletas em uma busca/, "Atacantes do Sub-17"]
        : [/^1 novo atleta em uma busca/, /^Goleiras nascidas até/];
      const ofClub = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name }) });
      await openMail(page, "clube@demo.example", subject);
      await page.getByRole("link", { name: /\/buscas\/parar\// }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Parar os avisos?");
      await expectNoOverflow(page);
      if (script) await expectAccessible(page);
      const link = page.url();
      await enterAs(page, "club");
      await open("/club/buscas");
      await expect(ofClub).toContainText("Aviso diário por e-mail para você");

      await page.context().clearCookies();
      await page.goto(link);
      await page.getByRole("button", { name: "Parar os avisos" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Avisos parados");
      await page.goto(link);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Avisos parados");
      await enterAs(page, "club");
      await open("/club/buscas");
      await expect(ofClub).toContainText("Sem avisos por e-mail");
      await ofClub.getByRole("button", { name: "Avisar por e-mail" }).click();
      await expect(toast(page)).toContainText("Avisos ligados");
      await expect(ofClub).toContainText("Aviso diário por e-mail para você");
    });
  });

test("a link that stops nothing says so", async ({ page }) => {
  const answer = await page.goto("/buscas/parar/nada");
  expect(answer!.status()).toBe(404);
  await expect(page.getByRole("main")).toContainText("Este link não vale mais");
});
