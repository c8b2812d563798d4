import { afterAll, beforeAll, expect, test } from "vitest";
import { demoSession } from "../helpers/browser-session.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";
import { formsIn, type PageForm } from "../helpers/page-forms.ts";
import { openSqlOf, type Sql } from "../helpers/sql.ts";

let product: ClonedProduct;
let sql: Sql;
let owner: Awaited<ReturnType<typeof demoSession>>;

beforeAll(async () => {
  product = await startDemo();
  sql = await openSqlOf(product);
  owner = await demoSession(product.url, "club");
});
afterAll(async () => {
  await sql[Symbol.asyncDispose]();
  await product[Symbol.asyncDispose]();
});

test("a saved profile of the club says so", async () => {
  await send("/club/perfil?editar=1", {}, (form) => "foundationYear" in form.fields);
  expect(await shown("/club/perfil")).toContain("Perfil do clube atualizado com sucesso!");
});

test("a profile that cannot be saved or loaded says so, and keeps what was typed", async () => {
  const answer = await send(
    "/club/perfil?editar=1",
    { description: "Texto que não se perde" },
    (form) => "foundationYear" in form.fields,
    refuseWrites,
  );
  expect(answer.status).toBe(500);
  expect(textOf(answer.body)).toContain("Não foi possível salvar o perfil do clube");
  expect(textOf(answer.body)).toContain("Texto que não se perde");
  await sql.query("drop trigger refuse on clubs");
  await broken("club_achievements");
  expect(await shown("/club/perfil")).toContain("Não foi possível carregar o perfil do clube");
  await whole("club_achievements");
});

test("a favourite says what happened, each time", async () => {
  const [athlete] = await sql.query(`select id from athletes a where visibility = 'public'
    and not exists (select from favourites f where f.athlete_id = a.id) limit 1`);
  const star = (fill: Record<string, string>) =>
    send("/club/buscar", fill, ({ action }) => action.startsWith("/club/buscar"));
  const id = String(athlete!["id"]);
  await star({ favoritar: id });
  expect(await shown("/club/buscar")).toMatch(/Favorito .*Atleta adicionado aos favoritos do clube\./);
  await star({ favoritar: id });
  expect(await shown("/club/buscar")).toMatch(/Favorito .*O atleta já estava nos favoritos do clube\./);
  await star({ desfavoritar: id });
  expect(await shown("/club/buscar")).toMatch(/Favorito .*Atleta removido dos favoritos do clube\./);
});

test("a search without matches, and one that fails, say so", async () => {
  const nobody = await shown("/club/buscar?busca=zzzzzz");
  expect(nobody).toContain("Nenhum atleta encontrado.");
  expect(nobody).toContain("Tente ajustar os filtros de pesquisa.");
  await broken("favourites");
  expect(await shown("/club/buscar")).toContain("Não foi possível carregar a lista de atletas");
  expect(await shown("/club/favoritos")).toContain("Não foi possível carregar a lista de atletas");
  await whole("favourites");
});

test("the counters carry their names", async () => {
  const desk = await shown("/club/dashboard");
  expect(desk).toContain("Atletas Favoritos");
  expect(desk).toContain("Contatos Feitos");
});

/** Sends the form of a page as it stands there; `before` happens after the page was read. */
async function send(
  page: string,
  fill: Record<string, string>,
  pick: (form: PageForm) => boolean,
  before: () => Promise<unknown> = async () => {},
) {
  const { body } = await owner.get(page);
  const form = formsIn(body.toString()).find((one) => one.method === "post" && pick(one))!;
  await before();
  const path = form.action.split("#", 1)[0] || page;
  const fields = { ...form.fields, ...fill };
  if (!form.multipart) return owner.post(path, fields);
  const boundary = "----clube";
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return owner.send(
    path,
    `multipart/form-data; boundary=${boundary}`,
    Buffer.from(`${parts.join("")}--${boundary}--\r\n`),
  );
}

const shown = async (path: string) => textOf((await owner.get(path)).body);

const textOf = (body: Buffer): string =>
  body
    .toString()
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");

async function refuseWrites(): Promise<void> {
  await sql.query(
    "create function refuse_write() returns trigger language plpgsql as 'begin raise exception ''no''; end'",
  );
  await sql.query(
    "create trigger refuse before update on clubs for each row execute function refuse_write()",
  );
}

/** As when the database misbehaves: nobody has changed the table's rows, but nobody finds them either. */
const broken = (table: string) => sql.query(`alter table ${table} rename to ${table}_away`);
const whole = (table: string) => sql.query(`alter table ${table}_away rename to ${table}`);
