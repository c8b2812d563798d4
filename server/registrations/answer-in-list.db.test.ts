import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Member } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { aTrial, cameIn, endedDaysAgo, registered, written } from "#seed/factories/trial.ts";
import * as identity from "#server/identity/identity.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { aScout, type Scout } from "#server/messages/testing/contact.ts";
import { client } from "#server/platform/database/database.ts";
import { sendAnswer } from "./answers.server.ts";
import { saveEvaluation } from "./evaluate.server.ts";
import { noteReading } from "./evaluation-reading.server.ts";
import { registrationsOf } from "./own.server.ts";
import { aPerson, type Person } from "./testing/people.ts";

let organiser: Scout;

beforeAll(async () => {
  configure();
  organiser = await aScout();
});
beforeEach(() => client().query("delete from rate_limits"));

/** Took part in a trial that is over. */
async function tookPart(person: Person) {
  await identity.addProfile(person.self.userId, "athlete", person.athleteId);
  const { id: trialId } = await aTrial({ clubId: organiser.club.id });
  const id = await registered(trialId, person);
  await cameIn(id);
  await endedDaysAgo(trialId, 1);
  return { trialId, id };
}

const answerFor = async (actor: Member) =>
  (await registrationsOf(actor, { past: true, after: null })).registrations.map(({ answer }) => answer);

test("an answer shows to the guardian at once, and to the minor once the guardian has opened it", async () => {
  const child = await aPerson({ years: 15 });
  const { trialId, id } = await tookPart(child);
  expectOk(await saveEvaluation(organiser.actor, trialId, id, written()));
  expect(await answerFor(child.deciding)).toEqual([null]);
  expectOk(await sendAnswer(organiser.actor, trialId, id));
  expect(await answerFor(child.deciding)).toEqual(["readable"]);
  expect(await answerFor(child.self)).toEqual(["guardian_first"]);
  await noteReading(child.deciding, id);
  expect(await answerFor(child.self)).toEqual(["readable"]);
});

test("an adult reads the answer without anybody's help", async () => {
  const adult = await aPerson();
  const { trialId, id } = await tookPart(adult);
  expectOk(await saveEvaluation(organiser.actor, trialId, id, written()));
  expectOk(await sendAnswer(organiser.actor, trialId, id));
  expect(await answerFor(adult.self)).toEqual(["readable"]);
});
