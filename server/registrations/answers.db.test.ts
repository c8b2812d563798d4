import { beforeAll, beforeEach, expect, test } from "vitest";
import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aGuardianOf } from "#seed/factories/guardian.ts";
import { aTrial, cameIn, endedDaysAgo, registered, written } from "#seed/factories/trial.ts";
import { aPublishedFamily } from "#server/athletes/testing/family.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { aScout, contactsOf, type Scout } from "#server/messages/testing/contact.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails } from "#server/platform/mail/mail.ts";
import { answersOwed, callAgain, sendAnswer, sendAnswers } from "./answers.server.ts";
import { evaluationPage, nextToEvaluate, saveEvaluation } from "./evaluate.server.ts";
import { noteReading, readEvaluation } from "./evaluation-reading.server.ts";
import { changeRubric, ownRubric } from "./rubric.server.ts";
import { aPerson, type Person } from "./testing/people.ts";

let organiser: Scout;
let trialId: string;
let minor: Person & { id: string };
let adult: Person & { id: string };

const NOT_FOUND = { ok: false, error: "not_found" };
const RUBRIC = { criteria: ["Técnica", "Passe"], remarks: ["dois pés"], freeText: true };

const mailsTo = async (email: string, template: string) =>
  (await listMails({ limit: 300 })).filter((mail) => mail.to === email && mail.template === template).length;

beforeAll(() => configure());

/** A trial of yesterday with a minor, an adult and somebody who did not come. */
beforeEach(async () => {
  organiser = await aScout();
  trialId = (await aTrial({ clubId: organiser.club.id })).id;
  minor = await arrived(await aPerson({ years: 15 }));
  adult = await arrived(await aPerson());
  await registered(trialId, await aPerson());
  await endedDaysAgo(trialId, 1);
});

async function arrived(person: Person): Promise<Person & { id: string }> {
  const id = await registered(trialId, person);
  await cameIn(id);
  return { ...person, id };
}

const save = (id: string, given: Parameters<typeof written>[0] = {}) =>
  saveEvaluation(organiser.actor, trialId, id, written(given));

async function send(id: string, given: Parameters<typeof written>[0] = {}) {
  expectOk(await save(id, given));
  return expectOk(await sendAnswer(organiser.actor, trialId, id));
}

test("who came is evaluated one after the other, by number, and only by the organiser", async () => {
  expect(expectOk(await nextToEvaluate(organiser.actor, trialId)).id).toBe(minor.id);
  const page = expectOk(await evaluationPage(organiser.actor, trialId, minor.id));
  expect(page).toMatchObject({ place: 1, of: 2, previous: null, next: adult.id, sentAt: null });
  expect(page.athlete).toMatchObject({ number: 1, photo: null });
  expect(expectOk(await save(minor.id))).toEqual({ previous: null, next: adult.id, masked: false });
  expect(expectOk(await nextToEvaluate(organiser.actor, trialId)).id).toBe(adult.id);
  const other = await aScout();
  expect(await evaluationPage(other.actor, trialId, minor.id)).toEqual(NOT_FOUND);
  expect(await saveEvaluation(other.actor, trialId, minor.id, written())).toEqual(NOT_FOUND);
  expect(await sendAnswer(other.actor, trialId, minor.id)).toEqual(NOT_FOUND);
  expect(await answersOwed(other.actor, trialId)).toEqual(NOT_FOUND);
});

test("nobody is answered before the trial begins", async () => {
  expectOk(await save(minor.id));
  await client().query(
    "update events set starts_at = now() + interval '1 hour', ends_at = now() + interval '3 hours' where id = $1",
    [trialId],
  );
  expect(await sendAnswer(organiser.actor, trialId, minor.id)).toEqual({ ok: false, error: "not_begun" });
  expect(await sendAnswers(organiser.actor, trialId)).toEqual({ ok: false, error: "not_begun" });
  expect(expectOk(await answersOwed(organiser.actor, trialId))).toMatchObject({ begun: false, sent: 0 });
});

test("who did not come, or came to another trial, is not evaluated", async () => {
  const { rows } = await client().query<{ id: string }>(
    "select id from registrations where event_id = $1 and number = 3",
    [trialId],
  );
  expect(await save(rows[0]!.id)).toEqual(NOT_FOUND);
  const elsewhere = await aTrial({ clubId: organiser.club.id });
  expect(await saveEvaluation(organiser.actor, elsewhere.id, minor.id, written())).toEqual(NOT_FOUND);
});

test("who was taken off the list after coming is still owed an answer", async () => {
  await client().query("update registrations set state = 'cancelled', end_reason = 'removed' where id = $1", [
    minor.id,
  ]);
  expect(expectOk(await answersOwed(organiser.actor, trialId)).came).toBe(2);
});

test("an event that is no trial owes no answers", async () => {
  await client().query("update events set type = 'campeonato' where id = $1", [trialId]);
  expect(await answersOwed(organiser.actor, trialId)).toEqual(NOT_FOUND);
  expect(await ownRubric(organiser.actor, trialId)).toEqual(NOT_FOUND);
});

test("criteria can change until the first answer has left, and drafts follow them", async () => {
  expectOk(await save(minor.id, { outcome: "see_again" }));
  expectOk(await changeRubric(organiser.actor, trialId, RUBRIC));
  const { evaluation } = expectOk(await evaluationPage(organiser.actor, trialId, minor.id));
  expect(evaluation).toMatchObject({ scores: { Técnica: 4 }, remarks: [], outcome: "see_again" });
  await send(minor.id);
  expect(await changeRubric(organiser.actor, trialId, RUBRIC)).toEqual({ ok: false, error: "locked" });
});

test("a minor's answer reaches the guardian first, and the minor once the guardian has opened it", async () => {
  await send(minor.id);
  expect(await mailsTo(minor.guardianEmail, "feedback-ready")).toBe(1);
  expect(await mailsTo(minor.email, "feedback-ready")).toBe(0);
  expect(await readEvaluation(minor.self, minor.id)).toEqual({ ok: false, error: "guardian_first" });
  await noteReading(minor.self, minor.id);
  expect(await readEvaluation(minor.self, minor.id)).toEqual({ ok: false, error: "guardian_first" });
  expect(expectOk(await readEvaluation(minor.deciding, minor.id))).toMatchObject({
    organiser: organiser.club.name,
    outcome: "see_again",
    scores: [
      { criterion: "Técnica", score: 4 },
      { criterion: "Decisão", score: 3 },
      { criterion: "Intensidade", score: 5 },
      { criterion: "Sem a bola", score: null },
    ],
  });
  await noteReading(minor.deciding, minor.id);
  await noteReading(minor.deciding, minor.id);
  expectOk(await readEvaluation(minor.self, minor.id));
  const { answers } = expectOk(await answersOwed(organiser.actor, trialId));
  expect(answers.map(({ state }) => state)).toEqual(["read", "missing"]);
});

test("nobody outside the family reads it: another guardian, the organiser, staff", async () => {
  await send(minor.id);
  const stranger = await aGuardianOf((await aPerson({ years: 14 })).athleteId);
  const staff = { ...actingAs(stranger.id, "guardian"), role: "staff" as const };
  for (const actor of [staff, organiser.actor, adult.self, SYSTEM])
    expect(await readEvaluation(actor, minor.id)).toEqual(NOT_FOUND);
  expect(await readEvaluation(adult.self, adult.id)).toEqual(NOT_FOUND);
});

test("an adult reads the answer, and reading is noted", async () => {
  await send(adult.id);
  expect(expectOk(await readEvaluation(adult.self, adult.id)).about).toBeNull();
  await noteReading(adult.self, adult.id);
  const { answers } = expectOk(await answersOwed(organiser.actor, trialId));
  expect(answers[1]).toMatchObject({ state: "read" });
});

test("a note about a minor is kept without contact data, an adult's as it was written", async () => {
  expectOk(await changeRubric(organiser.actor, trialId, RUBRIC));
  const note = "Boa leitura. Fale no 71 99999-1234";
  expect(expectOk(await save(minor.id, { note })).masked).toBe(true);
  await send(minor.id, { note });
  expect(expectOk(await readEvaluation(minor.deciding, minor.id)).note).toBe(
    "Boa leitura. Fale no [contato oculto]",
  );
  const { rows } = await client().query("select note from evaluations where note like '%99999%'");
  expect(rows).toEqual([]);
  await send(adult.id, { note });
  expect(expectOk(await readEvaluation(adult.self, adult.id)).note).toBe(note);
});

test("all complete drafts leave at once, who has no outcome is named, and nothing leaves twice", async () => {
  expectOk(await save(minor.id));
  expectOk(await save(adult.id, { outcome: null }));
  expect(expectOk(await answersOwed(organiser.actor, trialId))).toMatchObject({ came: 2, sent: 0, ready: 1 });
  const first = expectOk(await sendAnswers(organiser.actor, trialId));
  expect([first.sent, first.without.length]).toEqual([1, 1]);
  expect(await sendAnswer(organiser.actor, trialId, adult.id)).toEqual({ ok: false, error: "incomplete" });
  expect(await sendAnswer(organiser.actor, trialId, minor.id)).toEqual({ ok: false, error: "already_sent" });
  expect(await save(minor.id, { score1: 1 })).toEqual({ ok: false, error: "already_sent" });
  expect(expectOk(await sendAnswers(organiser.actor, trialId)).sent).toBe(0);
  expect(await mailsTo(minor.guardianEmail, "feedback-ready")).toBe(1);
});

test("an answer that two people send at the same moment leaves once", async () => {
  expectOk(await save(minor.id));
  const sent = await Promise.all(
    Array.from({ length: 4 }, () => sendAnswer(organiser.actor, trialId, minor.id)),
  );
  expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await mailsTo(minor.guardianEmail, "feedback-ready")).toBe(1);
});

test("a club that lost its verification reaches no family, until it is verified again", async () => {
  expectOk(await save(minor.id));
  expectOk(await clubs.withdrawVerification(SYSTEM, organiser.club.id, "O CNPJ foi baixado."));
  expect(await sendAnswers(organiser.actor, trialId)).toEqual({ ok: false, error: "not_verified" });
  expect(await sendAnswer(organiser.actor, trialId, minor.id)).toEqual({ ok: false, error: "not_verified" });
  expect(await readEvaluation(minor.deciding, minor.id)).toEqual(NOT_FOUND);
});

test("it is the family's: it stays when the event has closed and when the club is gone", async () => {
  await send(minor.id);
  await endedDaysAgo(trialId, 31);
  expect(await evaluationPage(organiser.actor, trialId, minor.id)).toEqual({ ok: false, error: "closed" });
  expect(await save(adult.id)).toEqual({ ok: false, error: "closed" });
  expect(expectOk(await answersOwed(organiser.actor, trialId))).toMatchObject({ closed: true, answers: [] });
  expectOk(await clubs.hide(SYSTEM, organiser.club.id));
  await client().query("update events set deleted_at = now() where id = $1", [trialId]);
  expect(expectOk(await readEvaluation(minor.deciding, minor.id))).toMatchObject({
    event: { shown: false },
    outcome: "see_again",
  });
});

test("somebody called gets an ordinary contact request of the club", async () => {
  const family = await aPublishedFamily();
  await client().query("update athletes set position = 'Volante' where id = $1", [family.id]);
  const id = await registeredLate(family.id, family.guardian);
  expect((await send(id, { outcome: "called" })).uncalled).toBeNull();
  expect(await contactsOf(family.guardian)).toMatchObject([{ state: "sent", purpose: "evaluation" }]);
  expect(expectOk(await callAgain(organiser.actor, trialId, id)).uncalled?.problem).toBe("already_waiting");
});

test("where no request can be made the answer leaves all the same, and the organiser reads why", async () => {
  expect((await send(minor.id, { outcome: "called" })).uncalled?.problem).toBe("not_public");
  expectOk(await readEvaluation(minor.deciding, minor.id));
  await client().query("update subscriptions set status = 'canceled' where holder_id = $1", [
    organiser.club.id,
  ]);
  expect((await send(adult.id, { outcome: "called" })).uncalled?.problem).toBe("needs_plan");
  const { answers } = expectOk(await answersOwed(organiser.actor, trialId));
  expect(answers.map(({ contact }) => contact)).toEqual(["none", "none"]);
});

async function registeredLate(athleteId: string, deciding: Person["deciding"]): Promise<string> {
  await client().query(
    "update events set starts_at = now() + interval '1 day', ends_at = now() + interval '2 days' where id = $1",
    [trialId],
  );
  const id = await registered(trialId, { athleteId, deciding });
  await cameIn(id);
  await endedDaysAgo(trialId, 1);
  return id;
}
