import { beforeAll, beforeEach, expect, test } from "vitest";
import { VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { anApprovedEvent } from "#seed/factories/event.ts";
import { appointGuardian } from "#seed/factories/guardian.ts";
import { aUser } from "#seed/factories/user.ts";
import { participants } from "#server/athletes/responsible.server.ts";
import { readPdf } from "#server/athletes/share/testing/read-pdf.ts";
import { mailsTo } from "#server/athletes/testing/family.ts";
import * as identity from "#server/identity/identity.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { now } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { candidates } from "./candidates.server.ts";
import { approve, leave } from "./decisions.server.ts";
import { deskOf, deskSize } from "./guardian-desk.server.ts";
import { ownRegistrations, registration, registrationsOf } from "./own.server.ts";
import { placesLeft } from "./places.server.ts";
import { register } from "./register.server.ts";
import { remindGuardian } from "./remind.server.ts";
import { rowById } from "./rows.ts";
import { aPerson, type Person } from "./testing/people.ts";
import { readTicket, ticketPdf } from "./tickets.server.ts";

beforeAll(() => configure());
beforeEach(() => client().query("delete from rate_limits"));

const HERE = { address: "192.0.2.9" };

const anEvent = (given: Parameters<typeof anApprovedEvent>[0] = {}) =>
  anApprovedEvent({
    type: "peneira",
    modality: null,
    startsAt: now().add({ hours: 240 }),
    maxParticipants: 2,
    reservedForSubscribers: 0,
    ...given,
  });

/** Signed in with the profile that the account really has. */
async function withProfile(person: Person): Promise<Person> {
  await identity.addProfile(person.self.userId, "athlete", person.athleteId);
  return person;
}

const enter = async (eventId: string, { deciding, athleteId }: Person) =>
  expectOk(await register(deciding, { eventId, athleteId }));

test("each sees their own family's registrations, and where they stand", async () => {
  const { id: eventId } = await anEvent();
  const [child, adult, stranger] = [
    await withProfile(await aPerson({ years: 15 })),
    await withProfile(await aPerson()),
    await withProfile(await aPerson()),
  ];
  expectOk(await register(child.self, { eventId, athleteId: child.athleteId }));
  await enter(eventId, adult);

  const minors = await ownRegistrations(child.self, eventId);
  expect(minors).toMatchObject({
    complete: true,
    registrations: [{ state: "awaiting_guardian", ticket: null }],
  });
  expect(minors.registrations[0]).toMatchObject({
    athlete: { self: true, minor: true },
    guardians: ["Responsável de teste"],
    may: { approve: false, remind: true, leave: true },
  });
  const guardians = await ownRegistrations(child.deciding, eventId);
  expect(guardians.registrations[0]).toMatchObject({
    id: minors.registrations[0]!.id,
    athlete: { self: false },
    may: { approve: true, decline: true, remind: false },
  });
  const own = await ownRegistrations(adult.self, eventId);
  expect(own.registrations[0]!.ticket!.url).toMatch(/\/ingresso\/[\w-]{22}$/);
  for (const actor of [stranger.self, VISITOR])
    expect(await ownRegistrations(actor, eventId)).toEqual({ registrations: [], complete: false });
  expect(await registration(stranger.self, own.registrations[0]!.id)).toEqual({
    ok: false,
    error: "not_found",
  });
  expect(await registration(adult.self, "nada")).toEqual({ ok: false, error: "not_found" });
});

test("a guardian of two sees both, and is complete only with both", async () => {
  const { id: eventId } = await anEvent();
  const [one, two] = [await aPerson({ years: 15 }), await aPerson({ years: 13 })];
  const { userId } = one.deciding;
  const person = (await identity.findById(userId))!;
  await appointGuardian(two.athleteId, { userId, name: person.name, email: person.email });
  await enter(eventId, one);
  expect((await ownRegistrations(one.deciding, eventId)).complete).toBe(false);
  const choices = await candidates(one.deciding, eventId);
  expect(choices.map(({ athleteId, obstacle }) => [athleteId, obstacle])).toEqual([
    [one.athleteId, "already_registered"],
    [two.athleteId, null],
  ]);
  expectOk(await register(one.deciding, { eventId, athleteId: two.athleteId }));
  const { registrations, complete } = await ownRegistrations(one.deciding, eventId);
  expect(complete).toBe(true);
  expect(registrations).toHaveLength(2);
});

test("whoever waits reads what is full and who comes first; leaving makes an offer, and the yes a ticket", async () => {
  const { id: eventId } = await anEvent({ maxParticipants: 1 });
  const [first, paying, waiting] = [
    await withProfile(await aPerson()),
    await withProfile(await aPerson({ subscriber: true })),
    await withProfile(await aPerson()),
  ];
  const { id } = await enter(eventId, first);
  const last = await enter(eventId, waiting);
  await enter(eventId, paying);
  const seen = expectOk(await registration(waiting.self, last.id));
  expect(seen.why).toEqual({
    full: [{ kind: "total" }],
    ahead: { subscribers: 1, others: 0 },
    place: 2,
  });
  expect(await placesLeft(eventId)).toMatchObject({
    all: { size: 1, left: 0, waiting: 2 },
    leftForAll: 0,
    closed: null,
  });
  expectOk(await leave(first.self, id));
  const [offer] = (await ownRegistrations(paying.self, eventId)).registrations;
  expect(offer).toMatchObject({ state: "offered", may: { accept: true, decline: true } });
  expect(await approve(paying.self, offer!.id)).toEqual({ ok: true, value: "confirmed" });
});

test("places are counted by category and position, and none is left where the event has none", async () => {
  const { id: eventId } = await anEvent({
    maxParticipants: 3,
    limits: [
      { kind: "category", name: "Sub-15", bornFrom: now().toZonedDateTimeISO("UTC").year - 15, size: 2 },
      { kind: "category", name: "Livre", bornFrom: null, size: null },
      { kind: "position", name: "Goleiro", bornFrom: null, size: 1 },
    ],
  });
  await enter(eventId, await aPerson({ position: "Goleiro" }));
  const places = (await placesLeft(eventId))!;
  const left = (found: typeof places) => found.limits.map(({ name, left: free }) => [name, free]);
  expect(new Map(left(places) as [string, number | null][])).toEqual(
    new Map<string, number | null>([
      ["Sub-15", 2],
      ["Livre", null],
      ["Goleiro", 0],
    ]),
  );
  await enter(eventId, await aPerson());
  await enter(eventId, await aPerson());
  const full = (await placesLeft(eventId))!;
  expect(full.all.left).toBe(0);
  expect(full.limits.find(({ name }) => name === "Sub-15")!.left).toBe(0);
});

test("what is to come and what is over are two lists, each page after the other", async () => {
  const person = await withProfile(await aPerson());
  const ids: string[] = [];
  for (let index = 0; index < 22; index++) {
    const { id: eventId } = await anEvent({ startsAt: now().add({ hours: 240 - index }) });
    ids.push((await enter(eventId, person)).id);
  }
  await client().query(
    `update events set starts_at = now() - interval '3 days', ends_at = null where id =
       (select event_id from registrations where id = $1)`,
    [ids[0]],
  );
  const page = await registrationsOf(person.self, { past: false, after: null });
  expect(page.registrations).toHaveLength(20);
  expect(page.registrations[0]!.id).toBe(ids.at(-1));
  const rest = await registrationsOf(person.self, { past: false, after: page.next });
  expect(rest.registrations.map(({ id }) => id)).toEqual([ids[1]]);
  expect(rest.next).toBeNull();
  const past = await registrationsOf(person.self, { past: true, after: null });
  expect(past.registrations.map(({ id, may, event }) => [id, may.leave, event.over])).toEqual([
    [ids[0], false, true],
  ]);
}, 60_000);

test("the desk holds what only the guardian can answer, and counts it", async () => {
  const { id: eventId } = await anEvent({ maxParticipants: 1 });
  const [child, other] = [await aPerson({ years: 15 }), await aPerson()];
  const before = deskSize(await deskOf(child.deciding));
  const { id } = expectOk(await register(child.self, { eventId, athleteId: child.athleteId }));
  const desk = await deskOf(child.deciding);
  expect(desk.registrations).toMatchObject([{ id, may: { approve: true } }]);
  expect(deskSize(desk)).toBe(before + 1);
  expectOk(await approve(child.deciding, id));
  expect((await deskOf(child.deciding)).registrations).toEqual([]);
  // In line there is something to answer too, as long as the guardian has not said yes.
  const { id: full } = await anEvent({ maxParticipants: 1 });
  await enter(full, other);
  const waits = expectOk(await register(child.self, { eventId: full, athleteId: child.athleteId }));
  expect(waits.state).toBe("waiting");
  expect((await deskOf(child.deciding)).registrations).toMatchObject([{ id: waits.id }]);
});

test("a minor can have the mail sent again, twice a day", async () => {
  const { id: eventId } = await anEvent();
  const child = await aPerson({ years: 15 });
  const { id } = expectOk(await register(child.self, { eventId, athleteId: child.athleteId }));
  const sent = async () =>
    (await mailsTo(child.guardianEmail)).filter(({ template }) => template === "registration-asked").length;
  expect(await sent()).toBe(1);
  expectOk(await remindGuardian(child.self, id));
  expectOk(await remindGuardian(child.self, id));
  expect(await remindGuardian(child.self, id)).toMatchObject({ error: { code: "too_many" } });
  expect(await sent()).toBe(3);
});

test("a ticket says event, number and category to whoever has it, no name, and that it ended", async () => {
  const { id: eventId, title } = await anEvent();
  const person = await withProfile(await aPerson());
  const { id } = await enter(eventId, person);
  const { ticket } = expectOk(await registration(person.self, id));
  const token = ticket!.url.split("/").at(-1)!;
  const read = expectOk(await readTicket(HERE, token));
  expect(Object.keys(read).toSorted()).toEqual([
    "category",
    "number",
    "place",
    "qr",
    "state",
    "title",
    "when",
  ]);
  // The same picture that the family has on the registration's page.
  expect(read).toMatchObject({ title, number: 1, state: "valid", qr: ticket!.qr });
  expect(await readTicket(HERE, "a".repeat(22))).toMatchObject({ error: { code: "not_found" } });
  expect(await readTicket(HERE, "'; drop table")).toMatchObject({ error: { code: "not_found" } });
  const stranger = actingAs((await aUser()).id, "athlete");
  expect(await ticketPdf(stranger, HERE, id)).toEqual({ ok: false, error: "not_found" });
  const file = expectOk(await ticketPdf(person.self, HERE, id));
  const pdf = readPdf(file.body);
  expect(pdf.pages).toBe(1);
  expect(pdf.lines().join("\n")).toContain("Ingresso 0001");
  const { name } = (await participants([person.athleteId])).get(person.athleteId)!;
  expect(pdf.lines().join("\n")).not.toContain(name);
  expect(file.cacheControl).toBe("private, no-store");
  expectOk(await leave(person.self, id));
  expect(expectOk(await readTicket(HERE, token))).toMatchObject({ state: "ended", qr: null });
  expect(await ticketPdf(person.self, HERE, id)).toEqual({ ok: false, error: "not_found" });
  expect((await rowById(id))!.state).toBe("cancelled");
});
