import { beforeAll, beforeEach, expect, test } from "vitest";
import { eventApprovalSchema } from "#domain/events/request-schema.ts";
import { VISITOR, type Actor } from "#domain/identity/actor.ts";
import { INQUIRY_LIST } from "#domain/inquiries/staff-list.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { submit } from "#server/inquiries/inquiries.server.ts";
import * as inquiries from "#server/inquiries/staff.server.ts";
import { recent } from "#server/platform/audit/audit.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { aClub, aVerifiedClub } from "#seed/factories/club.ts";
import { aUser } from "#seed/factories/user.ts";
import { event } from "./events.server.ts";
import { approveRequest, askAdjustment, refuseRequest } from "./requests.ts";

let staff: Actor;
const MEMBER: Actor = { kind: "member", userId: crypto.randomUUID(), role: "user", profile: null };

beforeAll(async () => {
  configure();
  staff = { kind: "member", userId: (await aUser({ role: "staff" })).id, role: "staff", profile: null };
});

beforeEach(async () => {
  for (const table of ["inquiries", "events", "mails", "rate_limits"])
    await client().query(`delete from ${table}`);
});

/** What a visitor sends from the calendar; the id of what arrives. */
async function asked(email: string | null = "ana@example.com"): Promise<string> {
  const details = { location: "Campo da Vila", date: "2027-03-01" };
  const sent = { kind: "new_event", name: "Copa da Vila", email, message: "Sub-15.", details } as const;
  await submit({ address: "203.0.113.9" }, sent, { trap: "", openedAt: Date.now() - 10_000 });
  await client().query("delete from mails");
  return (await inquiries.list(staff, readListQuery(INQUIRY_LIST, new URLSearchParams()))).rows[0]!.id;
}

const form = (change: Record<string, string> = {}) =>
  eventApprovalSchema(Temporal.PlainDate.from("2026-11-15")).parse({
    name: "Copa da Vila",
    location: "Campo da Vila",
    date: "2027-03-01",
    time: "09:00",
    description: "Sub-15.",
    type: "campeonato",
    ...change,
  });

const read = async (id: string) => {
  const found = await inquiries.read(staff, id);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};
const eventCount = async () => (await client().query("select 1 from events")).rowCount;

test("what was asked is read with its date as people write it", async () => {
  expect(await read(await asked())).toMatchObject({
    details: [
      { label: "Local", value: "Campo da Vila" },
      { label: "Data", value: "01/03/2027" },
    ],
    event: { location: "Campo da Vila", date: "2027-03-01", publishedAs: null },
  });
});

test("approved: in the calendar, the message handled, all written down, and who asked is told where", async () => {
  const inquiryId = await asked();
  const approved = await approveRequest(
    staff,
    inquiryId,
    form({ maxParticipants: "40", fee: "15,00", reason: "Boa copa!" }),
  );
  if (!approved.ok) throw new Error(approved.error);
  const { id } = approved.value;
  expect(await event(id)).toMatchObject({
    ok: true,
    value: {
      title: "Copa da Vila",
      type: "campeonato",
      startsAt: "2027-03-01T12:00:00Z",
      location: "Campo da Vila",
      description: "Sub-15.",
      maxParticipants: 40,
      feeCents: 1500,
      organiser: null,
      imageUrl: expect.stringMatching(/^\/desenhos\/estadio\//),
    },
  });
  expect(await read(inquiryId)).toMatchObject({ state: "handled", event: { publishedAs: id } });
  const log = (await recent({ limit: 3 })).map(({ action }) => action);
  expect(log.toSorted()).toEqual(["event.approved", "event.created", "inquiry.handled"]);
  const [mail, ...others] = await listMails({ limit: 9 });
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: "ana@example.com", subject: "Seu evento foi aprovado | Joia da Base" });
  const { text } = (await readMail(mail!.id))!;
  for (const part of ["Copa da Vila", "01/03/2027 às 09:00", `/campeonatos/${id}`, "Boa copa!"])
    expect(text).toContain(part);
});

test("it is published once: not by two at a time, nor when it was marked as new again", async () => {
  const inquiryId = await asked();
  const answers = await Promise.all([1, 2].map(() => approveRequest(staff, inquiryId, form())));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, error: "already_handled" });
  await inquiries.setState(staff, inquiryId, "new");
  expect(await approveRequest(staff, inquiryId, form())).toEqual({ ok: false, error: "already_handled" });
  expect(await eventCount()).toBe(1);
});

test("a peneira needs a club that a person verified, and whoever is named must be one", async () => {
  const inquiryId = await asked();
  const [verified, unverified] = [await aVerifiedClub(), await aClub()];
  const refused = { ok: false, error: "organiser_not_verified" };
  const wrong: Record<string, string>[] = [
    { type: "peneira" },
    { type: "peneira", club: unverified.id },
    { club: unverified.id },
    { club: crypto.randomUUID() },
  ];
  for (const change of wrong) expect(await approveRequest(staff, inquiryId, form(change))).toEqual(refused);
  expect([await eventCount(), (await read(inquiryId)).state]).toEqual([0, "new"]);
  const change = { type: "peneira", club: `/clube/${verified.id}` };
  const approved = await approveRequest(staff, inquiryId, form(change));
  expect(approved.ok && (await event(approved.value.id))).toMatchObject({
    value: { type: "peneira", organiser: { id: verified.id, verified: true } },
  });
});

test("refused: the message is handled, keeps the reason, and who asked reads it", async () => {
  const inquiryId = await asked();
  expect(await refuseRequest(staff, inquiryId, "Falta o local exato.")).toEqual({ ok: true, value: null });
  expect(await read(inquiryId)).toMatchObject({
    state: "handled",
    details: expect.arrayContaining([{ label: "Motivo da recusa", value: "Falta o local exato." }]),
  });
  expect(await refuseRequest(staff, inquiryId, "Outra vez.")).toEqual({
    ok: false,
    error: "already_handled",
  });
  expect(await approveRequest(staff, inquiryId, form())).toEqual({ ok: false, error: "already_handled" });
  expect(await eventCount()).toBe(0);
  const log = (await recent({ limit: 2 })).map(({ action }) => action);
  expect(log.toSorted()).toEqual(["inquiry.event_refused", "inquiry.handled"]);
  const [mail, ...others] = await listMails({ limit: 9 });
  expect(others).toEqual([]);
  expect((await readMail(mail!.id))!.text).toContain("Falta o local exato.");
});

test("sent back: the message is handled and keeps the words, and who asked reads what to change", async () => {
  const inquiryId = await asked();
  expect(await askAdjustment(staff, inquiryId, "Diga em que campo.")).toEqual({ ok: true, value: null });
  expect(await read(inquiryId)).toMatchObject({
    state: "handled",
    details: expect.arrayContaining([{ label: "Ajuste pedido", value: "Diga em que campo." }]),
  });
  expect(await askAdjustment(staff, inquiryId, "Outra vez.")).toEqual({
    ok: false,
    error: "already_handled",
  });
  expect(await eventCount()).toBe(0);
  const log = (await recent({ limit: 2 })).map(({ action }) => action);
  expect(log.toSorted()).toEqual(["inquiry.event_adjust_asked", "inquiry.handled"]);
  const [mail, ...others] = await listMails({ limit: 9 });
  expect(others).toEqual([]);
  const { text } = (await readMail(mail!.id))!;
  for (const part of ["Diga em que campo.", "/campeonatos/novo"]) expect(text).toContain(part);
});

test("whoever left no address cannot be asked to change it", async () => {
  const inquiryId = await asked(null);
  expect(await askAdjustment(staff, inquiryId, "Diga em que campo.")).toEqual({
    ok: false,
    error: "no_address",
  });
  expect((await read(inquiryId)).state).toBe("new");
});

test("who left no address gets no mail", async () => {
  expect((await approveRequest(staff, await asked(null), form())).ok).toBe(true);
  await client().query("delete from inquiries");
  expect((await refuseRequest(staff, await asked(null), "Não é um evento.")).ok).toBe(true);
  expect(await listMails({ limit: 9 })).toEqual([]);
});

test("nobody else decides, and no other kind of message becomes an event", async () => {
  const inquiryId = await asked();
  const missing = { ok: false, error: "not_found" };
  for (const actor of [VISITOR, MEMBER]) {
    expect(await approveRequest(actor, inquiryId, form())).toEqual(missing);
    expect(await refuseRequest(actor, inquiryId, "Não.")).toEqual(missing);
    expect(await askAdjustment(actor, inquiryId, "Não.")).toEqual(missing);
  }
  await client().query("update inquiries set kind = 'contact'");
  expect(await approveRequest(staff, inquiryId, form())).toEqual(missing);
  expect(await refuseRequest(staff, inquiryId, "Não.")).toEqual(missing);
  expect(await askAdjustment(staff, inquiryId, "Não.")).toEqual(missing);
  expect(await eventCount()).toBe(0);
});
