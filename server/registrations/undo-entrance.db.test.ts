import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Entry } from "#domain/registrations/check-in.ts";
import { expectOk } from "#domain/result.ts";
import { aTrial, endedDaysAgo, registered, written } from "#seed/factories/trial.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { aScout, type Scout } from "#server/messages/testing/contact.ts";
import { recent } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { answersOwed, sendAnswer } from "./answers.server.ts";
import { recordScans } from "./check-in.server.ts";
import { remove } from "./decisions.server.ts";
import { saveEvaluation } from "./evaluate.server.ts";
import { registrationList } from "./organiser-list.server.ts";
import { presenceList } from "./presence.server.ts";
import { aPerson, type Person } from "./testing/people.ts";
import { undoEntrance } from "./undo-entrance.server.ts";

let organiser: Scout;
let person: Person;
let trialId: string;
let id: string;

beforeAll(async () => {
  configure();
  organiser = await aScout();
  person = await aPerson();
});

beforeEach(async () => {
  await client().query("delete from rate_limits");
  trialId = (await aTrial({ clubId: organiser.club.id })).id;
  id = await registered(trialId, person);
});

const reading = (gate = "1"): Entry => ({
  id: randomUUID(),
  person: id,
  how: "name",
  at: now().toString({ fractionalSecondDigits: 3 }),
  gate,
});

const send = async (...entries: Entry[]) => {
  const { results, roster } = expectOk(await recordScans(organiser.actor, trialId, entries));
  return { answers: results.map(({ answer }) => answer), entered: roster.people[0]?.entered ?? null };
};

const undo = () => undoEntrance(organiser.actor, trialId, id);

async function cameByEveryList(): Promise<boolean[]> {
  const everyone = {
    filter: { category: null, positionGroup: null, came: null },
    after: 0,
    withPhones: false,
  };
  const list = expectOk(await registrationList(organiser.actor, trialId, everyone));
  const presence = expectOk(await presenceList(organiser.actor, trialId));
  const owed = expectOk(await answersOwed(organiser.actor, trialId));
  return [list.rows[0]!.came, presence.people[0]!.entered !== null, presence.came === 1, owed.came === 1];
}

test("an undone entrance is gone from every list, and stays in the table and in the audit log", async () => {
  await send(reading("1"), reading("2"));
  expect(await cameByEveryList()).toEqual([true, true, true, true]);
  expect(expectOk(await undo()).name).toMatch(/\S/);
  expect(await cameByEveryList()).toEqual([false, false, false, false]);
  const { rows } = await client().query("select undone_at from check_ins where registration_id = $1", [id]);
  expect(rows).toEqual([{ undone_at: expect.anything() }, { undone_at: expect.anything() }]);
  expect(
    (await recent({ limit: 20 })).filter(({ subjectId }) => subjectId === person.athleteId),
  ).toContainEqual(expect.objectContaining({ action: "registration.entrance_undone" }));
  expect(await undo()).toMatchObject({ error: "not_entered" });
});

test("a reading that is sent again after the undo does not bring the entrance back", async () => {
  const entry = reading();
  expect((await send(entry)).answers).toEqual(["ok"]);
  expectOk(await undo());
  expect(await send(entry)).toEqual({ answers: ["undone"], entered: null });
});

test("a new reading after the undo lets the person in again, and the old one stays undone", async () => {
  const [old, fresh] = [reading("1"), reading("2")];
  await send(old);
  expectOk(await undo());
  expect(await send(fresh)).toMatchObject({ answers: ["ok"], entered: { gate: "2" } });
  expect(await send(old)).toMatchObject({ answers: ["undone"], entered: { gate: "2" } });
  expect(await cameByEveryList()).toEqual([true, true, true, true]);
});

test("who went in is not taken off the list until the entrance is undone", async () => {
  await send(reading());
  expect(await remove(organiser.actor, id)).toEqual({ ok: false, error: "already_in" });
  expectOk(await undo());
  expectOk(await remove(organiser.actor, id));
  expect(expectOk(await answersOwed(organiser.actor, trialId)).came).toBe(0);
});

test("once the answer is sent, the entrance stays", async () => {
  await send(reading());
  expectOk(await saveEvaluation(organiser.actor, trialId, id, written()));
  await client().query("update events set starts_at = now() - interval '1 hour' where id = $1", [trialId]);
  expectOk(await sendAnswer(organiser.actor, trialId, id));
  expect(await undo()).toMatchObject({ error: "already_answered" });
  expect(await cameByEveryList()).toEqual([true, true, true, true]);
});

test("an answer to somebody whose entrance was undone is not sent", async () => {
  await send(reading());
  expectOk(await saveEvaluation(organiser.actor, trialId, id, written()));
  expectOk(await undo());
  expect(await sendAnswer(organiser.actor, trialId, id)).toMatchObject({ error: "not_found" });
});

test("sent and undone at one moment, only one of them happens", async () => {
  await send(reading());
  expectOk(await saveEvaluation(organiser.actor, trialId, id, written()));
  const both = await Promise.all([sendAnswer(organiser.actor, trialId, id), undo()]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
});

test("it is undone until the phones forget the list, and not later", async () => {
  await send(reading());
  expect(expectOk(await presenceList(organiser.actor, trialId)).undoes).toBe(true);
  await endedDaysAgo(trialId, 1);
  expect(expectOk(await presenceList(organiser.actor, trialId)).undoes).toBe(false);
  expect(await undo()).toMatchObject({ error: "too_late" });
});

test("nobody undoes the entrance of somebody else's event, or by a wrong id", async () => {
  await send(reading());
  const other = await aScout();
  const otherTrial = (await aTrial({ clubId: other.club.id })).id;
  const tries = [
    undoEntrance(other.actor, trialId, id),
    undoEntrance(other.actor, otherTrial, id),
    undoEntrance(person.self, trialId, id),
    undoEntrance({ kind: "visitor" }, trialId, id),
    undoEntrance(organiser.actor, trialId, "não-é-um-id"),
    undoEntrance(organiser.actor, "não-é-um-id", id),
  ];
  for (const tried of await Promise.all(tries)) expect(tried).toMatchObject({ error: "not_found" });
  expect((await send()).entered).not.toBeNull();
});
