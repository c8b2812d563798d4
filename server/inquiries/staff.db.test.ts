import { beforeAll, beforeEach, expect, test } from "vitest";
import { VISITOR, type Actor } from "#domain/identity/actor.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { recent } from "#server/platform/audit/audit.ts";
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

const csv = async (filter: staff.InquiryFilter) => {
  const lines = await staff.exportInquiries(team, filter);
  if (!lines.ok) throw new Error(lines.error);
  return (await Array.fromAsync(lines.value)).join("");
};

test("staff read the newest first, page by page, each once", async () => {
  for (let n = 0; n < 60; n++) await write({ name: `Pessoa ${n}` });
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await staff.list(team, { after });
    seen.push(...page.entries.map(({ name }) => name));
    after = page.next ?? undefined;
  } while (after);
  expect(seen).toEqual(Array.from({ length: 60 }, (_, n) => `Pessoa ${59 - n}`));
});

test("a filter shows one kind or one state, and knows how many are new", async () => {
  const id = await write();
  await write({ kind: "club_request", name: "Clube Novo", phone: "+5511988887777" });
  await staff.setState(team, id, "handled");
  const names = async (filter: staff.InquiryFilter) =>
    (await staff.list(team, filter)).entries.map(({ name }) => name);
  expect(await names({ state: "handled" })).toEqual(["Ana Souza"]);
  expect(await names({ kind: "club_request", state: "new" })).toEqual(["Clube Novo"]);
  expect(await names({ kind: "club_request", state: "handled" })).toEqual([]);
  expect(await staff.countNew(team)).toBe(1);
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
    await expect(staff.list(actor, {})).rejects.toThrow();
    expect(await staff.read(actor, id)).toEqual({ ok: false, error: "not_found" });
    expect(await staff.setState(actor, id, "handled")).toEqual({ ok: false, error: "not_found" });
    expect(await staff.exportInquiries(actor, {})).toEqual({ ok: false, error: "not_allowed" });
  }
  expect(await staff.countNew(team)).toBe(1);
});

test("the table for spreadsheets holds what the filter shows, harmless, and the log says who took it", async () => {
  await write({ name: '=1+1;"x"', message: "linha 1\nlinha 2" });
  await write({ kind: "interest", name: "Rita", details: { age: 15, guardian: true } });
  const contacts = await csv({ kind: "contact" });
  expect(contacts.startsWith('\uFEFF"Recebida em";"Tipo"')).toBe(true);
  expect(contacts).toContain(`"'=1+1;""x"""`);
  expect(contacts).toContain('"linha 1\nlinha 2"');
  expect(contacts).not.toContain("Rita");
  expect(await csv({})).toContain('"Idade: 15"');
  const [entry] = await recent({ limit: 1 });
  expect(entry).toMatchObject({ action: "inquiry.exported", fields: ["kind", "state"] });
});

test("however many there are, all of them go, each once", async () => {
  await client().query(
    "insert into inquiries (kind, name, email) select 'contact', 'Pessoa ' || n, 'a@example.com' from generate_series(1, 1203) n",
  );
  const names = (await csv({})).match(/Pessoa \d+/g)!;
  expect(names).toHaveLength(1203);
  expect(new Set(names).size).toBe(1203);
});
