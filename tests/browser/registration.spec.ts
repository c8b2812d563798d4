import { createHash, randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Sql } from "../helpers/sql.ts";
import { openDatabase } from "./gate.ts";
import { expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { enterAs, newWord, toast } from "./people.ts";

test.describe.configure({ timeout: 180_000 });

let sql: Sql;
// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here.
test.beforeAll(async ({}, { project }) => {
  sql = await openDatabase(project.use.baseURL);
});
test.afterAll(() => sql[Symbol.asyncDispose]());

interface OpenEvent {
  id: string;
  title: string;
  path: string;
}

/** An approved trial of the demo club, for everybody. */
async function anOpenEvent(places: number, starts = "now() + interval '10 days'"): Promise<OpenEvent> {
  const title = `Jornada ${newWord()}`;
  const [row] = await sql.query(
    `insert into events (title, type, starts_at, location, city, state, time_zone, approval, approved_at, club_id, max_participants)
     select $1, 'peneira', ${starts}, 'Campo 2', 'Salvador', 'BA', 'America/Bahia', 'approved', now(), id, $2
     from clubs where name = 'Esporte Clube Litoral' returning id`,
    [title, places],
  );
  const id = String(row?.["id"]);
  return { id, title, path: `/campeonatos/${id}` };
}

const card = (page: Page, title: string | RegExp) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: title }) });

async function enterInstead(page: Page, who: Parameters<typeof enterAs>[1]): Promise<void> {
  await page.context().clearCookies();
  await enterAs(page, who);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`registration ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("a minor asks, the guardian says yes on the desk, the ticket is there, and the minor leaves", async ({
      page,
      open,
    }) => {
      const event = await anOpenEvent(5);
      await enterAs(page, "minor");
      await open(event.path);
      await expect(page.getByText("5 de 5 livres")).toBeVisible();
      await page.getByRole("link", { name: "Inscreva-se" }).click();
      await expect(page).toHaveURL(`${event.path}/inscricao`);
      await expect(page.getByText("O pedido vai ao seu responsável, que decide.")).toBeVisible();
      await expect(page.getByLabel("Telefone para o dia")).toHaveCount(0);
      await page.getByRole("button", { name: "Pedir ao responsável" }).click();
      await expect(page).toHaveURL(/\/inscricoes\/[\da-f-]{36}$/);
      await expect(page.getByRole("heading", { name: "Espera o responsável" })).toBeVisible();
      await page.getByRole("button", { name: "Lembrar por e-mail" }).click();
      await expect(toast(page)).toContainText("Lembrete enviado");

      await enterInstead(page, "guardian");
      await open("/responsavel");
      const asked = card(page, "Inscrição para autorizar").filter({ hasText: event.title });
      await expect(asked).toContainText("Esporte Clube Litoral, clube verificado");
      await asked.getByText("Deixar um telefone para o dia").click();
      await asked.getByLabel("Telefone para o dia").fill("123");
      await asked.getByRole("button", { name: "Autorizar", exact: true }).click();
      await expect(asked.getByText("Confira o telefone: DDD e número")).toBeVisible();
      await asked.getByLabel("Telefone para o dia").fill("(71) 98888-1234");
      await asked.getByRole("button", { name: "Autorizar", exact: true }).click();
      await expect(toast(page)).toContainText("Inscrição autorizada");
      await expect(asked).toHaveCount(0);
      await open("/inscricoes");
      await page.getByRole("link", { name: event.title }).click();
      await expect(page.getByRole("heading", { name: "Confirmada" })).toBeVisible();
      await expect(page.getByRole("img", { name: "Código do ingresso 0001" })).toBeVisible();
      const file = await page.request.get(
        (await page.getByRole("link", { name: "Baixar PDF" }).getAttribute("href"))!,
      );
      expect(file.headers()["content-type"]).toBe("application/pdf");

      await enterInstead(page, "minor");
      await open(event.path);
      await expect(page.getByRole("heading", { name: "Confirmada" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Inscreva-se" })).toHaveCount(0);
      await page.getByRole("link", { name: "Ver a inscrição" }).click();
      await page.getByText("Não vai poder ir?").click();
      await page.getByRole("button", { name: "Sair da inscrição" }).click();
      await expect(toast(page)).toContainText("Inscrição cancelada");
      await expect(page.getByRole("heading", { name: "Cancelada" })).toBeVisible();
      await open(event.path);
      await expect(page.getByText("5 de 5 livres")).toBeVisible();
    });

    test("a full event has a line that says why, and who leaves makes room for the next", async ({
      page,
      open,
    }) => {
      const event = await anOpenEvent(1);
      await enterAs(page, "athlete");
      await open(`${event.path}/inscricao`);
      await page.getByRole("button", { name: "Confirmar inscrição" }).click();
      await expect(page.getByRole("heading", { name: "Confirmada" })).toBeVisible();

      await enterInstead(page, "guardian");
      await open(event.path);
      await expect(page.getByText("Lotada", { exact: true })).toBeVisible();
      await page.getByRole("link", { name: "Inscreva-se" }).click();
      await page.getByLabel("Kauã Ribeiro").check();
      await page.getByRole("button", { name: "Entrar na lista de espera" }).click();
      await expect(page.getByRole("heading", { name: "Lista de espera · 1ª" })).toBeVisible();
      await expect(page.getByText("O evento está lotado. A próxima vaga é de Kauã.")).toBeVisible();
      const waiting = page.url();

      await enterInstead(page, "athlete");
      await open(event.path);
      await page.getByRole("link", { name: "Ver a inscrição" }).click();
      await page.getByText("Não vai poder ir?").click();
      await page.getByRole("button", { name: "Sair da inscrição" }).click();
      await expect(toast(page)).toContainText("Inscrição cancelada");

      await enterInstead(page, "guardian");
      await open("/responsavel");
      await expect(card(page, "Vaga para aceitar").filter({ hasText: event.title })).toBeVisible();
      await open(waiting);
      await expect(page.getByRole("heading", { name: "Abriu uma vaga para Kauã" })).toBeVisible();
      await page.getByRole("button", { name: "Aceitar vaga" }).click();
      await expect(toast(page)).toContainText("Vaga aceita");
      await expect(page.getByRole("img", { name: /^Código do ingresso/ })).toBeVisible();
      await expect(page).toHaveURL(waiting);
    });

    test("who comes on the day enters by the organiser's code, a minor only with the guardian", async ({
      page,
      open,
    }) => {
      const event = await anOpenEvent(3, "now() - interval '5 minutes'");
      await enterAs(page, "club");
      await open(`/organizar/eventos/${event.id}/sem-inscricao`);
      await expect(page.getByRole("img", { name: "Código para entrar sem inscrição" })).toBeVisible();
      const address = await page.getByText(/\/entrada-no-dia\//).innerText();
      const code = new URL(address).pathname;

      await enterInstead(page, "minor");
      await open(code);
      await expect(page.getByText("Quem autoriza é o responsável")).toBeVisible();
      await expect(page.getByRole("button", { name: "Entrar agora" })).toHaveCount(0);

      await enterInstead(page, "guardian");
      await open(code);
      await page.getByLabel("Kauã Ribeiro").check();
      await page.getByRole("button", { name: "Entrar agora" }).click();
      await expect(page.getByRole("img", { name: /^Código do ingresso/ })).toBeVisible();
    });
  });
}

test("an account without an athlete, and an athlete who fits no category, read what to do", async ({
  page,
}) => {
  await enterAs(page, "none");
  const event = await anOpenEvent(3);
  await page.goto(`${event.path}/inscricao`);
  await expect(page.getByRole("heading", { name: "Esta conta ainda não tem atleta" })).toBeVisible();
  await sql.query(
    "insert into event_limits (event_id, kind, name, born_from, size) values ($1, 'category', 'Sub-15', 2099, 2)",
    [event.id],
  );
  await enterInstead(page, "athlete");
  await page.goto(`${event.path}/inscricao`);
  await expect(page.getByText("Fora das categorias deste evento")).toBeVisible();
  await expect(page.getByText("O evento recebe Sub-15: nascidos de 2099 em diante.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirmar inscrição" })).toHaveCount(0);
});

test("a changed event asks the family again, and a ticket is known without a name", async ({ page }) => {
  const event = await anOpenEvent(3);
  await enterAs(page, "athlete");
  await page.goto(`${event.path}/inscricao`);
  await page.getByRole("button", { name: "Confirmar inscrição" }).click();
  await expect(page.getByRole("heading", { name: "Confirmada" })).toBeVisible();
  await sql.query(
    `insert into event_changes (event_id, before, after) values ($1,
       '{"startsAt":"2030-11-21T11:30:00Z","endsAt":null,"location":"Campo 1","city":"Salvador","state":"BA","feeCents":0}',
       '{"startsAt":"2030-11-28T11:30:00Z","endsAt":null,"location":"Campo 1","city":"Salvador","state":"BA","feeCents":0}')`,
    [event.id],
  );
  await page.goto(event.path);
  const changed = card(page, "O evento mudou").last();
  await expect(changed).toContainText("De 21/11 para 28/11, 08:30. A vaga continua.");
  await changed.getByRole("button", { name: "Continuar" }).click();
  await expect(toast(page)).toContainText("Tudo certo");
  await expect(page).toHaveURL(event.path);
  await expect(changed).toHaveCount(0);

  const token = randomBytes(16).toString("base64url");
  await sql.query("update registrations set ticket_hash = $2 where event_id = $1", [
    event.id,
    createHash("sha256").update(token).digest("hex"),
  ]);
  await page.context().clearCookies();
  await page.goto(`/ingresso/${token}`);
  await expect(page.getByText("Mostre este código na entrada")).toBeVisible();
  await expect(page.getByRole("img", { name: "Código do ingresso 0001" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("0001");
  await expect(page.getByRole("main")).not.toContainText("Natália");
  await expectAccessible(page);
  const unknown = await page.goto("/ingresso/nada");
  expect(unknown!.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Este ingresso não existe" })).toBeVisible();
});

test("axe finds nothing on the pages of registration, and nothing is wider than the screen @layout", async ({
  page,
}) => {
  const [open, today] = [await anOpenEvent(3), await anOpenEvent(3, "now() - interval '5 minutes'")];
  const check = async (path: string) => {
    await page.goto(path);
    await expectNoOverflow(page, path);
    await expectAccessible(page, path);
  };
  await check(open.path);
  await enterAs(page, "guardian");
  for (const path of [`${open.path}/inscricao`, "/inscricoes", "/inscricoes?ver=anteriores", "/responsavel"])
    await check(path);
  await enterInstead(page, "club");
  await check(`/organizar/eventos/${today.id}/sem-inscricao`);
  const code = new URL(await page.getByText(/\/entrada-no-dia\//).innerText()).pathname;
  await check(`/organizar/eventos/${open.id}/sem-inscricao`);
  await enterInstead(page, "athlete");
  await check(code);
  await page.goto(`${open.path}/inscricao`);
  await page.getByRole("button", { name: "Confirmar inscrição" }).click();
  await expect(page.getByRole("heading", { name: "Confirmada" })).toBeVisible();
  await check(new URL(page.url()).pathname);
  await check(open.path);
  await check("/ingresso/nada");
});
