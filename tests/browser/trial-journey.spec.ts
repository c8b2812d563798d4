import type { Browser, Page } from "@playwright/test";
import { openDatabase } from "./gate.ts";
import { expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import {
  answerInvitation,
  awaitMail,
  confirmAddress,
  decide,
  enterAs,
  enterWith,
  fillAthlete,
  newEmail,
  newWord,
  openMail,
  signUp,
  toast,
} from "./people.ts";

// One story of four people, each with a browser of their own.
test.describe.configure({ timeout: 300_000 });

for (const script of [true, false])
  test.describe(script ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled: script });

    test("a trial from its announcement to the answer that a family reads", async ({
      page: club,
      browser,
      baseURL,
    }) => {
      const [staff, child, guardian] = [
        await another(browser, script),
        await another(browser, script),
        await another(browser, script),
      ];
      const title = `Jornada ${newWord()}`;
      const family = await aFamily(child, guardian);
      await enterAs(club, "club");
      await enterAs(staff, "staff");

      const eventId = await announce(club, title);
      await approveReview(staff, title);
      await ask(child, eventId);
      await expect(child.getByText("Espera o responsável")).toBeVisible();
      await authorise(guardian, title);
      await child.goto(`/campeonatos/${eventId}`);
      await expect(child.getByText("Confirmada", { exact: true })).toBeVisible();

      await move(club, eventId);
      await awaitMail(guardian, family.guardian, /Um evento mudou/);
      await guardian.goto(`/campeonatos/${eventId}`);
      await expect(guardian.getByText("O evento mudou", { exact: true })).toBeVisible();
      await guardian.getByRole("button", { name: "Continuar" }).click();
      await expect(guardian.getByText("O evento mudou", { exact: true })).toHaveCount(0);

      await begin(baseURL, eventId);
      await checkIn(club, eventId, await ticketIn(guardian, family.guardian), script);
      await evaluate(club, eventId);
      await sendAnswer(club, eventId);

      await child.goto("/inscricoes");
      const own = `${await registrationPage(child, title)}/avaliacao`;
      await child.goto(own);
      await expect(child.getByText("Seu responsável lê primeiro")).toBeVisible();
      await awaitMail(guardian, family.guardian, /resposta|avaliação/i);
      await guardian.goto(own);
      await expect(guardian.getByRole("heading", { name: "Ver de novo" })).toBeVisible();
      await expectNoOverflow(guardian);
      await expect(async () => {
        await child.goto(own);
        await expect(child.getByRole("heading", { name: "Ver de novo" })).toBeVisible({ timeout: 1000 });
      }).toPass();
      await club.goto(`/organizar/eventos/${eventId}/respostas`);
      await expect(club.getByText("Lida", { exact: true })).toBeVisible();
    });
  });

async function another(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled,
    extraHTTPHeaders: { "x-forwarded-for": `10.9.${byte()}.${byte()}` },
  });
  return context.newPage();
}

const byte = () => Math.floor(Math.random() * 256);
const inDays = (days: number) => Temporal.Now.plainDateISO("America/Bahia").add({ days }).toString();

/** A child of 14 and a parent, each signed in. The profile stays private: a trial does not need a public one. */
async function aFamily(child: Page, guardian: Page): Promise<{ child: string; guardian: string }> {
  const emails = { child: newEmail("menor"), guardian: newEmail("mae") };
  await child.goto("/cadastro");
  await fillAthlete(child, {
    email: emails.child,
    name: `Ravi ${newWord()}`,
    age: 14,
    guardian: emails.guardian,
  });
  await signUp(child);
  await confirmAddress(child, emails.child);
  await enterWith(child, emails.child);
  await answerInvitation(guardian, emails.guardian);
  return emails;
}

async function announce(club: Page, title: string): Promise<string> {
  await club.goto("/organizar/eventos/novo");
  const field = (label: string) => club.getByLabel(label, { exact: true });
  await field("Nome do evento").fill(title);
  await field("Descrição").fill("Dois tempos de quarenta minutos, com observadores do clube.");
  await field("Dia").fill(inDays(20));
  await field("Começa às").fill("08:30");
  await field("Termina às").fill("12:00");
  await field("Local").fill("Campo do clube, Itapuã");
  await field("Cidade").fill("Salvador, BA");
  await field("Vagas, no total").fill("10");
  await field("Sub-15").check();
  await club.getByRole("button", { name: "Enviar para aprovação" }).click();
  await expect(toast(club)).toContainText("Evento cadastrado!");
  return new URL(club.url()).pathname.split("/").at(-1)!;
}

async function approveReview(staff: Page, title: string): Promise<void> {
  await staff.goto("/admin/revisoes?tipo=event");
  await staff.getByRole("link", { name: title }).click();
  await decide(staff, "Aprovar");
  await expect(toast(staff)).toContainText("Revisão aprovada");
}

async function ask(child: Page, eventId: string): Promise<void> {
  await child.goto(`/campeonatos/${eventId}`);
  await child.getByRole("link", { name: "Inscreva-se" }).first().click();
  await child.getByRole("button", { name: "Pedir ao responsável" }).click();
}

async function authorise(guardian: Page, title: string): Promise<void> {
  await guardian.goto("/responsavel");
  const card = guardian.locator("section, article").filter({ hasText: title }).last();
  await expect(card).toContainText("clube verificado");
  await card.getByRole("button", { name: "Autorizar", exact: true }).click();
  await expect(toast(guardian)).toBeVisible();
}

async function move(club: Page, eventId: string): Promise<void> {
  await club.goto(`/organizar/eventos/${eventId}/editar`);
  await club.getByLabel("Dia", { exact: true }).fill(inDays(21));
  await club.getByRole("button", { name: "Salvar mudanças" }).click();
  await expect(club).toHaveURL(`/organizar/eventos/${eventId}`);
}

/** The address that the code in the mail stands for. */
async function ticketIn(page: Page, email: string): Promise<string> {
  await openMail(page, email, /Inscrição confirmada/);
  const found = /https?:\/\/\S+\/ingresso\/[\w-]{22,}/.exec(await page.getByRole("main").innerText());
  return found![0];
}

async function checkIn(club: Page, eventId: string, ticket: string, script: boolean): Promise<void> {
  await club.goto(`/organizar/entrada/${eventId}`);
  if (!script) {
    await club.getByRole("button", { name: /^Confirmar entrada de Ravi/ }).click();
    await expect(club.getByRole("button", { name: /^Confirmar entrada/ })).toHaveCount(0);
    return;
  }
  await club.getByLabel("Procurar pelo nome").fill(ticket);
  await club.getByLabel("Procurar pelo nome").press("Enter");
  await expect(club.getByRole("region", { name: "Resposta" })).toContainText("OK");
}

async function evaluate(club: Page, eventId: string): Promise<void> {
  await club.goto(`/organizar/eventos/${eventId}/avaliar`);
  await club.getByRole("radio", { name: "4, acima" }).first().check({ force: true });
  await club.getByRole("radio", { name: "Ver de novo" }).check({ force: true });
  await club.getByRole("button", { name: "Guardar e terminar" }).click();
  await expect(club).toHaveURL(/\/respostas/);
}

/** The day has come. */
async function begin(baseURL: string | undefined, eventId: string): Promise<void> {
  await using sql = await openDatabase(baseURL);
  await sql.query(
    "update events set starts_at = now() - interval '1 hour', ends_at = now() + interval '2 hours' where id = $1",
    [eventId],
  );
}

async function sendAnswer(club: Page, eventId: string): Promise<void> {
  await club.goto(`/organizar/eventos/${eventId}/respostas`);
  await expect(club.getByText("Rascunho", { exact: true })).toBeVisible();
  await club.getByRole("link", { name: "Responder aos que faltam" }).click();
  await club.getByRole("button", { name: "Enviar agora" }).last().click();
  await expect(club.getByText("Enviada", { exact: true })).toBeVisible();
}

const registrationPage = async (page: Page, title: string): Promise<string> =>
  (await page.getByRole("link", { name: title }).first().getAttribute("href"))!;
