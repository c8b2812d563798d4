import type { Browser, Page } from "@playwright/test";
import { expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { newWord, toast } from "./people.ts";
import { aPublishedMinor, aScoutingClub, joinAsScout } from "./scouting-people.ts";

// One story of three people, each with a browser of their own.
test.describe.configure({ timeout: 240_000 });

for (const script of [true, false])
  test.describe(script ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled: script });

    test("a scout finds a child, the guardian agrees to talk, and the owner removes the scout", async ({
      page: scout,
      browser,
    }) => {
      const [owner, family, otherFamily] = [
        await another(browser),
        await another(browser),
        await another(browser),
      ];
      const club = `Clube da Serra ${newWord()}`;
      const [child, teammate] = [`Ravi ${newWord()}`, `Caio ${newWord()}`];
      const person = `Olga ${newWord()}`;
      await aScoutingClub(owner, club);
      await joinAsScout(owner, scout, person);
      await aPublishedMinor(otherFamily, teammate);
      await aPublishedMinor(family, child);
      await expectCounters(owner, { favourites: 0, contacts: 0 });

      await findWithFilters(scout, child);
      await scout.getByRole("button", { name: `Favorito: ${child}` }).click();
      await expect(scout.getByRole("button", { name: `Favorito: ${child}` })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      // The star is shown before it is saved.
      await expect(scout.getByText("Atleta adicionado aos favoritos do clube.")).toBeVisible();
      await saveToList(scout, child);
      await findWithFilters(scout, child);
      await compare(scout, child, teammate);
      const conversation = await askForContact(scout, child);

      // The family checks who asks before it answers.
      await family.goto("/responsavel");
      const request = family.locator("section").filter({ hasText: club });
      await expect(request).toContainText(person);
      const card = (await request.getByRole("link", { name: "Conferir este olheiro" }).getAttribute("href"))!;
      await family.goto(card);
      await expect(family.getByText("Olheiro confirmado")).toBeVisible();
      await expect(family.getByRole("heading", { name: person })).toBeVisible();
      await expect(family.getByRole("link", { name: club })).toBeVisible();
      await family.goto("/responsavel");
      await request.getByRole("button", { name: /^Aceitar e conversar/ }).click();
      await expect(toast(family)).toBeVisible();

      await say(scout, conversation, "Bom dia! Podemos falar do treino de sábado?");
      await say(family, conversation, "Podemos. Ele chega com a avó às nove.");
      await scout.goto(conversation);
      await expect(scout.getByRole("log")).toContainText("Ele chega com a avó às nove.");
      await family.goto(conversation);
      await expect(family.getByRole("log")).toContainText("Podemos falar do treino de sábado?");
      await expectNoOverflow(family);
      await expectCounters(owner, { favourites: 1, contacts: 1 });

      await family.goto("/responsavel/atletas");
      await family.getByRole("main").getByRole("link", { name: child }).first().click();
      const viewers = family
        .locator("section")
        .filter({ has: family.getByRole("heading", { name: "Quem viu o perfil" }) });
      await expect(viewers.getByRole("listitem").filter({ hasText: club })).toContainText(person);

      await owner.goto("/club/pessoas");
      await owner.locator("summary").filter({ hasText: person }).click();
      await owner.getByRole("button", { name: "Remover do clube" }).click();
      await expect(toast(owner)).toBeVisible();
      for (const path of ["/club/buscar", "/club/listas", "/club/dashboard"]) {
        await scout.goto(path);
        await expect(scout).toHaveURL("/profile-selection");
      }
      expect((await scout.goto(conversation))!.status()).toBe(404);
      await family.goto(card);
      await expect(family.getByText("Cartão retirado")).toBeVisible();
      await expect(family.getByRole("heading", { name: person })).toBeVisible();

      // The conversation goes on with the owner.
      await say(owner, conversation, "Olga saiu do clube. Daqui em diante quem fala sou eu.");
      await family.goto(conversation);
      await expect(family.getByRole("log")).toContainText("Daqui em diante quem fala sou eu.");
      for (const page of [owner, family, otherFamily]) await page.context().close();
    });
  });

/** Another person's phone, from another network. */
async function another(browser: Browser): Promise<Page> {
  const byte = () => Math.floor(Math.random() * 256);
  return browser.newPage({ extraHTTPHeaders: { "x-forwarded-for": `10.${byte()}.${byte()}.${byte()}` } });
}

async function expectCounters(
  owner: Page,
  { favourites, contacts }: Record<"favourites" | "contacts", number>,
): Promise<void> {
  await owner.goto("/club/dashboard");
  for (const [label, total] of [
    ["Atletas Favoritos", favourites],
    ["Contatos Feitos", contacts],
  ] as const) {
    const counter = owner
      .locator("dl > div")
      .filter({ has: owner.getByRole("link", { name: label, exact: true }) });
    await expect(counter.locator("dd")).toHaveText([String(total), `${total} neste mês`]);
  }
}

/** On a phone the filters are a sheet. */
async function findWithFilters(scout: Page, name: string): Promise<void> {
  await scout.goto("/club/buscar");
  await scout.locator("summary").filter({ hasText: "Filtros" }).click();
  await scout.getByRole("checkbox", { name: "Goleiro", exact: true }).first().check();
  await scout.getByLabel("Cidade ou estado").fill("Recife, PE");
  await scout.getByRole("button", { name: /^Ver / }).click();
  await expect(scout).toHaveURL(/grupo=goleiro/);
  await expect(scout).toHaveURL(/cidade=Recife/);
  await expect(scout.getByRole("link", { name, exact: true })).toBeVisible();
}

async function saveToList(scout: Page, name: string): Promise<void> {
  const list = `Lista ${newWord()}`;
  await scout.getByRole("checkbox", { name: `Marcar ${name}` }).check();
  await scout
    .getByRole("form", { name: "Atletas marcados" })
    .getByText("Lista", { exact: true })
    .locator("visible=true")
    .click();
  await expect(scout.getByRole("heading", { level: 1 })).toHaveText("Adicionar a uma lista");
  await expect(scout.getByRole("main")).toContainText(name);
  await scout.getByRole("link", { name: "Nova lista com este atleta" }).click();
  await scout.getByLabel("Nome da lista").fill(list);
  await scout.getByRole("button", { name: /^Criar lista/ }).click();
  await expect(scout.getByRole("heading", { level: 1 })).toHaveText(list);
  await expect(scout.getByRole("main")).toContainText(name);
}

async function compare(scout: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const box = scout.getByRole("checkbox", { name: `Marcar ${name}` });
    if (!(await box.isChecked())) await box.check();
  }
  await scout
    .getByRole("form", { name: "Atletas marcados" })
    .getByText(/^Comparar/)
    .click();
  await expect(scout.getByRole("heading", { level: 1 })).toHaveText("Lado a lado");
  await expect(scout.getByRole("columnheader")).toHaveCount(3);
  await expectNoOverflow(scout);
}

/** Begins at the comparison. Returns the address of the conversation. */
async function askForContact(scout: Page, name: string): Promise<string> {
  await scout.getByRole("link", { name: `Contatar ${name}` }).click();
  await scout.getByLabel("Para quê").selectOption("Conversa com a família");
  await scout.getByLabel("Mensagem").fill("Vimos os jogos dele e gostaríamos de conhecer a família.");
  await scout.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(toast(scout)).toContainText("Pedido enviado.");
  return new URL(scout.url()).pathname;
}

async function say(page: Page, conversation: string, words: string): Promise<void> {
  await page.goto(conversation);
  await page.getByLabel("Sua mensagem").fill(words);
  await page.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(page.getByRole("log")).toContainText(words);
}
