import { readdir } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { VISITOR } from "#domain/identity/actor.ts";
import { MOST_BYTES } from "#domain/imports/limits.ts";
import { inviteNamed } from "#server/athletes/imported/named-guardians.ts";
import { mailsTo, yearsAgo } from "#server/athletes/testing/family.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import { anUploader } from "#server/media/testing/uploads.ts";
import { checkImport } from "./check-import.ts";
import * as imports from "./imports.server.ts";
import { runImport } from "./run-import.ts";
import { giveUp } from "./queries.ts";
import { sweepImports } from "./sweep-imports.ts";
import { importNow, openDesk, runOf, type Desk } from "./testing/imports.ts";

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk[Symbol.asyncDispose]());

const read = async (id: string) => {
  const found = await imports.read(desk.staff, id);
  if (!found.ok) throw new Error("no such import");
  return found.value;
};
const ofImport = async (id: string) =>
  (await client().query("select * from athletes where import_id = $1 order by name", [id])).rows;
const day = (years: number) => {
  const [year, month, dayOfMonth] = yearsAgo(years).toString().split("-");
  return `${dayOfMonth}/${month}/${year}`;
};
const files = () => readdir(path.join(desk.dataDir, "files", "imports")).catch(() => []);

test("a file of athletes is checked, then imported whole: private, traceable, and nobody is mailed", async () => {
  const mails = await mailCount();
  const id = await desk.bring(
    "athletes",
    `Nome completo;Nascimento;Posição;Altura;Peso;Pé;Cidade;UF;Clube atual;CPF;Nome do responsável;E-mail do responsável\r\n` +
      `João da Silva;${day(15)};meia / volante;1,78m;68 kg;direito;recife;Pernambuco;Serra Verde;111.444.777-35;Maria;maria@example.com\r\n` +
      `"Zeca ""Bala"" Souza";${day(20)};GOL;182;;;;;;;;\r\n`,
  );
  expect(await read(id)).toMatchObject({
    state: "ready",
    rows: 2,
    newRows: 2,
    knownRows: 0,
    refusedRows: 0,
    ignoredColumns: ["CPF"],
    firstProblems: [],
    preview: [
      { line: 2, name: "João da Silva", detail: day(15), place: "Serra Verde" },
      { line: 3, name: 'Zeca "Bala" Souza' },
    ],
  });
  expect(await files()).toEqual([]);
  expect(await ofImport(id)).toEqual([]);
  await importNow(desk.staff, id);
  expect(await read(id)).toMatchObject({ state: "imported", newRows: 2, doneRows: 2, namedGuardians: 1 });
  expect(await ofImport(id)).toMatchObject([
    {
      name: "João da Silva",
      visibility: "private",
      position: "Meia",
      secondary_positions: ["Volante"],
      height_cm: 178,
      weight_kg: 68,
      foot: "Destro",
      city: "Recife",
      state: "PE",
      city_code: 2_611_606,
      subdomain: expect.stringMatching(/^joao-da-silva-\w{4}$/),
    },
    { name: 'Zeca "Bala" Souza', position: "Goleiro", height_cm: 182, user_id: null },
  ]);
  expect(await mailCount()).toBe(mails);
  const staged = await client().query("select from import_rows where import_id = $1", [id]);
  expect(staged.rowCount).toBe(0);
  const { rows } = await client().query(
    "select action from audit_log where subject_id = $1 or (subject_type = 'athlete' and subject_id in (select id from athletes where import_id = $1)) order by id",
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual(["import.brought", "import.confirmed", "import.finished"]);
});

const mailCount = async () => Number((await client().query("select count(*) from mails")).rows[0].count);

const HEAD = "Nome;Nascimento;Nome do responsável;E-mail do responsável\n";
const line = (name: string, years = 20, guardian = ";") => `${name};${day(years)};${guardian}\n`;
let names = 0;
/** Names that no other test of this file uses. */
const newName = () => `Pessoa Número ${++names}`;

test("a bad last line imports nothing: the check says which, and nothing can be confirmed", async () => {
  const [one, two] = [newName(), newName()];
  const id = await desk.bring("athletes", HEAD + line(one) + line(two, 12));
  expect(await read(id)).toMatchObject({
    state: "refused",
    rows: 2,
    newRows: 1,
    refusedRows: 1,
    problems: 1,
    firstProblems: [{ line: 3, column: "Nascimento", reason: "Menores de 13 anos não podem ter perfil." }],
    preview: [],
  });
  expect(await imports.confirm(desk.staff, id)).toEqual({ ok: false, error: "not_ready" });
  expect(await ofImport(id)).toEqual([]);
  expect(await stagedOf(id)).toBe(0);
  expect(await files()).toEqual([]);
});

test("a line that fails while it is written takes all others along", async () => {
  const id = await desk.bring("athletes", HEAD + line(newName()) + line(newName()));
  await client().query(
    `update import_rows set data = data || '{"heightCm": 999}' where import_id = $1 and line = 3`,
    [id],
  );
  await imports.confirm(desk.staff, id);
  await expect(runImport.handle({ importId: id }, runOf(true))).rejects.toThrow("athletes_height");
  expect(await ofImport(id)).toEqual([]);
  expect(await read(id)).toMatchObject({ state: "failed" });
  expect(await stagedOf(id)).toBe(0);
});

test("lines that a crash of the database lost are never taken for the whole file", async () => {
  const id = await desk.bring("athletes", HEAD + line(newName()) + line(newName()));
  await client().query("delete from import_rows where import_id = $1 and line = 3", [id]);
  await imports.confirm(desk.staff, id);
  await expect(runImport.handle({ importId: id }, runOf(true))).rejects.toThrow();
  expect(await ofImport(id)).toEqual([]);
});

test("the same file twice changes nothing, and a run that is repeated neither", async () => {
  const content = HEAD + line(newName());
  const id = await desk.bring("athletes", content);
  expect(await desk.send("athletes", content)).toMatchObject({
    id,
    flash: { title: "Este arquivo já foi enviado" },
  });
  await importNow(desk.staff, id);
  expect(await desk.send("athletes", content)).toMatchObject({
    id,
    flash: { kind: "info", title: "Este arquivo já foi importado" },
  });
  await runImport.handle({ importId: id }, runOf());
  expect(await ofImport(id)).toHaveLength(1);
  expect(await imports.confirm(desk.staff, id)).toEqual({ ok: false, error: "not_ready" });
});

test("who is here already stays as they are, also in another file", async () => {
  const [old, fresh] = [newName(), newName()];
  await importNow(desk.staff, await desk.bring("athletes", HEAD + line(old)));
  const again = await desk.bring("athletes", `${HEAD}${line(old.toUpperCase())}\n`);
  expect(await read(again)).toMatchObject({ state: "unchanged", newRows: 0, knownRows: 1 });
  const mixed = await desk.bring("athletes", HEAD + line(old) + line(fresh));
  expect(await read(mixed)).toMatchObject({ state: "ready", newRows: 1, knownRows: 1 });
  // Somebody enters the same person between the check and the word to go on.
  await importNow(desk.staff, await desk.bring("athletes", HEAD + line(fresh)));
  await importNow(desk.staff, mixed);
  expect(await read(mixed)).toMatchObject({ state: "imported", newRows: 0, knownRows: 2 });
  expect(await ofImport(mixed)).toEqual([]);
});

test("canceling leaves nothing, also in the middle of a check", async () => {
  const id = await desk.bring("athletes", HEAD + line(newName()));
  expect(await imports.cancel(desk.staff, id)).toEqual({ ok: true, value: null });
  expect(await stagedOf(id)).toBe(0);
  const { id: early } = await desk.send("athletes", HEAD + line(newName()));
  expect(await files()).toEqual([`${early}.csv`]);
  await imports.cancel(desk.staff, early!);
  await checkImport.handle({ importId: early! }, runOf());
  expect(await files()).toEqual([]);
  expect(await read(early!)).toMatchObject({ state: "canceled", rows: 0 });
});

test("what nobody goes on with is swept with its file and its lines", async () => {
  const ready = await desk.bring("athletes", HEAD + line(newName()));
  const { id: stuck } = await desk.send("athletes", HEAD + line(newName()));
  await client().query("update imports set updated_at = now() - interval '25 hours' where id = any($1)", [
    [ready, stuck],
  ]);
  await sweepImports.handle({}, runOf());
  expect(await read(ready)).toMatchObject({ state: "canceled" });
  expect(await read(stuck!)).toMatchObject({ state: "failed" });
  expect(await stagedOf(ready)).toBe(0);
  expect(await files()).toEqual([]);
});

test("an import that somebody confirms while it is being swept goes on", async () => {
  const id = await desk.bring("athletes", HEAD + line(newName()));
  expect((await imports.confirm(desk.staff, id)).ok).toBe(true);
  await inTransaction(() => giveUp(id, "ready", "canceled"));
  expect(await read(id)).toMatchObject({ state: "importing" });
  expect(await stagedOf(id)).toBe(1);
  await runImport.handle({ importId: id }, runOf());
  expect(await read(id)).toMatchObject({ state: "imported", newRows: 1 });
});

test("private profiles wake no page, however many come", async () => {
  const listener = new pg.Client(connection);
  await listener.connect();
  const heard: string[] = [];
  listener.on("notification", ({ payload = "" }) => heard.push(payload));
  await listener.query("listen change");
  const many = Array.from({ length: 1200 }, () => line(newName())).join("");
  const id = await desk.bring("athletes", HEAD + many);
  await importNow(desk.staff, id);
  await listener.query("select 1");
  await listener.end();
  expect(heard).toEqual([]);
  expect(await read(id)).toMatchObject({ state: "imported", newRows: 1200, doneRows: 1200 });
  expect(new Set((await ofImport(id)).map(({ subdomain }) => subdomain)).size).toBe(1200);
});

test("guardians whom a file names are asked when staff say so, and once", async () => {
  const email = "responsavel.de.arquivo@example.com";
  const id = await desk.bring("athletes", HEAD + line(newName(), 15, `Maria Souza;${email}`));
  await importNow(desk.staff, id);
  expect(await mailsTo(email)).toEqual([]);
  expect(await imports.inviteGuardians(VISITOR, id)).toEqual({ ok: false, error: "not_found" });
  expect(await imports.inviteGuardians(desk.staff, id)).toEqual({ ok: true, value: null });
  await inviteNamed.handle({ importId: id }, runOf());
  await inviteNamed.handle({ importId: id }, runOf());
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await read(id)).toMatchObject({ namedGuardians: 0 });
});

test("clubs come unverified, and one CNPJ is one club", async () => {
  const head = "Clube,CNPJ,Cidade,UF,Fundação\r\n";
  const id = await desk.bring(
    "clubs",
    `${head}EC Arquivo,11.222.333/0001-81,Recife,PE,1987\r\nEC Sem Número,,,,\r\n`,
  );
  await importNow(desk.staff, id);
  const { rows } = await client().query(
    "select name, cnpj, verified from clubs where import_id = $1 order by name",
    [id],
  );
  expect(rows).toEqual([
    { name: "EC Arquivo", cnpj: "11222333000181", verified: false },
    { name: "EC Sem Número", cnpj: null, verified: false },
  ]);
  const again = await desk.bring("clubs", `${head}Outro Nome,11222333000181,,,\r\nec sem numero,,,,\r\n`);
  expect(await read(again)).toMatchObject({ state: "unchanged", knownRows: 2 });
});

test("problems go home as CSV, without what was written there", async () => {
  const id = await desk.bring("athletes", `${HEAD}=SOMA(1);31/31/2010;;\n`);
  const lines = await imports.problemLines(desk.staff, id);
  const text = lines.ok ? (await Array.fromAsync(lines.value)).join("") : "";
  expect(text).toContain('"2";"Nascimento";"Escreva a data como 15/06/2010');
  expect(text).not.toContain("SOMA");
  expect(await imports.problemLines(VISITOR, id)).toEqual({ ok: false, error: "not_found" });
});

test("only staff bring files, and a file that is too large is not kept", async () => {
  const { cookie } = await anUploader();
  expect(await desk.send("athletes", HEAD, cookie)).toMatchObject({
    status: 303,
    location: "/admin/unauthorized",
  });
  expect(await desk.send("athletes", new Uint8Array(MOST_BYTES + 1))).toMatchObject({
    location: "/admin/importar",
    flash: { title: "Arquivo muito grande" },
  });
  expect(await desk.send("athletes", "")).toMatchObject({ flash: { title: "Arquivo vazio" } });
  expect(await files()).toEqual([]);
});

const stagedOf = async (id: string) =>
  (await client().query("select from import_rows where import_id = $1", [id])).rowCount;
