import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ATHLETE_LIST, type AthleteListQuery } from "#domain/athletes/staff-list.ts";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { addressFor } from "../new-address.ts";
import { hide } from "../staff/hide.server.ts";
import { anAthlete, aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aConsentingGuardianOf } from "#seed/factories/guardian.ts";
import { yearsAgo } from "../testing/family.ts";
import { exportAthletes } from "./export.server.ts";
import { listForStaff } from "./staff-list.server.ts";

const query = (search = ""): AthleteListQuery => readListQuery(ATHLETE_LIST, new URLSearchParams(search));
const list = (search?: string) => listForStaff(SYSTEM, query(search));
const named = async (search?: string) => (await list(search)).rows.map(({ name }) => name);

beforeAll(() => configure());

beforeEach(async () => {
  await client().query("delete from athletes");
});

describe("what a profile waits for", () => {
  beforeEach(async () => {
    await aPublishedAthlete({ name: "Menor No Ar", birthdate: yearsAgo(15) });
    await anAthlete({ name: "Menor Sem Ninguém", birthdate: yearsAgo(15) });
    const agreed = await anAthlete({ name: "Menor Com Sim", birthdate: yearsAgo(15) });
    await aConsentingGuardianOf(agreed.id);
    await anAthlete({ name: "Adulto Privado", birthdate: yearsAgo(20) });
    const hidden = await aPublishedAthlete({ name: "Adulto Oculto", birthdate: yearsAgo(20) });
    await hide(SYSTEM, hidden.id);
    const gone = await anAthlete({ name: "Adulto Excluído", birthdate: yearsAgo(20) });
    await client().query("update athletes set deleted_at = now() where id = $1", [gone.id]);
  });

  test.each([
    ["no-ar", ["Menor No Ar"]],
    ["com-responsavel", ["Menor Sem Ninguém"]],
    ["rascunho", ["Menor Com Sim", "Adulto Privado"]],
    ["oculto", ["Adulto Oculto"]],
    ["excluido", ["Adulto Excluído"]],
  ])("%s", async (word, names) => {
    const rows = (await list(`publicacao=${word}`)).rows;
    expect(rows.map(({ name }) => name).sort()).toEqual(names.sort());
    expect(new Set(rows.map(({ standing }) => standing)).size).toBe(1);
  });

  test("deleted profiles are in no other list", async () => {
    expect(await named()).toHaveLength(5);
    expect(await named("busca=excluido")).toEqual([]);
    expect(await named("busca=excluido&publicacao=excluido")).toEqual(["Adulto Excluído"]);
  });

  test("a revoke of the guardian's yes is seen at once", async () => {
    const id = (await list("busca=menor no ar")).rows[0]!.id;
    await client().query(
      `insert into consents (athlete_id, guardian_user_id, decision, text_version)
       select athlete_id, guardian_user_id, 'revoked', text_version from consents where athlete_id = $1`,
      [id],
    );
    const { rows } = await client().query("select consented from athletes where id = $1", [id]);
    expect(rows).toEqual([{ consented: false }]);
  });
});

test("a private profile has the address that somebody chose for it; a generated one counts once it is public", async () => {
  await anAthlete({ name: "Escolhido", subdomain: "escolhido", birthdate: yearsAgo(20) });
  await anAthlete({ name: "Gerado", subdomain: addressFor("Gerado"), birthdate: yearsAgo(20) });
  const subdomain = addressFor("No Ar");
  const shown = await aPublishedAthlete({ name: "No Ar", subdomain, birthdate: yearsAgo(20) });
  const addresses = async () =>
    Object.fromEntries((await list()).rows.map((row) => [row.name, row.subdomain]));
  expect(await addresses()).toEqual({ Escolhido: "escolhido", Gerado: null, "No Ar": subdomain });
  await hide(SYSTEM, shown.id);
  expect(await addresses()).toMatchObject({ "No Ar": subdomain });
});

describe("search, filters and order", () => {
  beforeEach(async () => {
    const rows = Array.from({ length: 130 }, (_, at) => at);
    await client().query(
      `insert into athletes (subdomain, name, club, city, state, position, birthdate, updated_at)
       select 'atleta-' || at, case when at % 2 = 0 then 'João Árvore ' else 'Ana Silva ' end || at,
         'Clube ' || at % 3, 'Belém', case when at % 5 = 0 then 'PA' else 'SP' end,
         case when at % 7 = 0 then 'Goleiro' else 'Volante' end,
         date '2010-01-01' + at, timestamptz '2026-11-01 12:00Z' + (at / 2) * interval '1 hour'
       from unnest($1::int[]) at`,
      [rows],
    );
  });

  test("name, club, position and city are searched, whatever accents and case", async () => {
    expect((await list("busca=JOAO")).rows).toHaveLength(50);
    expect(await named("busca=arvore 128 belem goleiro")).toEqual([]);
    expect(await named("busca=arvore 126 belem goleiro clube")).toEqual(["João Árvore 126"]);
    expect(await named("busca=%25")).toEqual([]);
  });

  test("filters together leave who matches all of them", async () => {
    expect((await named("estado=acre")).length).toBe(0);
    expect((await named("estado=para&posicao=goleiro")).sort()).toEqual(
      ["Ana Silva 105", "Ana Silva 35", "João Árvore 0", "João Árvore 70"].sort(),
    );
    expect(await named("desde=2026-11-04&posicao=goleiro&ordem=nome")).toEqual([
      "Ana Silva 119",
      "João Árvore 126",
    ]);
  });

  test.each(["", "ordem=atualizado", "ordem=nome", "ordem=-nome", "ordem=nascimento", "ordem=-nascimento"])(
    "every row once, forwards and back: %s",
    async (order) => {
      const first = query(order);
      const one = await listForStaff(SYSTEM, first);
      const two = await listForStaff(SYSTEM, { ...first, after: one.next! });
      const three = await listForStaff(SYSTEM, { ...first, after: two.next! });
      const ids = [one, two, three].flatMap(({ rows }) => rows.map(({ id }) => id));
      expect(ids).toHaveLength(130);
      expect(new Set(ids).size).toBe(130);
      expect(three.next).toBeNull();
      const back = await listForStaff(SYSTEM, { ...first, before: three.previous! });
      expect(back.rows.map(({ id }) => id)).toEqual(two.rows.map(({ id }) => id));
      const start = await listForStaff(SYSTEM, { ...first, before: back.previous! });
      expect(start.rows.map(({ id }) => id)).toEqual(one.rows.map(({ id }) => id));
      expect(start.previous).toBeNull();
    },
  );

  test("a cursor of another order, or none of ours, starts at the beginning", async () => {
    const first = await list("ordem=nome");
    expect(await named(`ordem=-nome&depois=${first.next}`)).toEqual(await named("ordem=-nome"));
    expect(await named("depois=0a1b2c")).toEqual(await named());
  });

  test("the address of the next page tells no name and no birth date", async () => {
    const { next } = await list("ordem=nascimento");
    expect(Buffer.from(next!, "hex").toString("latin1")).not.toContain("2010-");
    expect(next).not.toContain("2010");
  });
});

test("an export is for admins, has no contact data, and is in the audit log", async () => {
  await anAthlete({ name: "=Fórmula Um", birthdate: yearsAgo(15) });
  expect(await exportAthletes(VISITOR, query())).toEqual({ ok: false, error: "not_allowed" });
  const lines = await exportAthletes(SYSTEM, query());
  const parts: string[] = [];
  if (lines.ok) for await (const line of lines.value) parts.push(line);
  expect(parts.join("")).toContain(`"'=Fórmula Um"`);
  expect(parts.join("")).not.toContain(String(yearsAgo(15)));
  const { rows } = await client().query("select action from audit_log order by id desc limit 1");
  expect(rows).toEqual([{ action: "athlete.exported" }]);
});
