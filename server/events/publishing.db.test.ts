import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { VISITOR, type Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aClub } from "#seed/factories/club.ts";
import { aClubMember } from "#seed/factories/member.ts";
import { aUser } from "#seed/factories/user.ts";
import * as identity from "#server/identity/identity.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import * as moderation from "#server/moderation/moderation.server.ts";
import { recent } from "#server/platform/audit/audit.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { changeEvent, createEvent } from "./edit-events.server.ts";
import { cancelEvent, deleteDraft } from "./end-events.server.ts";
import { calendar, event as publicEvent } from "./events.server.ts";
import { ownEvent, ownEvents } from "./own-events.server.ts";
import { eraseFor } from "./rights.ts";
import { seatsTaken } from "./signals.ts";
import { eventValues } from "./testing/event-values.ts";
import { aStaffMember, anOwner, change, emptyTables, read, recordedSignals } from "./testing/organising.ts";

let team: Awaited<ReturnType<typeof aStaffMember>>;
const told = recordedSignals();
const openReview = () => team.openReview();
const decide = (state: "approved" | "rejected", reason?: string) => team.decide(state, reason);
const approved = (actor: Actor, given?: Parameters<typeof eventValues>[0]) => team.approved(actor, given);

beforeAll(async () => {
  configure();
  team = await aStaffMember();
});

beforeEach(async () => {
  told.length = 0;
  await emptyTables();
});

test("a draft is its club's alone; sent, it waits for staff; approved, it is in the calendar with all it says", async () => {
  const { actor, clubId, email } = await anOwner();
  const draft = expectOk(
    await createEvent(actor, eventValues({ maxParticipants: null, limits: [] }), "rascunho"),
  );
  expect(draft).toMatchObject({ state: "draft", inReview: false });
  expect(await publicEvent(draft.id)).toEqual({ ok: false, error: "not_found" });
  expect(await openReview()).toBeUndefined();

  const full = eventValues({ startsAt: (await read(actor, draft.id)).values.startsAt });
  expect(expectOk(await change(actor, draft.id, full))).toMatchObject({ state: "pending", inReview: true });
  expect(await openReview()).toMatchObject({ kind: "event", subject: "Peneira de teste" });
  expect(await publicEvent(draft.id)).toEqual({ ok: false, error: "not_found" });

  expect(await decide("approved")).toEqual({ ok: true, value: null });
  const shown = expectOk(await publicEvent(draft.id));
  expect(shown).toMatchObject({
    timeZone: "America/Bahia",
    bring: "Chuteira e documento.",
    held: false,
    cancelled: false,
    organiser: { kind: "club", id: clubId, verified: true, verifiedSince: expect.any(String) },
    checkCode: expect.stringMatching(/^[\da-f]{12}$/),
    categories: [
      { name: "Sub-15", bornFrom: 2011, size: 40 },
      { name: "Sub-17", bornFrom: 2009, size: null },
    ],
    positions: [{ name: "Goleiro", size: 6 }],
  });
  expect((await calendar("peneira")).map(({ id }) => id)).toEqual([draft.id]);
  const [mail] = await listMails({ limit: 2 });
  expect(mail).toMatchObject({ to: email, subject: "Seu evento foi aprovado | Joia da Base" });
  expect((await recent({ limit: 20 })).map(({ action }) => action)).toEqual(
    expect.arrayContaining(["event.created", "event.changed", "event.sent", "event.approved"]),
  );
});

test("rejected with a reason that is mailed; corrected and sent again", async () => {
  const { actor, email } = await anOwner();
  const { id } = expectOk(await createEvent(actor, eventValues(), "enviar"));
  expect(await decide("rejected")).toEqual({ ok: false, error: "reason_missing" });
  expect(await decide("rejected", "Falta o endereço.")).toEqual({ ok: true, value: null });
  expect(await read(actor, id)).toMatchObject({ approval: "rejected", stateReason: "Falta o endereço." });
  const [mail] = await listMails({ limit: 1 });
  expect(mail!.to).toBe(email);
  expect((await readMail(mail!.id))!.text).toContain("Falta o endereço.");
  // Saving keeps the reason in sight; sending takes it away.
  expect(expectOk(await change(actor, id, { title: "Peneira corrigida" }, "rascunho")).state).toBe(
    "rejected",
  );
  expect((await read(actor, id)).stateReason).toBe("Falta o endereço.");
  expect(expectOk(await change(actor, id, { location: "Rua do Campo, 10" })).state).toBe("pending");
  expect(await read(actor, id)).toMatchObject({ approval: "pending", stateReason: null, inReview: true });
});

test("what waits is taken back by saving a draft", async () => {
  const { actor } = await anOwner();
  const { id } = expectOk(await createEvent(actor, eventValues(), "enviar"));
  expect(expectOk(await change(actor, id, {}, "rascunho")).state).toBe("draft");
  expect(await openReview()).toBeUndefined();
});

test("a peneira needs a verified club already when it is sent; a draft and a championship do not", async () => {
  const { id: clubId } = await aClub();
  const { actor } = await aClubMember(clubId, { role: "owner" });
  expect(await createEvent(actor, eventValues(), "enviar")).toEqual({
    ok: false,
    error: { code: "organiser_not_verified" },
  });
  const { id } = expectOk(await createEvent(actor, eventValues(), "rascunho"));
  expect(await change(actor, id, {})).toEqual({ ok: false, error: { code: "organiser_not_verified" } });
  expect(expectOk(await change(actor, id, { type: "campeonato" })).state).toBe("pending");
  expect(await decide("approved")).toEqual({ ok: true, value: null });
  expect(expectOk(await publicEvent(id)).checkCode).toBeNull();
  // Not through the back door either.
  expect(await change(actor, id, { type: "peneira" })).toEqual({
    ok: false,
    error: { code: "organiser_not_verified" },
  });
});

test("owners publish, scouts read, and nobody else finds it", async () => {
  const { actor, clubId } = await anOwner();
  const { id } = expectOk(await createEvent(actor, eventValues(), "rascunho"));
  const scout = (await aClubMember(clubId)).actor;
  expect(await read(scout, id)).toMatchObject({ mayEdit: false });
  const missing = { ok: false, error: { code: "not_found" } };
  const savedAt = (await read(actor, id)).savedAt;
  const other = (await anOwner()).actor;
  for (const stranger of [scout, other, VISITOR, actingAs(actor.userId, "athlete", clubId)]) {
    const asked = { id, savedAt, intent: "enviar" as const };
    expect(await changeEvent(stranger, asked, eventValues())).toEqual(missing);
    expect(await cancelEvent(stranger, id, "Não.")).toEqual({ ok: false, error: "not_found" });
    expect(await deleteDraft(stranger, id)).toEqual({ ok: false, error: "not_found" });
  }
  for (const stranger of [other, VISITOR]) expect(await ownEvent(stranger, id)).toMatchObject({ ok: false });
  expect(await createEvent(scout, eventValues(), "rascunho")).toEqual(missing);
  for (const wrong of ["nada", crypto.randomUUID()])
    expect(await ownEvent(actor, wrong)).toEqual({ ok: false, error: "not_found" });
});

test("a person's championship profile organises championships of its own", async () => {
  const person = await aUser();
  await identity.addProfile(person.id, "championship", null);
  const [profile] = await identity.activeProfiles(person.id);
  const actor: Actor = { kind: "member", userId: person.id, role: "user", profile: profile! };
  expect(await createEvent(actor, eventValues(), "enviar")).toMatchObject({
    error: { code: "organiser_not_verified" },
  });
  const id = await approved(actor, { type: "campeonato", title: "Copa do bairro" });
  expect(expectOk(await ownEvents(actor, "proximos")).events.map((own) => own.id)).toEqual([id]);
  expect(expectOk(await publicEvent(id)).organiser).toMatchObject({
    kind: "person",
    name: person.name,
    verified: false,
  });
});

test("who organised alone and leaves: families are told, and what nobody saw goes", async () => {
  const person = await aUser();
  await identity.addProfile(person.id, "championship", null);
  const [profile] = await identity.activeProfiles(person.id);
  const actor: Actor = { kind: "member", userId: person.id, role: "user", profile: profile! };
  const id = await approved(actor, { type: "campeonato", title: "Copa da pessoa" });
  const { id: draft } = expectOk(await createEvent(actor, eventValues({ type: "campeonato" }), "enviar"));
  await inTransaction(() => eraseFor({ userId: person.id, email: person.email, name: person.name }));
  expect(told).toEqual([`cancelled ${id} Quem organizava saiu da plataforma.`]);
  expect(await ownEvent(actor, draft)).toEqual({ ok: false, error: "not_found" });
  expect(await openReview()).toBeUndefined();
  expect(expectOk(await publicEvent(id)).organiser).toBeNull();
});

test("another date, place or fee is written down and told, and staff look again while it stays public", async () => {
  const { actor } = await anOwner();
  const id = await approved(actor);
  const { values } = await read(actor, id);
  const startsAt = values.startsAt.add({ hours: 24 * 7 });
  const saved = expectOk(
    await change(actor, id, { startsAt, endsAt: startsAt.add({ hours: 4 }), feeCents: 2000 }),
  );
  expect(saved).toMatchObject({ state: "approved", inReview: true, told: true });
  expect(told).toEqual([`changed ${id}`]);
  const { rows } = await client().query("select before, after from event_changes where event_id = $1", [id]);
  expect(rows).toMatchObject([
    { before: { feeCents: 0 }, after: { feeCents: 2000, startsAt: String(startsAt) } },
  ]);
  expect((await publicEvent(id)).ok).toBe(true);
  const page = await moderation.openReview(team.staff, (await openReview())!.id);
  expect(page?.subject).toMatchObject({ type: "event", change: { after: { Taxa: "R$ 20,00" } } });
  expect(await decide("approved")).toEqual({ ok: true, value: null });
});

test("texts go to staff and not to families; the same again goes to nobody; places to who waits", async () => {
  const { actor } = await anOwner();
  const id = await approved(actor);
  expect(expectOk(await change(actor, id, {}))).toMatchObject({ inReview: false, told: false });
  expect(expectOk(await change(actor, id, { description: "Outro texto, mais claro." }))).toMatchObject({
    inReview: true,
    told: false,
  });
  expect(told).toEqual([]);
  const { values } = await read(actor, id);
  await change(actor, id, { maxParticipants: 80, limits: values.limits.slice(0, 2) });
  expect(told).toEqual([`limits ${id}`]);
  expect((await read(actor, id)).values.limits.map(({ name }) => name)).toEqual(["Sub-15", "Sub-17"]);
});

test("capacity below those who have a place, and a category with people in it: a clear answer", async () => {
  const { actor } = await anOwner();
  const id = await approved(actor);
  const counting = seatsTaken.countBy(async () => ({
    total: 12,
    byLimit: new Map([["category Sub-15", 8]]),
  }));
  onTestFinished(() => void seatsTaken.countBy(counting));
  expect(await change(actor, id, { maxParticipants: 11, reservedForSubscribers: 0 })).toEqual({
    ok: false,
    error: { code: "capacity_taken", taken: 12 },
  });
  const { values } = await read(actor, id);
  const without = values.limits.filter(({ name }) => name !== "Sub-15");
  expect(await change(actor, id, { limits: without })).toMatchObject({
    error: { code: "limit_taken", name: "Sub-15", taken: 8 },
  });
  const nextYear = values.limits.map((limit) => ({
    ...limit,
    bornFrom: limit.bornFrom && limit.bornFrom + 1,
  }));
  expectOk(await change(actor, id, { maxParticipants: 12, limits: nextYear }));
  // The years that people were admitted by stay; others move with the event.
  expect((await read(actor, id)).values.limits.map(({ bornFrom }) => bornFrom)).toEqual([2011, 2010, null]);
});

test("of two who edit, the second hears of the first", async () => {
  const { actor } = await anOwner();
  const { id } = expectOk(await createEvent(actor, eventValues(), "rascunho"));
  const { values, savedAt } = await read(actor, id);
  const save = (title: string, since = savedAt) =>
    changeEvent(actor, { id, savedAt: since, intent: "rascunho" }, { ...values, title });
  expectOk(await save("Primeira"));
  expect(await save("Segunda")).toEqual({ ok: false, error: { code: "changed_meanwhile" } });
  expect(await save("Terceira", "ontem")).toEqual({ ok: false, error: { code: "changed_meanwhile" } });
  expect((await read(actor, id)).title).toBe("Primeira");
});

test("the same event is not sent twice, and nobody fills the queue", async () => {
  const { actor } = await anOwner();
  const values = eventValues();
  expectOk(await createEvent(actor, values, "enviar"));
  expect(await createEvent(actor, { ...values, title: "PENEIRA DE TESTE" }, "enviar")).toEqual({
    ok: false,
    error: { code: "duplicate" },
  });
  for (let tries = 2; tries < 30; tries++) await createEvent(actor, values, "rascunho");
  expect(await createEvent(actor, values, "rascunho")).toMatchObject({ error: { code: "too_many" } });
});

test("cancelled: the page stays with the reason, out of the calendar, and those registered are told", async () => {
  const { actor } = await anOwner();
  const id = await approved(actor);
  await change(actor, id, { title: "Outro nome" });
  expect(await openReview()).toBeDefined();
  expect(await deleteDraft(actor, id)).toEqual({ ok: false, error: "was_public" });
  expect(await cancelEvent(actor, id, "O campo alagou.")).toEqual({ ok: true, value: null });
  expect(told).toEqual([`cancelled ${id} O campo alagou.`]);
  expect(expectOk(await publicEvent(id))).toMatchObject({ cancelled: true, cancelReason: "O campo alagou." });
  expect(await calendar(null)).toEqual([]);
  expect(await openReview()).toBeUndefined();
  expect(await change(actor, id, { title: "De novo" })).toEqual({ ok: false, error: { code: "cancelled" } });
  expect(await cancelEvent(actor, id, "De novo.")).toEqual({ ok: false, error: "not_public" });
});

test("what began is neither changed nor cancelled", async () => {
  const { actor } = await anOwner();
  const id = await approved(actor);
  await client().query("update events set starts_at = now() - interval '1 hour' where id = $1", [id]);
  expect(await change(actor, id, { title: "Tarde demais" })).toEqual({
    ok: false,
    error: { code: "already_started" },
  });
  expect(await cancelEvent(actor, id, "Tarde demais.")).toEqual({ ok: false, error: "already_started" });
});

test("a draft that nobody saw is deleted, with its place in the queue", async () => {
  const { actor } = await anOwner();
  const { id } = expectOk(await createEvent(actor, eventValues(), "enviar"));
  expect(await deleteDraft(actor, id)).toEqual({ ok: true, value: null });
  expect(await ownEvent(actor, id)).toEqual({ ok: false, error: "not_found" });
  expect(await openReview()).toBeUndefined();
});

test("lists: what comes, drafts and what was turned down, what is over", async () => {
  const { actor } = await anOwner();
  const next = await approved(actor);
  const past = await approved(actor, { title: "Antiga" });
  await client().query(
    "update events set starts_at = now() - interval '9 days', ends_at = null where id = $1",
    [past],
  );
  const { id: draft } = expectOk(await createEvent(actor, eventValues({ title: "Rascunho" }), "rascunho"));
  const ids = async (filter: "proximos" | "rascunhos" | "passados") =>
    expectOk(await ownEvents(actor, filter)).events.map(({ id }) => id);
  expect([await ids("proximos"), await ids("rascunhos"), await ids("passados")]).toEqual([
    [next],
    [draft],
    [past],
  ]);
  expect(await ownEvents(VISITOR, "proximos")).toEqual({ ok: false, error: "not_found" });
});
