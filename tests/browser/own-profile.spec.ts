import type { Page } from "@playwright/test";
import { atBothSizes, expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { aMember, bornYearsAgo, enterAs, toast } from "./people.ts";

test.describe.configure({ timeout: 60_000 });

const row = (page: Page, title: string) =>
  page.getByRole("link", { name: new RegExp(`(Editar|Preencher) ${title}`) });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("an athlete fills in every field, and reads it back", async ({ page, open }) => {
      await aMember(page, "perfil");
      await open("/athlete/dashboard");
      await page.getByRole("link", { name: "Editar Perfil" }).click();
      await expect(page).toHaveURL("/athlete/dashboard?editar=tudo");
      await page.getByLabel("Nome completo").fill("Aline Duarte Prado");
      await page.getByLabel("Apelido").fill("Lili");
      await page.getByLabel("Modalidade").selectOption("feminino");
      await page.getByLabel("Cidade", { exact: true }).fill("bom jesus");
      await page.getByLabel("Instagram").fill("https://www.instagram.com/lili.prado/?x=1");
      await page.getByLabel("Posição principal").selectOption("Goleiro");
      await page.getByLabel("Mais uma posição").selectOption("Zagueiro");
      await page.getByLabel("Clube (opcional)").fill("Grêmio da Colina");
      await page.getByLabel("Camisa").fill("1");
      await page.getByLabel("Altura").fill("1,78");
      await page.getByLabel("Peso").fill("sessenta");
      await page.getByRole("radio", { name: "Canhoto" }).check();
      for (const trait of ["reflexo", "saída do gol", "liderança"])
        await page.getByRole("checkbox", { name: trait }).check();
      await page.getByLabel("Sua história").fill("Comecei no gol aos nove anos.");
      await page.getByLabel("Ano").fill("2024");
      await page.getByRole("group", { name: "Linha 1 do histórico" }).getByLabel("Clube").fill("Colina");
      await page.getByLabel("Conquista 1").fill("Campeã municipal");
      await page.getByRole("button", { name: "Mais uma conquista" }).click();
      await page.getByLabel("Conquista 2").fill("Goleira menos vazada");

      await page.getByRole("button", { name: "Salvar" }).click();
      await expect(toast(page)).toContainText("Não foi possível salvar o perfil");
      await expect(page.getByText("Escreva o peso como 68 kg.")).toBeVisible();
      await expect(page.getByLabel("Conquista 2")).toHaveValue("Goleira menos vazada");
      await expect(page.getByRole("checkbox", { name: "reflexo" })).toBeChecked();
      await page.getByLabel("Peso").fill("64kg");
      await page.getByRole("button", { name: "Salvar" }).click();
      await expect(page.getByText("Há mais de uma cidade com este nome. Qual delas?")).toBeVisible();
      await page.getByRole("button", { name: "Bom Jesus, RS" }).click();
      await expect(toast(page)).toContainText("Perfil atualizado com sucesso!");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aline Duarte Prado");
      await expect(page.getByText("Goleiro · Grêmio da Colina · 1,78 m · 64 kg · Canhoto")).toBeVisible();
      await expect(page.getByText("2 registradas")).toBeVisible();

      await row(page, "Dados pessoais").click();
      await expect(page.getByLabel("Cidade", { exact: true })).toHaveValue("Bom Jesus, RS");
      await expect(page.getByLabel("Instagram")).toHaveValue("@lili.prado");
      await page.getByRole("link", { name: "Cancelar" }).click();
      await row(page, "Conquistas").click();
      await page.getByRole("button", { name: "Tirar a conquista 1" }).click();
      await expect(page.getByLabel("Conquista 1")).toHaveValue("Goleira menos vazada");
      await page.getByRole("button", { name: "Salvar" }).click();
      await expect(page.getByText("1 registrada", { exact: true })).toBeVisible();
    });

    test("a second tab that saved first: both versions are shown, and the person chooses", async ({
      page,
      context,
      open,
    }) => {
      await aMember(page, "abas");
      await open("/athlete/dashboard?editar=esportivos");
      const other = await context.newPage();
      await other.goto("/athlete/dashboard?editar=esportivos");
      await other.getByLabel("Clube (opcional)").fill("Litoral");
      await other.getByLabel("Camisa").fill("10");
      await other.getByRole("button", { name: "Salvar" }).click();
      await expect(toast(other)).toContainText("Perfil atualizado com sucesso!");

      await page.getByLabel("Clube (opcional)").fill("Serra Azul");
      await page.getByLabel("Altura").fill("1,70");
      await page.getByRole("button", { name: "Salvar" }).click();
      await expect(page.getByText("O perfil mudou enquanto você escrevia")).toBeVisible();
      const club = page.getByRole("group", { name: "O que fica em Clube" });
      await expect(club.getByLabel(/O que está salvo\s*Litoral/)).toBeVisible();
      await expect(club.getByLabel(/O que você escreveu\s*Serra Azul/)).toBeChecked();
      await expect(
        page.getByRole("group", { name: "O que fica em Camisa" }).getByLabel(/O que está salvo/),
      ).toBeChecked();
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole("button", { name: "Salvar" }).click();
      await expect(toast(page)).toContainText("Perfil atualizado com sucesso!");
      await row(page, "Dados esportivos").click();
      await expect(page.getByLabel("Clube (opcional)")).toHaveValue("Serra Azul");
      await expect(page.getByLabel("Camisa")).toHaveValue("10");
      await expect(page.getByLabel("Altura")).toHaveValue("1,70 m");
    });

    test("an adult switches the profile and contact on and off", async ({ page, open }) => {
      await aMember(page, "liga");
      await open("/athlete/dashboard");
      const contact = page.getByRole("switch", { name: "Contato Direto Permitido" });
      await expect(contact).toBeChecked();
      await contact.click();
      await expect(toast(page)).toContainText("Contato direto desligado");
      await expect(contact).not.toBeChecked();
      const shown = page.getByRole("switch", { name: "Perfil Público Ativo" });
      await expect(shown).not.toBeChecked();
      await shown.click();
      await expect(toast(page)).toContainText("Seu perfil está no ar");
      // What can be handed on now comes first.
      await expect(page).toHaveURL("/athlete/compartilhar");
      await open("/athlete/dashboard");
      await shown.click();
      await expect(toast(page)).toContainText("Seu perfil saiu do ar");
    });
  });
}

test("the cards beside the form work while it is edited", async ({ page, open }) => {
  await aMember(page, "lado");
  await page.setViewportSize({ width: 1280, height: 800 });
  await open("/athlete/dashboard?editar=sobre");
  await page.getByLabel("Sua história").fill("Comecei na rua.");
  await page.getByText("Mudar endereço").click();
  await page.getByLabel("Novo endereço").fill("admin");
  await page.getByRole("button", { name: "Mudar", exact: true }).click();
  await expect(page.getByText("Este endereço é reservado. Escolha outro.")).toBeVisible();
  await expect(page.getByLabel("Sua história")).toHaveValue("Comecei na rua.");
  await page.getByRole("switch", { name: "Contato Direto Permitido" }).click();
  await expect(toast(page)).toContainText("Contato direto desligado");
});

test("cities and registered clubs are suggested while somebody types", async ({ page, open }) => {
  await enterAs(page, "minor");
  const suggested = (text: string) => page.locator("datalist option").filter({ hasText: text });
  await open("/athlete/dashboard");
  await page.getByLabel("Clube cadastrado").pressSequentially("litor");
  await expect(suggested("Esporte Clube Litoral")).toBeAttached();
  await open("/athlete/dashboard?editar=pessoais");
  await page.getByLabel("Cidade", { exact: true }).fill("feira de sant");
  await expect(suggested("Feira de Santana, BA")).toBeAttached();
});

test("a birth date across 18 says that it passes the team", async ({ page, open }) => {
  await aMember(page, "data");
  await open("/athlete/dashboard?editar=pessoais");
  await page.getByLabel("Data de nascimento").fill(bornYearsAgo(16).split("-").toReversed().join("/"));
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(toast(page)).toContainText("A nova data de nascimento passa pela equipe.");
  await expect(page.getByText("Estamos conferindo a data de nascimento")).toBeVisible();
});

test("the dashboard in every mode is accessible and fits @layout", async ({ page, open }) => {
  test.slow();
  for (const who of ["minor", "beginner", "athlete"] as const) {
    await enterAs(page, who);
    for (const path of ["", "?editar=tudo", "?editar=historico"]) {
      await open(`/athlete/dashboard${path}`);
      await atBothSizes(page, async (size) => {
        await expectAccessible(page, `${who} ${path} ${size}`);
        await expectNoOverflow(page, `${who} ${path} ${size}`);
      });
    }
  }
});
