import { beforeAll, expect, test } from "vitest";
import { VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aClubMember } from "#seed/factories/member.ts";
import { aTrial, cameIn, endedDaysAgo, registered } from "#seed/factories/trial.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { aScout, type Scout } from "#server/messages/testing/contact.ts";
import { recent } from "#server/platform/audit/audit.ts";
import { client } from "#server/platform/database/database.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aUser } from "#seed/factories/user.ts";
import { yearsAgo } from "#server/athletes/testing/family.ts";
import { remove } from "./decisions.server.ts";
import { openPhones, registrationList, removable, type ListFilter } from "./organiser-list.server.ts";
import { presenceCsv, presenceList } from "./presence.server.ts";
import { register } from "./register.server.ts";
import { aPerson } from "./testing/people.ts";

const NO_FILTER: ListFilter = { category: null, positionGroup: null, came: null };
const EVERYONE = { filter: NO_FILTER, after: 0 };
const PHONE = "+5571999991234";

let organiser: Scout;
let trialId: string;

beforeAll(async () => {
  configure();
  organiser = await aScout();
  trialId = (await aTrial({ clubId: organiser.club.id })).id;
});

const auditedTimes = async (action: string) =>
  (await recent({ limit: 200 })).filter((entry) => entry.action === action && entry.subjectId === trialId)
    .length;

test("the organiser reads who has a place, and of a child without a guardian's yes only that there is one", async () => {
  const [adult, minor, waiting] = [
    await aPerson(),
    await aPerson({ years: 15 }),
    await aPerson({ years: 14 }),
  ];
  await registered(trialId, adult);
  await registered(trialId, minor, PHONE);
  expectOk(await register(waiting.self, { eventId: trialId, athleteId: waiting.athleteId }));
  const list = expectOk(await registrationList(organiser.actor, trialId, EVERYONE));
  expect(list.counts).toMatchObject({ confirmed: 2, awaitingGuardian: 1, waiting: 0 });
  expect(list.rows.map(({ number, subdomain, phone }) => ({ number, subdomain, phone }))).toEqual([
    { number: 1, subdomain: null, phone: null },
    { number: 2, subdomain: null, phone: null },
  ]);
  expect(JSON.stringify(list)).not.toContain(waiting.athleteId);
  expect(list.rows[1]).toMatchObject({ birthYear: yearsAgo(15).year, position: "Centroavante" });
  expect(await openPhones(organiser.actor, trialId)).toEqual({ ok: false, error: "closed" });
  expect(await auditedTimes("event.phones_opened")).toBe(0);
});

test("nobody else reads the list: another club, a visitor, the same person as another profile", async () => {
  const other = await aScout();
  const asAthlete = actingAs(organiser.actor.userId, "athlete", organiser.club.id);
  for (const actor of [other.actor, VISITOR, asAthlete]) {
    expect(await registrationList(actor, trialId, EVERYONE)).toEqual({ ok: false, error: "not_found" });
    expect(await presenceList(actor, trialId)).toEqual({ ok: false, error: "not_found" });
    expect(await presenceCsv(actor, trialId)).toEqual({ ok: false, error: "not_found" });
  }
});

test("a public profile has a link, and a private one stays private", async () => {
  const account = await aUser();
  const { id, subdomain } = await aPublishedAthlete({
    userId: account.id,
    birthdate: yearsAgo(20),
    position: "Volante",
    modality: "masculino",
  });
  await registered(trialId, { athleteId: id, deciding: actingAs(account.id, "athlete", id) });
  const { rows } = expectOk(await registrationList(organiser.actor, trialId, EVERYONE));
  expect(rows.filter((row) => row.subdomain !== null).map((row) => row.subdomain)).toEqual([subdomain]);
});

test("phones are open around the day only, on request, and each opening is audited", async () => {
  await client().query("update events set starts_at = now() + interval '3 hours' where id = $1", [trialId]);
  const closed = expectOk(await registrationList(organiser.actor, trialId, EVERYONE));
  expect([closed.phones, closed.rows.some(({ phone }) => phone)]).toEqual(["open", false]);
  expectOk(await openPhones(organiser.actor, trialId));
  const shown = expectOk(await registrationList(organiser.actor, trialId, EVERYONE));
  expect(shown.rows.flatMap(({ phone }) => phone ?? [])).toEqual(["(71) 99999-1234"]);
  expect(await auditedTimes("event.phones_opened")).toBe(1);
  const colleague = (await aClubMember(organiser.club.id)).actor;
  const theirs = expectOk(await registrationList(colleague, trialId, EVERYONE));
  expect([theirs.phones, theirs.rows.some(({ phone }) => phone)]).toEqual(["open", false]);
});

test("the list is narrowed by position and presence, and goes on behind a number", async () => {
  const keeper = await aPerson({ position: "Goleiro" });
  const id = await registered(trialId, keeper);
  await cameIn(id);
  const ask = async (filter: Partial<ListFilter>, after = 0) => {
    const asked = { ...EVERYONE, filter: { ...NO_FILTER, ...filter }, after };
    return expectOk(await registrationList(organiser.actor, trialId, asked)).rows.map((row) => row.number);
  };
  expect(await ask({ positionGroup: "Goleiro" })).toEqual([4]);
  expect(await ask({ came: true })).toEqual([4]);
  const { rows } = expectOk(await registrationList(organiser.actor, trialId, EVERYONE));
  expect(rows.map((row) => row.came)).toEqual([false, false, false, true]);
  expect(await ask({ category: "Sub-99" })).toEqual([]);
  expect(await ask({}, 2)).toEqual([3, 4]);
});

test("somebody is taken off the list by who organises it, and by nobody else", async () => {
  const person = await aPerson();
  const id = await registered(trialId, person);
  const other = await aScout();
  expect(await removable(other.actor, trialId, id)).toEqual({ ok: false, error: "not_found" });
  expect(await remove(other.actor, id)).toEqual({ ok: false, error: "not_found" });
  expectOk(await removable(organiser.actor, trialId, id));
  expectOk(await remove(organiser.actor, id));
  expect(await removable(organiser.actor, trialId, id)).toEqual({ ok: false, error: "not_found" });
});

test("the presence list shows doubles and no contact data, and the file says who took it", async () => {
  const { rows } = expectOk(await registrationList(organiser.actor, trialId, EVERYONE));
  await cameIn(rows[1]!.id, ["Portão 1", "=2+2"]);
  const list = expectOk(await presenceList(organiser.actor, trialId));
  expect(list.came).toBe(2);
  expect(list.people.find(({ number }) => number === 2)).toMatchObject({
    entered: { gate: "Portão 1" },
    doubles: [{ gate: "=2+2" }],
  });
  const csv = expectOk(await presenceCsv(organiser.actor, trialId));
  expect(csv).toContain(organiser.name);
  expect(csv).toContain(organiser.club.name);
  expect(csv).toMatch(/Exportada por .+ em \d\d\/\d\d\/\d{4} às \d\d:\d\d/);
  expect(csv).not.toMatch(/99999|@/);
  expect(await auditedTimes("event.presence_exported")).toBe(1);
});

test("thirty days after the event the organiser reads numbers only", async () => {
  await endedDaysAgo(trialId, 29);
  expect(expectOk(await registrationList(organiser.actor, trialId, EVERYONE)).rows).toHaveLength(4);
  await endedDaysAgo(trialId, 30);
  const list = expectOk(await registrationList(organiser.actor, trialId, EVERYONE));
  expect([list.closed, list.rows, list.counts.confirmed]).toEqual([true, [], 4]);
  expect(expectOk(await presenceList(organiser.actor, trialId))).toMatchObject({ closed: true, people: [] });
  expect(await presenceCsv(organiser.actor, trialId)).toEqual({ ok: false, error: "closed" });
});
