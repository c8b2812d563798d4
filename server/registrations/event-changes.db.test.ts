import { beforeAll, beforeEach, expect, test } from "vitest";
import { SYSTEM, type Member } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { aVerifiedClub } from "#seed/factories/club.ts";
import { aClubMember } from "#seed/factories/member.ts";
import { mailsTo, templatesTo } from "#server/athletes/testing/family.ts";
import { changeEvent, createEvent } from "#server/events/edit-events.server.ts";
import { cancelEvent } from "#server/events/end-events.server.ts";
import { ownEvent } from "#server/events/own-events.server.ts";
import { hold, restore, approve as approveEvent } from "#server/events/staff.server.ts";
import { eventValues } from "#server/events/testing/event-values.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { approve, leave, remove } from "./decisions.server.ts";
import { tellRegistered } from "./event-changes.ts";
import { registration } from "./own.server.ts";
import { register } from "./register.server.ts";
import { rowById } from "./rows.ts";
import { aPerson, type Person } from "./testing/people.ts";

let organiser: Member;
beforeAll(async () => {
  configure();
  organiser = (await aClubMember((await aVerifiedClub()).id, { role: "owner" })).actor;
});
beforeEach(() => client().query("delete from rate_limits"));

let next = 1;

/** An approved trial for everyone, with so many places. */
async function aTrial(places: number): Promise<string> {
  const values = eventValues({
    title: `Peneira ${next++}`,
    maxParticipants: places,
    reservedForSubscribers: 0,
    limits: [],
  });
  const { id } = expectOk(await createEvent(organiser, values, "enviar"));
  expectOk(await approveEvent(SYSTEM, id));
  return id;
}

async function change(id: string, given: Parameters<typeof eventValues>[0]) {
  const { values, savedAt } = expectOk(await ownEvent(organiser, id));
  return changeEvent(organiser, { id, savedAt, intent: "enviar" }, { ...values, ...given });
}

const join = async ({ deciding, athleteId }: Person, eventId: string) =>
  expectOk(await register(deciding, { eventId, athleteId }));
const stateOf = async (id: string) => (await rowById(id))?.state;

/** What the queue would hand to the job. */
async function runTellers(): Promise<void> {
  const { rows } = await client().query<{ id: string; data: never }>(
    "select id, data from pgboss.job where name = 'tell-registered' and state = 'created' order by created_on",
  );
  await client().query("update pgboss.job set state = 'completed' where name = 'tell-registered'");
  for (const { id, data } of rows)
    // A job may run twice: nobody gets a second mail.
    for (let run = 0; run < 2; run++) await tellRegistered.handle(data, { id } as never);
}

test("a new date and fee reach everyone who is registered, once, and they may leave", async () => {
  const eventId = await aTrial(5);
  const [child, adult, stranger] = [await aPerson({ years: 15 }), await aPerson(), await aPerson()];
  const { id } = await join(child, eventId);
  await join(adult, eventId);
  const startsAt = eventValues().startsAt.add({ hours: 24 });
  expectOk(await change(eventId, { startsAt, endsAt: startsAt.add({ hours: 2 }), feeCents: 1500 }));
  await runTellers();
  for (const { guardianEmail } of [child, adult]) {
    const told = (await mailsTo(guardianEmail)).filter(({ template }) => template === "event-changed");
    expect(told).toHaveLength(1);
    expect(told[0]!.text).toMatch(/Data: .+ → /);
    expect(told[0]!.text).toContain("Taxa: gratuita → R$ 15,00");
  }
  expect(await templatesTo(stranger.email)).not.toContain("event-changed");
  expectOk(await leave(child.deciding, id));
  expect(await stateOf(id)).toBe("cancelled");
});

test("cancelling ends every registration, tells why, and nobody can be brought back", async () => {
  const eventId = await aTrial(1);
  const [one, other, child] = [await aPerson(), await aPerson(), await aPerson({ years: 14 })];
  const [taken, waits] = [await join(one, eventId), await join(other, eventId)];
  const asked = expectOk(await register(child.self, { eventId, athleteId: child.athleteId }));
  expect([taken.state, waits.state, asked.state]).toEqual(["confirmed", "waiting", "waiting"]);
  expectOk(await cancelEvent(organiser, eventId, "O campo alagou."));
  await runTellers();
  for (const { id } of [taken, waits, asked]) expect(await stateOf(id)).toBe("cancelled");
  const [mail] = await mailsTo(other.email);
  expect(mail).toMatchObject({ template: "event-cancelled" });
  expect(mail!.text).toContain("O campo alagou.");
  expect(await approve(child.deciding, asked.id)).toEqual({ ok: false, error: "event_closed" });
  expect(await register(one.self, { eventId, athleteId: one.athleteId })).toMatchObject({ ok: false });
  expect(expectOk(await registration(one.self, taken.id))).toMatchObject({
    event: { cancelled: true, cancelReason: "O campo alagou." },
    may: { register: false, leave: false },
  });
});

test("a held event takes nobody new and offers nothing, until it is released", async () => {
  const eventId = await aTrial(1);
  const [one, other, third] = [await aPerson(), await aPerson(), await aPerson()];
  const [taken, waits] = [await join(one, eventId), await join(other, eventId)];
  expectOk(await hold(SYSTEM, eventId));
  expect(await register(third.self, { eventId, athleteId: third.athleteId })).toEqual({
    ok: false,
    error: { code: "held" },
  });
  expectOk(await leave(one.self, taken.id));
  expect(await stateOf(waits.id)).toBe("waiting");
  const mayRegister = async () => expectOk(await registration(one.self, taken.id)).may.register;
  expect(await mayRegister()).toBe(false);
  expectOk(await restore(SYSTEM, eventId));
  expect(await mayRegister()).toBe(true);
  expect(await stateOf(waits.id)).toBe("offered");
  await runTellers();
  expect(await templatesTo(other.email)).toEqual(expect.arrayContaining(["event-held", "event-released"]));
});

test("fewer places than people who have one are refused; more are offered at once", async () => {
  const eventId = await aTrial(2);
  const people = [await aPerson(), await aPerson(), await aPerson()];
  const rows = [];
  for (const person of people) rows.push(await join(person, eventId));
  expect(rows.map(({ state }) => state)).toEqual(["confirmed", "confirmed", "waiting"]);
  expect(await change(eventId, { maxParticipants: 1 })).toMatchObject({
    ok: false,
    error: { code: "capacity_taken", taken: 2 },
  });
  expectOk(await change(eventId, { maxParticipants: 3 }));
  expect(await stateOf(rows[2]!.id)).toBe("offered");
});

test("whom the organiser took off the list does not come back by registering again", async () => {
  const eventId = await aTrial(1);
  const person = await aPerson();
  const { id } = await join(person, eventId);
  expectOk(await remove(organiser, id));
  expect(await register(person.self, { eventId, athleteId: person.athleteId })).toEqual({
    ok: false,
    error: { code: "removed" },
  });
});
