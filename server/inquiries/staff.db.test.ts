import { beforeAll, beforeEach, expect, test } from "vitest";
import { VISITOR, type Actor } from "#domain/identity/actor.ts";
import { INQUIRY_LIST } from "#domain/inquiries/staff-list.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { recent } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { client, db } from "#server/platform/database/database.ts";
import { aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aUser } from "#seed/factories/user.ts";
import { inquiries } from "./tables.ts";
import * as staff from "./staff.server.ts";

let team: Actor;
const MEMBER: Actor = { kind: "member", userId: crypto.randomUUID(), role: "user", profile: null };

beforeAll(async () => {
  configure();
  team = { kind: "member", userId: (await aUser()).id, role: "staff", profile: null };
});
beforeEach(async () => {
  await client().query("delete from inquiries");
});

async function write(change: Partial<typeof inquiries.$inferInsert> = {}): Promise<string> {
  const values = { kind: "contact", name: "Ana Souza", email: "ana@example.com", message: "Oi" } as const;
  const [row] = await db()
    .insert(inquiries)
    .values({ ...values, ...change })
    .returning({ id: inquiries.id });
  return row!.id;
}

/** What an address of the list asks. */
const asked = (search = "") => readListQuery(INQUIRY_LIST, new URLSearchParams(search));

const names = async (search: string) => (await staff.list(team, asked(search))).rows.map(({ name }) => name);

const csv = async (search = "", actor = team) => {
  const lines = await staff.exportInquiries(actor, asked(search));
  if (!lines.ok) throw new Error(lines.error);
  return (await Array.fromAsync(lines.value)).join("");
};

test("staff read the newest first, page by page, each once", async () => {
  for (let n = 0; n < 120; n++) await write({ name: `Pessoa ${n}` });
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await staff.list(team, { ...asked(), after });
    seen.push(...page.rows.map(({ name }) => name));
    after = page.next ?? undefined;
  } while (after);
  expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => `Pessoa ${119 - n}`));
});

test("a message that goes while somebody turns the page neither repeats nor hides others", async () => {
  for (let n = 0; n < 52; n++) await write({ name: `Pessoa ${n}` });
  const first = await staff.list(team, asked());
  await client().query("delete from inquiries where id = $1", [first.rows.at(-1)!.id]);
  const rest = await staff.list(team, asked(`depois=${first.next!}`));
  expect(rest.rows.map(({ name }) => name)).toEqual(["Pessoa 1", "Pessoa 0"]);
});

test("an address shows new ones, or one kind or state of them, and the team knows how many are new", async () => {
  const id = await write();
  await write({ kind: "club_request", name: "Clube Novo", phone: "+5511988887777" });
  await staff.setState(team, id, "handled");
  expect(await names("")).toEqual(["Clube Novo"]);
  expect(await names("situacao=tratadas")).toEqual(["Ana Souza"]);
  expect(await names("situacao=todas")).toEqual(["Clube Novo", "Ana Souza"]);
  expect(await names("tipo=club_request")).toEqual(["Clube Novo"]);
  expect(await names("situacao=tratadas&tipo=club_request")).toEqual([]);
  expect(await staff.countNew(team)).toBe(1);
});

test("messages are found by who wrote, the address and the subject, without accents", async () => {
  await write({ name: "Íris Lobo", email: "iris@example.com", subject: "Parcerias" });
  await write({ name: "Caio Prado" });
  for (const text of ["iris", "lobo+%C3%ADris", "iris@example", "parceria"])
    expect(await names(`busca=${text}`)).toEqual(["Íris Lobo"]);
  expect(await names("busca=%25")).toEqual([]);
});

test("requests about data come by their deadline, and everything else after them when that is asked for", async () => {
  const due = (text: string) => ({ kind: "data_request", dueOn: Temporal.PlainDate.from(text) }) as const;
  await write({ name: "Contato" });
  await write({ name: "Depois", ...due("2030-03-02") });
  await write({ name: "Antes", ...due("2030-03-01") });
  expect(await names("tipo=data_request")).toEqual(["Antes", "Depois"]);
  expect(await names("tipo=data_request&ordem=recebida")).toEqual(["Depois", "Antes"]);
  expect(await names("ordem=prazo")).toEqual(["Antes", "Depois", "Contato"]);
  expect(await names("")).toEqual(["Antes", "Depois", "Contato"]);
});

test("a message to an athlete names the athlete to staff, with all that was asked", async () => {
  const athlete = await aPublishedAthlete({ name: "Zenilda Quaresma" });
  const details = { represents: "Clube" };
  const id = await write({ kind: "athlete_contact", athleteId: athlete.id, details });
  expect(await staff.read(team, id)).toMatchObject({
    ok: true,
    value: {
      name: "Ana Souza",
      message: "Oi",
      athlete: { id: athlete.id, name: "Zenilda Quaresma" },
      details: [{ label: "Representa", value: "Clube" }],
    },
  });
});

test("handled and new again, each written down once with who did it", async () => {
  const id = await write();
  await staff.setState(team, id, "handled");
  await staff.setState(team, id, "handled");
  expect(await staff.read(team, id)).toMatchObject({ value: { state: "handled", handledAt: {} } });
  await staff.setState(team, id, "new");
  expect(await staff.read(team, id)).toMatchObject({ value: { state: "new", handledAt: null } });
  const log = (await recent({ limit: 9 })).filter(({ subjectId }) => subjectId === id);
  expect(log.map(({ action }) => action)).toEqual(["inquiry.reopened", "inquiry.handled"]);
  expect(log[0]!.actorId).toBe(team.kind === "member" && team.userId);
});

test("nobody else reads, changes or takes them away", async () => {
  const id = await write();
  for (const actor of [VISITOR, MEMBER]) {
    await expect(staff.list(actor, asked())).rejects.toThrow();
    expect(await staff.read(actor, id)).toEqual({ ok: false, error: "not_found" });
    expect(await staff.setState(actor, id, "handled")).toEqual({ ok: false, error: "not_found" });
    expect(await staff.exportInquiries(actor, asked())).toEqual({ ok: false, error: "not_allowed" });
  }
  expect(await staff.countNew(team)).toBe(1);
});

test("the table for spreadsheets holds what the filter shows, harmless, and the log says who took it", async () => {
  await write({ name: '=1+1;"x"', message: "linha 1\nlinha 2" });
  await write({ kind: "interest", name: "Rita", details: { age: 19, guardian: false } });
  const contacts = await csv("tipo=contact");
  expect(contacts.startsWith('\uFEFF"Recebida em";"Tipo"')).toBe(true);
  expect(contacts).toContain(`"'=1+1;""x"""`);
  expect(contacts).toContain('"linha 1\nlinha 2"');
  expect(contacts).not.toContain("Rita");
  expect(await csv()).toContain('"Idade: 19"');
  const [entry] = await recent({ limit: 1 });
  expect(entry).toMatchObject({ action: "inquiry.exported", fields: ["kind", "state", "searched"] });
});

test("rows about minors go to admins only, without contact and without words", async () => {
  const aged = (years: number) => aPublishedAthlete({ birthdate: today().subtract({ years }) });
  const [child, adult] = [await aged(15), await aged(25)];
  const words = { phone: "+5511988887777", subject: "Visita", message: "Rua das Flores, 12" };
  await write({ kind: "interest", name: "Rita Moura", details: { age: 15, guardian: true }, ...words });
  await write({ kind: "interest", name: "Sem Idade", details: { guardian: true } });
  await write({ kind: "athlete_contact", name: "Escola", athleteId: child.id, ...words });
  await write({ kind: "athlete_contact", name: "De quem saiu", ...words });
  await write({ kind: "athlete_contact", name: "Olheiro", athleteId: adult.id, message: "Bom jogo" });
  const ofTeam = await csv();
  expect(ofTeam).toContain("Olheiro");
  expect(ofTeam).toContain("Bom jogo");
  expect(ofTeam).not.toMatch(/Rita|Sem Idade|Escola|De quem saiu/);
  const admin: Actor = { kind: "member", userId: (await aUser()).id, role: "admin", profile: null };
  const ofAdmin = (await csv("", admin)).split("\r\n");
  for (const name of ["Rita Moura", "Sem Idade", "Escola", "De quem saiu"]) {
    const line = ofAdmin.find((one) => one.includes(`"${name}"`));
    expect(line).toBeDefined();
    expect(line).not.toMatch(/@|98888|Visita|Flores/);
  }
  expect(ofAdmin.join("")).toContain("Bom jogo");
});

test("however many there are, all of them go, each once", async () => {
  await client().query(
    "insert into inquiries (kind, name, email) select 'contact', 'Pessoa ' || n, 'a@example.com' from generate_series(1, 1203) n",
  );
  const names = (await csv()).match(/Pessoa \d+/g)!;
  expect(names).toHaveLength(1203);
  expect(new Set(names).size).toBe(1203);
});
