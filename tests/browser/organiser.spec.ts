import type { Page } from "@playwright/test";
import type { DemoLoginKey } from "#domain/identity/demo-logins.ts";
import { expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { decide, enterAs, newWord, openMail, toast } from "./people.ts";

/** The calendar's own test leaves these out. */
const newTitle = () => `Jornada ${newWord()}`;
/** A Saturday some weeks from now, which no school has, or a day around it. */
function day(around = 0): string {
  const soonest = Temporal.Now.plainDateISO("America/Bahia").add({ days: 28 });
  return soonest.add({ days: ((6 - soonest.dayOfWeek + 7) % 7) + around }).toString();
}

/** Another person at the same browser. */
async function become(page: Page, who: DemoLoginKey): Promise<void> {
  await page.context().clearCookies();
  await enterAs(page, who);
}

async function fillEvent(page: Page, title: string): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field("Nome do evento").fill(title);
  await field("Descrição").fill("Dois tempos de quarenta minutos, com observadores do clube.");
  await field("Dia").fill(day());
  await field("Começa às").fill("08:30");
  await field("Termina às").fill("12:00");
  await field("Local").fill("Campo do clube, Itapuã");
  await field("Cidade").fill("Salvador, BA");
  await field("Vagas, no total").fill("40");
  await field("Sub-15").check();
  await field("Vagas Goleiro").fill("4");
}

const send = (page: Page) => page.getByRole("button", { name: "Enviar para aprovação" }).click();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens what waits for staff under this name. */
async function review(page: Page, title: string): Promise<void> {
  await become(page, "staff");
  await page.goto("/admin/revisoes?tipo=event");
  await page.getByRole("link", { name: title }).click();
  await expect(heading(page)).toHaveText(title);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`events of a club ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });
    test.slow();

    test("a club writes an event, staff approve it, it is in the calendar, and then it is cancelled", async ({
      page,
      open,
    }) => {
      const title = newTitle();
      await enterAs(page, "club");
      await open("/organizar/eventos/novo");
      await fillEvent(page, title);
      await send(page);
      await expect(toast(page)).toContainText("Evento cadastrado!");
      await expect(toast(page)).toContainText(
        "Seu evento foi cadastrado com sucesso e está aguardando aprovação.",
      );
      await expect(heading(page)).toHaveText(title);
      const { pathname } = new URL(page.url());
      const publicPage = `/campeonatos/${pathname.split("/").at(-1)}`;
      expect((await page.request.get(publicPage)).status()).toBe(404);

      await review(page, title);
      await expect(page.getByText("Clube verificado desde")).toBeVisible();
      await expect(page.getByText("Confira antes de decidir")).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible(page);
      await decide(page, "Aprovar");
      await expect(toast(page)).toContainText("Revisão aprovada");

      await page.context().clearCookies();
      await page.goto("/campeonatos?tipo=peneira");
      await expect(page.getByRole("article").filter({ hasText: title })).toContainText("08:30");
      await page.goto(publicPage);
      await page.getByRole("link", { name: "Conferir selo" }).click();
      await expect(heading(page)).toHaveText("Confira esta peneira");
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      await expect(page.getByText("Campo do clube, Itapuã, Salvador, BA")).toBeVisible();
      await expect(page.getByText("Gratuita")).toBeVisible();
      await expect(page.getByRole("link", { name: /^Denunciar/ })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await expectNoOverflow(page);
      const seal = new URL(page.url()).pathname;
      expect((await page.request.get(`${seal}/qr.svg`)).headers()["content-type"]).toContain("image/svg");

      await enterAs(page, "club");
      await page.goto(pathname);
      const poster = page.getByRole("region", { name: "Peneira Segura" });
      await expect(poster.getByRole("img", { name: /Código QR/ })).toBeVisible();
      for (const text of [
        title,
        "Esporte Clube Litoral",
        "08:30 às 12:00",
        "Campo do clube, Itapuã, Salvador, BA",
        /Sub-15, nascidos desde \d{4}/,
        "Gratuita: nada a pagar",
        "Joia da Base",
      ])
        await expect(poster).toContainText(text);
      await page.getByRole("link", { name: "Cancelar o evento" }).click();
      await page.getByRole("button", { name: "Cancelar o evento" }).click();
      await expect(page.getByText("Escreva o motivo: quem se inscreveu recebe este texto.")).toBeVisible();
      await page.getByLabel("Motivo").fill("O campo alagou.");
      await page.getByRole("button", { name: "Cancelar o evento" }).click();
      await expect(toast(page)).toContainText("Evento cancelado");
      await page.context().clearCookies();
      await page.goto(publicPage);
      await expect(page.getByRole("main")).toContainText("O campo alagou.");
      await expect(page.getByRole("link", { name: "Inscreva-se" })).toHaveCount(0);
      await page.goto(seal);
      await expect(page.getByText("Peneira cancelada")).toBeVisible();
      await page.goto("/campeonatos");
      await expect(page.getByText(title)).toHaveCount(0);
    });

    test("hostile and impossible input gets a clear answer beside its field, and nothing is lost", async ({
      page,
      open,
    }) => {
      await enterAs(page, "club");
      await open("/organizar/eventos/novo");
      const hostile = "<script>alert(1)</script> \u202Eadiug";
      await fillEvent(page, hostile);
      const field = (label: string) => page.getByLabel(label, { exact: true });
      await field("Taxa, em reais").fill("10.000.000");
      await field("Vagas Sub-15").fill("zero");
      await field("Link do mapa (opcional)").fill("https://evil.example/maps");
      await send(page);
      for (const text of [
        "sinais invisíveis",
        "A taxa pode ser de até R$ 1.000,00. Confira a vírgula.",
        "Escreva um número inteiro de 1 a 5000.",
        "Cole um link do Google Maps",
      ])
        await expect(page.getByText(text)).toBeVisible();
      await expect(field("Nome do evento")).toHaveValue(hostile);
      await expect(field("Taxa, em reais")).toHaveValue("10.000.000");
      await expect(field("Sub-15")).toBeChecked();
      await expect(field("Sub-17")).not.toBeChecked();
      if (javaScriptEnabled) await expectAccessible(page);
      await expectNoOverflow(page);

      // What stands together is said in the same round, and the list on top leads to each field.
      await expect(page.getByRole("main").getByRole("link", { name: "Link do mapa" })).toBeVisible();
      if (javaScriptEnabled) {
        await page.getByRole("link", { name: "Taxa, em reais" }).click();
        await expect(field("Taxa, em reais")).toBeFocused();
        await expect(page.getByText("sinais invisíveis")).toBeVisible();
      }

      await field("Nome do evento").fill("<script>alert(1)</script>");
      await field("Taxa, em reais").fill("");
      await field("Link do mapa (opcional)").fill("");
      await field("Vagas Sub-15").fill("30");
      await field("Dia").fill("2020-01-01");
      await field("Termina às").fill("08:00");
      await field("Até o dia").fill(day(1));
      await send(page);
      for (const text of [
        "já passaram na cidade do evento",
        "Escolha também a hora.",
        "somam 30 vagas, menos",
      ])
        await expect(page.getByText(text)).toBeVisible();
      await field("Dia").fill(day());
      await field("Às").first().fill("12:00");
      await field("Cidade").fill("Santa Luzia");
      await field("Vagas Sub-15").fill("");
      await send(page);
      await expect(page.getByText("Há mais de uma cidade com este nome. Qual delas?")).toBeVisible();
      await page.getByRole("button", { name: "Santa Luzia, BA" }).click();
      await expect(page.getByText("O fim vem antes do começo.")).toBeVisible();
      await expect(page.getByText("As inscrições terminam antes de o evento começar.")).toBeVisible();
      await expect(field("Cidade")).toHaveValue("Santa Luzia, BA");
      await field("Termina às").fill("12:00");
      await field("Até o dia").fill(day(-1));
      await page.getByRole("button", { name: "Salvar rascunho" }).click();
      await expect(toast(page)).toContainText("Rascunho salvo");
      await expect(heading(page)).toHaveText("<script>alert(1)</script>");
      await page.getByRole("link", { name: "Apagar o rascunho" }).click();
      await page.getByRole("button", { name: "Apagar" }).click();
      await expect(toast(page)).toContainText("Rascunho apagado");
    });
  });
}

test("rejected with a reason that is mailed; the club corrects it, and staff see the remarks", async ({
  page,
  open,
}) => {
  test.slow();
  const title = newTitle();
  await enterAs(page, "club");
  await open("/organizar/eventos/novo");
  await fillEvent(page, title);
  await page.getByLabel("Taxa, em reais", { exact: true }).fill("80,00");
  await page
    .getByLabel("Descrição", { exact: true })
    .fill("Mande um sinal por P.I.X e garanta a vaga. Vagas limitadas.");
  await send(page);
  await expect(toast(page)).toContainText("Evento cadastrado!");
  await review(page, title);
  const remarks = page.getByRole("main");
  await expect(remarks).toContainText("A taxa é de R$ 80,00, acima de R$ 50,00.");
  await expect(remarks).toContainText("O texto fala em Pix");
  await decide(page, "Rejeitar", "Nada se paga antes do dia.");
  await expect(toast(page)).toContainText("Revisão rejeitada");
  await openMail(page, "clube@demo.example", /Sobre o evento que você enviou/);
  await expect(page.getByRole("main")).toContainText("Nada se paga antes do dia.");

  await become(page, "club");
  await open("/organizar?lista=rascunhos");
  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("main")).toContainText("Nada se paga antes do dia.");
  await page.getByRole("link", { name: "Corrigir e enviar de novo" }).click();
  await page.getByLabel("Descrição", { exact: true }).fill("A taxa é paga no dia, na secretaria do clube.");
  await send(page);
  await expect(toast(page)).toContainText("Evento enviado!");
  await expect(page.getByText("Aguardando aprovação", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Desistir e apagar" }).click();
  await page.getByRole("button", { name: "Apagar" }).click();
  await expect(toast(page)).toContainText("Evento apagado");
});

test("nobody who has a place loses it: fewer places than people get a clear answer", async ({
  page,
  open,
}) => {
  await enterAs(page, "club");
  await open("/organizar");
  await page.getByRole("link", { name: /^Peneira aberta do Litoral/ }).click();
  await page.getByRole("link", { name: "Editar" }).first().click();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await expect(field("Vagas, no total")).toHaveValue("60");
  for (const label of ["Vagas Sub-15", "Vagas Sub-17", "Vagas Goleiro", "Vagas reservadas", "Reservadas até"])
    await field(label).fill("");
  await field("Vagas, no total").fill("1");
  await page.getByRole("button", { name: "Salvar mudanças" }).click();
  await expect(page.getByText(/\d+ atletas já têm vaga\. Escreva pelo menos \d+\./)).toBeVisible();
  await expect(field("Vagas, no total")).toHaveValue("1");
});

test("of two people who edit, the second sees what the first saved, and both texts are there", async ({
  page,
  open,
  context,
}) => {
  test.slow();
  const title = newTitle();
  await enterAs(page, "club");
  await open("/organizar/eventos/novo");
  await fillEvent(page, title);
  await page.getByRole("button", { name: "Salvar rascunho" }).click();
  await expect(toast(page)).toContainText("Rascunho salvo");
  const address = `${new URL(page.url()).pathname}/editar`;
  await open(address);
  const other = await context.newPage();
  await other.goto(address);
  await other.getByLabel("Local", { exact: true }).fill("Ginásio");
  await other.getByRole("button", { name: "Salvar rascunho" }).click();
  await expect(toast(other)).toContainText("Rascunho salvo");
  await page.getByLabel("Vagas, no total", { exact: true }).fill("50");
  await page.getByRole("button", { name: "Salvar rascunho" }).click();
  await expect(page.getByRole("main")).toContainText("O evento mudou enquanto você escrevia");
  await expect(page.getByRole("main")).toContainText("Ginásio");
  await expect(page.getByLabel("Vagas, no total", { exact: true })).toHaveValue("50");
  await page.getByRole("button", { name: "Salvar rascunho" }).click();
  await expect(toast(page)).toContainText("Rascunho salvo");

  // A copy brings all but the days, and is stored only when it is saved.
  await page.getByRole("link", { name: "Copiar para um novo evento" }).click();
  await expect(page.getByText(`Cópia de “${title}”`)).toBeVisible();
  await expect(page.getByLabel("Vagas, no total", { exact: true })).toHaveValue("50");
  await expect(page.getByLabel("Dia", { exact: true })).toHaveValue("");
});

test("a scout reads, an athlete and a visitor do not, and an unknown code says so", async ({
  page,
  open,
}) => {
  await enterAs(page, "scout");
  await open("/organizar");
  await expect(page.getByRole("main")).toContainText("Quem publica é o responsável pelo clube.");
  await expect(page.getByRole("link", { name: "Novo evento" })).toHaveCount(0);
  await page.getByRole("link", { name: /^Peneira aberta do Litoral/ }).click();
  await expect(page.getByRole("link", { name: "Editar" })).toHaveCount(0);
  await open("/organizar/eventos/novo");
  await expect(page).toHaveURL("/organizar");
  await become(page, "athlete");
  await page.goto("/organizar");
  await expect(page).not.toHaveURL(/organizar/);
  await page.context().clearCookies();
  await page.goto("/organizar");
  await expect(page).toHaveURL("/login?voltar=%2Forganizar");
  const answer = await page.goto("/peneira-segura/000000000000");
  expect(answer!.status()).toBe(404);
  expect(answer!.headers()["x-robots-tag"]).toContain("noindex");
  await expect(heading(page)).toHaveText("Código não encontrado");
  await expectAccessible(page);
});
