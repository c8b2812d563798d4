import { afterAll, beforeAll, expect, test } from "vitest";
import { demoSession } from "../helpers/browser-session.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";
import { formsIn, type PageForm } from "../helpers/page-forms.ts";
import { openSqlOf, type Sql } from "../helpers/sql.ts";

// The texts of the specification for what fails at the desk of who organises championships.
const DASHBOARD = "/championship/dashboard";
const NOT_LOADED = "Não foi possível carregar os campeonatos";
const NOT_CREATED = "Não foi possível criar o campeonato";
const NOT_SAVED = "Não foi possível salvar o campeonato";

let product: ClonedProduct;
let sql: Sql;
let organiser: Awaited<ReturnType<typeof demoSession>>;

beforeAll(async () => {
  product = await startDemo();
  sql = await openSqlOf(product);
  organiser = await demoSession(product.url, "championship");
});
afterAll(async () => {
  await sql[Symbol.asyncDispose]();
  await product[Symbol.asyncDispose]();
});

test("a list that cannot be loaded says so, and the rest of the page stays", async () => {
  await broken("championships");
  const page = await shown(DASHBOARD);
  await whole("championships");
  expect(page).toContain(NOT_LOADED);
  expect(page).toContain("Seus campeonatos");
});

test("a page that cannot be loaded says what it would have been", async () => {
  await broken("subscriptions");
  const answer = await organiser.get(DASHBOARD);
  await whole("subscriptions");
  expect(answer.status).toBe(500);
  expect(textOf(answer.body)).toContain(NOT_LOADED);
});

test("a championship that cannot be created says so, and keeps what was typed", async () => {
  const isNew = ({ fields }: PageForm) => "name" in fields && "city" in fields;
  const answer = await send(DASHBOARD, { name: "Copa que não se perde" }, isNew);
  expect(answer.status).toBe(500);
  expect(textOf(answer.body)).toContain(NOT_CREATED);
  expect(answer.body.toString()).toContain("Copa que não se perde");
});

test("a championship that cannot be saved says so, by its data and by its status", async () => {
  const listed = (await organiser.get(DASHBOARD)).body.toString();
  const page = /\/championship\/[\da-f-]{36}/.exec(listed)![0];
  const withIntent =
    (intent: string) =>
    ({ fields }: PageForm) =>
      fields["intent"] === intent;
  const saved = await send(page, { name: "Nome que não se perde" }, withIntent("salvar"));
  expect(saved.status).toBe(500);
  expect(textOf(saved.body)).toContain(NOT_SAVED);
  expect(saved.body.toString()).toContain("Nome que não se perde");
  const fill = { status: "finished", reason: "Motivo que não se perde" };
  const set = await send(page, fill, withIntent("status"));
  expect(set.status).toBe(500);
  expect(textOf(set.body)).toContain(NOT_SAVED);
  expect(set.body.toString()).toContain("Motivo que não se perde");
});

/** Sends the form of a page as it stands there, to a database that takes no championship any more. */
async function send(page: string, fill: Record<string, string>, pick: (form: PageForm) => boolean) {
  const { body } = await organiser.get(page);
  const form = formsIn(body.toString()).find((one) => one.method === "post" && pick(one))!;
  await sql.query(`create or replace function refuse_write() returns trigger language plpgsql
    as 'begin raise exception ''no''; end'`);
  await sql.query(`create trigger refuse before insert or update on championships
    for each row execute function refuse_write()`);
  const answer = await organiser.post(form.action.split("#", 1)[0] || page, { ...form.fields, ...fill });
  await sql.query("drop trigger refuse on championships");
  return answer;
}

const shown = async (path: string) => textOf((await organiser.get(path)).body);

const textOf = (body: Buffer): string =>
  body
    .toString()
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");

/** As when the database misbehaves: nobody has changed the table's rows, but nobody finds them either. */
const broken = (table: string) => sql.query(`alter table ${table} rename to ${table}_away`);
const whole = (table: string) => sql.query(`alter table ${table}_away rename to ${table}`);
