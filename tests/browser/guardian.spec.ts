import type { Page } from "@playwright/test";
import { expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import {
  answerInvitation,
  authorise,
  enterAs,
  enterWith,
  fillAthlete,
  newEmail,
  PASSWORD,
  signUp,
  toast,
} from "./people.ts";

const card = (page: Page, title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: title }) });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a published minor's text waits for the guardian, who decides what waits with one press each", async ({
    page,
  }) => {
    test.slow();
    await enterAs(page, "minor");
    await page.goto("/athlete/dashboard?editar=sobre");
    const story = page.getByLabel("Sua história");
    await story.fill("Me chama no zap 71 98888-1234");
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByText("Tire telefone, e-mail, link e nome de rede social daqui.")).toBeVisible();
    await story.fill("Aprendi a jogar na areia e hoje sou o nove do time.");
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(toast(page)).toContainText("O texto novo espera o sim do seu responsável.");
    await expect(page.getByRole("heading", { name: /O que espera por quem/ })).toBeVisible();
    await expect(page.getByRole("switch", { name: "Perfil Público Ativo" })).toBeDisabled();

    await page.context().clearCookies();
    await enterAs(page, "guardian");
    await page.goto("/responsavel");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ decisões esperam você$/);
    const asked = card(page, "Pedido de mudança: Contato Direto Permitido");
    await expect(asked).toContainText("Ligado");
    await expect(asked).toContainText("Desligado");
    await asked.getByText("Escrever um motivo, se recusar").click();
    await asked.getByLabel("Motivo").fill("Agora não.");
    await asked.getByRole("button", { name: "Recusar" }).click();
    await expect(page).toHaveURL("/responsavel");
    await expect(toast(page)).toContainText("Mudança recusada");
    await expect(asked).toHaveCount(0);

    const text = card(page, "Mudança no perfil: sobre o atleta");
    await expect(text).toContainText("hoje sou o nove do time");
    await text.getByRole("button", { name: "Aprovar" }).click();
    await expect(toast(page)).toContainText("Mudança aprovada");
    await page.goto("/a/kaua-ribeiro");
    await expect(page.getByText("hoje sou o nove do time")).toBeVisible();

    await page.goto("/responsavel");
    const contact = card(page, "Pedido de contato").filter({ hasText: "Renan Prates" });
    await expect(contact).toContainText("Clube Verificado");
    await expect(contact).not.toContainText("renan_scout10");
    await contact.getByRole("button", { name: "Recusar" }).click();
    await expect(toast(page)).toContainText("Contato recusado");
    await expect(contact).toHaveCount(0);
    await page.goto("/responsavel/atletas");
    await page.getByRole("link", { name: "Kauã Ribeiro" }).click();
    await expect(page.getByText("Você recusou o contato de Centro de Formação Pampa")).toBeVisible();
    await expect(card(page, "Quem viu o perfil")).toContainText("Clube Atlético Serra Azul");
  });

  test("a second guardian is invited, joins, revokes, and only they can take it back", async ({ page }) => {
    test.slow();
    const [child, mother, father] = [newEmail("menor"), newEmail("mae"), newEmail("pai")];
    await page.goto("/cadastro");
    await fillAthlete(page, { email: child, name: "Ravi Duarte", age: 15, guardian: mother });
    await signUp(page);
    await answerInvitation(page, mother);
    await authorise(page);
    await expect(toast(page)).toContainText("Publicação autorizada");

    const ward = page.url();
    await page.getByText("Convidar por e-mail").click();
    await page.getByLabel("Nome do responsável").fill("Nilo Duarte");
    await page.getByLabel("E-mail do responsável").fill(mother);
    await page.getByRole("button", { name: "Enviar convite" }).click();
    await expect(page.getByText("Use o e-mail da outra pessoa, diferente do seu.")).toBeVisible();
    await expect(page.getByLabel("Nome do responsável")).toHaveValue("Nilo Duarte");
    await page.getByLabel("E-mail do responsável").fill(father);
    await page.getByRole("button", { name: "Enviar convite" }).click();
    await expect(toast(page)).toContainText("Convite enviado");
    // The toast of the first mail is gone when the page is opened again.
    await page.goto(ward);
    await page.getByRole("button", { name: "Enviar o convite de novo" }).click();
    await expect(toast(page)).toContainText("Convite enviado");

    await page.context().clearCookies();
    await answerInvitation(page, father, /Convite para responder por um atleta/);
    await expect(page.getByText("Selma Duarte também responde por Ravi.")).toBeVisible();
    await page.getByRole("button", { name: "Não autorizar" }).click();
    await expect(toast(page)).toContainText("Decisão registrada");

    await page.context().clearCookies();
    await enterWith(page, mother);
    await page.goto(ward);
    await expect(
      page.getByText("Outra pessoa responsável retirou a autorização", { exact: true }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Pedir que a equipe ouça nós dois" }).click();
    await expect(toast(page)).toContainText("Pedido enviado à equipe");

    await page.getByRole("link", { name: "Apagar o perfil" }).click();
    await page.getByLabel("Sua senha").fill(PASSWORD);
    await page.getByRole("button", { name: "Apagar o perfil" }).click();
    await expect(toast(page)).toContainText("Pedido de exclusão registrado");
    await page.goto(ward);
    await page.getByRole("button", { name: "Cancelar a exclusão" }).click();
    await expect(toast(page)).toContainText("Exclusão cancelada");
  });

  test("a switch works without script, and revoking has two steps", async ({ page }) => {
    await enterAs(page, "guardian");
    await page.goto("/responsavel/atletas");
    await page.getByRole("switch", { name: "Resumo semanal" }).click();
    await expect(toast(page)).toContainText("Resumo semanal desligado");
    await page.getByRole("link", { name: "Bianca Vilela" }).click();
    await page.getByRole("switch", { name: "Redes para clubes" }).click();
    await expect(toast(page)).toContainText("Escolha salva");
    await expect(page.getByRole("switch", { name: "Redes para clubes" })).toHaveAttribute(
      "aria-checked",
      "true",
    );
    await page.goto("/responsavel/atletas");
    await page.getByRole("link", { name: "Kauã Ribeiro" }).click();
    await page.getByRole("switch", { name: "Perfil Público Ativo" }).click();
    await expect(page).toHaveURL(/\/revogar$/);
    await page.getByRole("link", { name: "Voltar sem revogar" }).click();
    await expect(page.getByRole("switch", { name: "Perfil Público Ativo" })).toHaveAttribute(
      "aria-checked",
      "true",
    );
  });
});

test("axe finds nothing on the guardian's pages, and nothing is wider than the screen @layout", async ({
  page,
}) => {
  test.slow();
  await enterAs(page, "guardian");
  await page.goto("/responsavel/atletas");
  const [kaua, bianca] = await Promise.all(
    ["Kauã Ribeiro", "Bianca Vilela"].map((name) =>
      page.getByRole("link", { name }).first().getAttribute("href"),
    ),
  );
  for (const path of [
    "/responsavel",
    "/responsavel/atletas",
    kaua!,
    bianca!,
    `${kaua}/revogar`,
    `${kaua}/apagar`,
    "/responsavel/texto/2026-11",
  ]) {
    await page.goto(path);
    await expectNoOverflow(page, path);
    await expectAccessible(page, path);
  }
});
