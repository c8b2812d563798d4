import { beforeAll, beforeEach, expect, test } from "vitest";
import { VISITOR, type Member } from "#domain/identity/actor.ts";
import { INQUIRY_LIST } from "#domain/inquiries/staff-list.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { recent } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { client, db } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { aUser } from "#seed/factories/user.ts";
import { remindDataRequests } from "./reminders.ts";
import * as staff from "./staff.server.ts";
import { inquiries } from "./tables.ts";

let ana: Member;
let beto: Member;

beforeAll(async () => {
  configure();
  [ana, beto] = [await aColleague("Ana da Equipe"), await aColleague("Beto da Equipe")];
});
beforeEach(async () => {
  await client().query("delete from inquiries");
});

async function aColleague(name: string): Promise<Member> {
  return { kind: "member", userId: (await aUser({ name })).id, role: "staff", profile: null };
}

async function write(change: Partial<typeof inquiries.$inferInsert> = {}): Promise<string> {
  const values = { kind: "contact", name: "Rita Souza", email: "rita@example.com", message: "Oi" } as const;
  const [row] = await db()
    .insert(inquiries)
    .values({ ...values, ...change })
    .returning({ id: inquiries.id });
  return row!.id;
}

const request = (days: number, name: string) => ({
  name,
  email: "rita@example.com",
  right: "erasure" as const,
  arrivedOn: today().subtract({ days }).toString(),
  message: null,
});

test("an answer goes out by mail, greets who wrote, is kept, and handles the message", async () => {
  const id = await write({ subject: "Planos e pagamento" });
  expect(await staff.answer(ana, id, "O plano vale para os dois.")).toEqual({ ok: true, value: null });
  const [mail] = await listMails({ limit: 1 });
  expect(mail).toMatchObject({ to: "rita@example.com", template: "inquiry-answer" });
  expect(mail!.subject).toBe("Resposta: planos e pagamento | Joia da Base");
  const { text, html } = (await readMail(mail!.id))!;
  for (const body of [text, html]) expect(body).toContain("O plano vale para os dois.");
  expect(text).toContain("Olá, Rita.");
  expect(await staff.read(ana, id)).toMatchObject({
    value: { state: "handled", answer: "O plano vale para os dois." },
  });
  expect((await recent({ limit: 1 }))[0]).toMatchObject({ action: "inquiry.answered", actorId: ana.userId });
});

test("the subject of an answer keeps its acronyms", async () => {
  await staff.answer(ana, await write({ subject: "Apagar meus dados pessoais (LGPD)" }), "Feito.");
  const [mail] = await listMails({ limit: 1 });
  expect(mail!.subject).toBe("Resposta: apagar meus dados pessoais (LGPD) | Joia da Base");
});

test("an answer about a child says no name of the child", async () => {
  const details = { age: 14, guardian: true };
  const id = await write({ kind: "interest", name: "Zenildo Quaresma", details });
  await staff.answer(ana, id, "Recebemos.");
  const [mail] = await listMails({ limit: 1 });
  const { text } = (await readMail(mail!.id))!;
  expect(mail!.subject + text).not.toMatch(/Zenildo|Quaresma/);
});

test("of two who answer at once, one mail goes out", async () => {
  for (let round = 0; round < 5; round++) {
    const id = await write();
    const before = (await listMails({ limit: 1000 })).length;
    const answers = await Promise.all([ana, beto, ana, beto].map((one) => staff.answer(one, id, "Sim.")));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers) if (!answer.ok) expect(answer.error).toBe("already_handled");
    expect((await listMails({ limit: 1000 })).length - before).toBe(1);
  }
});

test("while one has a message, a colleague neither takes nor answers nor handles it", async () => {
  const id = await write();
  expect(await staff.lease(ana, id)).toEqual({ ok: true, value: null });
  const leased = { ok: false, error: "leased" };
  expect(await staff.lease(beto, id)).toEqual(leased);
  expect(await staff.answer(beto, id, "Sim.")).toEqual(leased);
  expect(await staff.setState(beto, id, "handled")).toEqual(leased);
  expect(await staff.leaseOf(beto, id)).toMatchObject({ mine: false, by: { name: "Ana da Equipe" } });
  await staff.release(beto, id);
  expect(await staff.leaseOf(ana, id)).toMatchObject({ mine: true });
  await staff.release(ana, id);
  expect(await staff.setState(beto, id, "handled")).toEqual({ ok: true, value: null });
  expect(await staff.leaseOf(beto, id)).toBe("over");
});

test("what came without an address cannot be answered by mail, and nobody else may", async () => {
  const id = await write({ kind: "new_event", email: null });
  expect(await staff.answer(ana, id, "Sim.")).toEqual({ ok: false, error: "no_address" });
  expect(await staff.answer(VISITOR, id, "Sim.")).toEqual({ ok: false, error: "not_found" });
  expect(await staff.lease(VISITOR, id)).toEqual({ ok: false, error: "not_found" });
  expect(await staff.registerDataRequest(VISITOR, request(0, "Rita"))).toMatchObject({ ok: false });
});

test("a request by hand is due fifteen days after it arrived, and the nearest deadline stands first", async () => {
  await staff.registerDataRequest(ana, request(0, "Hoje"));
  await staff.registerDataRequest(ana, request(20, "Atrasado"));
  await staff.registerDataRequest(ana, request(12, "Perto"));
  const { rows } = await staff.list(
    ana,
    readListQuery(INQUIRY_LIST, new URLSearchParams("tipo=data_request")),
  );
  expect(rows.map(({ name }) => name)).toEqual(["Atrasado", "Perto", "Hoje"]);
  expect(rows[2]!.dueOn!.equals(today().add({ days: 15 }))).toBe(true);
});

test("the team hears once that a deadline is near and once that it is over, without who asks", async () => {
  await client().query("delete from mails");
  await staff.registerDataRequest(ana, request(0, "Hoje Pereira"));
  await staff.registerDataRequest(ana, request(13, "Perto Pereira"));
  await staff.registerDataRequest(ana, request(17, "Atrasado Pereira"));
  for (let morning = 0; morning < 2; morning++) await remindDataRequests.handle({}, undefined as never);
  const mails = await listMails({ limit: 10 });
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    "Pedido sobre dados atrasado | Joia da Base",
    "Pedido sobre dados perto do prazo | Joia da Base",
  ]);
  for (const { id } of mails) expect((await readMail(id))!.text).not.toContain("Pereira");
});
