import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Member } from "#domain/identity/actor.ts";
import type { Entry, Roster } from "#domain/registrations/check-in.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { anApprovedEvent } from "#seed/factories/event.ts";
import { aUser } from "#seed/factories/user.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { now } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { recordScans, rosterOf } from "./check-in.server.ts";
import { leave } from "./decisions.server.ts";
import { register } from "./register.server.ts";
import { aPerson, type Person } from "./testing/people.ts";

let people: Person[];
let organiser: Member;
let eventId: string;
let roster: Roster;

beforeAll(async () => {
  configure();
  people = [await aPerson(), await aPerson({ years: 16 }), await aPerson()];
}, 60_000);

beforeEach(async () => {
  await client().query("delete from rate_limits");
  const event = await anApprovedEvent({
    type: "peneira",
    modality: null,
    startsAt: now().add({ hours: 24 * 3 }),
    maxParticipants: 30,
    reservedForSubscribers: 0,
  });
  eventId = event.id;
  organiser = actingAs((await aUser()).id, "club", event.clubId);
  for (const { deciding, athleteId } of people) expectOk(await register(deciding, { eventId, athleteId }));
  roster = await currentRoster();
});

const currentRoster = async () => expectOk(await rosterOf(organiser, eventId)).roster;

const reading = (person: string, gate = "1", at = now()): Entry => ({
  id: randomUUID(),
  person,
  how: "qr",
  at: at.toString({ fractionalSecondDigits: 3 }),
  gate,
});

const send = async (...entries: Entry[]) => expectOk(await recordScans(organiser, eventId, entries));

const answers = async (...entries: Entry[]) => (await send(...entries)).results.map(({ answer }) => answer);

const countRows = async () =>
  Number(
    (
      await client().query<{ count: string }>(
        "select count(*) from check_ins join registrations r on r.id = registration_id where r.event_id = $1",
        [eventId],
      )
    ).rows[0]!.count,
  );

test("the list holds hash, first name, number and category, and nothing else of anybody", () => {
  expect(Object.keys(roster).toSorted()).toEqual(
    ["endsAt", "eraseAfter", "eventId", "people", "takenAt", "title", "voided"].toSorted(),
  );
  expect(roster.people.map(({ number }) => number)).toEqual([1, 2, 3]);
  for (const person of roster.people) {
    expect(Object.keys(person).toSorted()).toEqual(
      ["category", "entered", "hash", "id", "name", "number"].toSorted(),
    );
    expect(person.name).not.toMatch(/\s/);
    expect(person.hash).toMatch(/^[\da-f]{64}$/);
  }
  const hours = (Date.parse(roster.eraseAfter) - Date.parse(roster.endsAt)) / 3_600_000;
  expect(hours).toBe(24);
});

test("only whoever organises the event has the list, and only they send readings", async () => {
  const { id } = roster.people[0]!;
  const others = [
    actingAs((await aUser()).id, "club", randomUUID()),
    actingAs(organiser.userId, "athlete", people[0]!.athleteId),
    people[0]!.self,
    { kind: "visitor" } as const,
  ];
  for (const other of others) {
    expect(await rosterOf(other, eventId)).toMatchObject({ error: "not_found" });
    expect(await recordScans(other, eventId, [reading(id)])).toMatchObject({ error: "not_found" });
  }
  expect(await rosterOf(organiser, "não-é-um-id")).toMatchObject({ error: "not_found" });
  expect(await countRows()).toBe(0);
});

test("a reading that is sent twice is one, and is answered the same", async () => {
  const entry = reading(roster.people[0]!.id);
  expect(await answers(entry)).toEqual(["ok"]);
  expect(await answers(entry)).toEqual(["ok"]);
  expect(await countRows()).toBe(1);
});

test("of two readings of one ticket the first that reaches us counts, whatever the phones' clocks say", async () => {
  const { id } = roster.people[0]!;
  const late = reading(id, "2", now().subtract({ minutes: 4 }));
  const early = reading(id, "1", now().subtract({ minutes: 60 }));
  expect(await answers(late)).toEqual(["ok"]);
  expect((await send(early)).results).toMatchObject([
    { id: early.id, answer: "again", first: { at: late.at, gate: "2" } },
  ]);
  expect(await countRows()).toBe(2);
  const { people: seen } = await currentRoster();
  expect(seen[0]!.entered).toEqual({ at: late.at, gate: "2" });
});

test("when many phones send the same ticket at one moment, one is told that it counts", async () => {
  const { id } = roster.people[1]!;
  const phones = Array.from({ length: 12 }, (_, gate) => reading(id, String(gate + 1)));
  const told = (await Promise.all(phones.map((entry) => answers(entry)))).flat();
  expect(told.filter((answer) => answer === "ok")).toHaveLength(1);
  expect(told.filter((answer) => answer === "again")).toHaveLength(11);
  expect(await countRows()).toBe(12);
});

test("a cancelled registration goes into the list of void tickets, and its reading is void", async () => {
  const first = roster.people[0]!;
  const owner = await ownerOf(first.id);
  expectOk(await leave(owner.self, first.id));
  const entry = reading(first.id);
  const { results, roster: after } = await send(entry);
  expect(results).toMatchObject([{ id: entry.id, answer: "void", first: null }]);
  expect(after.people.map(({ id }) => id)).not.toContain(first.id);
  expect(after.voided).toEqual([
    { hash: first.hash, on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string },
  ]);
  expect(await countRows()).toBe(0);
});

test("a reading from before the cancellation stays what it was when it is sent again", async () => {
  const first = roster.people[0]!;
  const entry = reading(first.id);
  expect(await answers(entry)).toEqual(["ok"]);
  // Nobody leaves once they are in; a change in the family can still end a registration.
  await client().query(
    "update registrations set state = 'cancelled', end_reason = 'family_changed' where id = $1",
    [first.id],
  );
  expect(await answers(entry)).toEqual(["ok"]);
});

test("somebody of another event is void, also with an id that is taken", async () => {
  const entry = reading(roster.people[0]!.id);
  expect(await answers(entry)).toEqual(["ok"]);
  const foreign = { ...reading(randomUUID()), id: entry.id };
  expect(await answers(foreign, reading(randomUUID()))).toEqual(["void", "void"]);
  expect(await answers({ ...entry, person: roster.people[1]!.id })).toEqual(["void"]);
  expect(await countRows()).toBe(1);
});

test("a clock that cannot be right is replaced by ours", async () => {
  const wrong = ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"];
  const entries = wrong.map((at, index) => ({ ...reading(roster.people[index]!.id), at }));
  const { results } = await send(...entries);
  const today = now().toString().slice(0, 10);
  expect(results.map(({ first }) => first?.at.slice(0, 10))).toEqual([today, today]);
});

test("a day after the end the list is empty, and late readings are still taken", async () => {
  const entry = reading(roster.people[0]!.id, "1", now().subtract({ hours: 50 }));
  await client().query(
    "update events set starts_at = now() - interval '60 hours', ends_at = now() - interval '25 hours' where id = $1",
    [eventId],
  );
  const { results, roster: after } = await send(entry);
  expect(results.map(({ answer }) => answer)).toEqual(["ok"]);
  expect([after.people, after.voided]).toEqual([[], []]);
  expect(Date.parse(after.eraseAfter)).toBeLessThan(Date.now());
});

async function ownerOf(registrationId: string): Promise<Person> {
  const { rows } = await client().query<{ athlete_id: string }>(
    "select athlete_id from registrations where id = $1",
    [registrationId],
  );
  return people.find(({ athleteId }) => athleteId === rows[0]!.athlete_id)!;
}
