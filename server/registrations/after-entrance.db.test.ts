import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { aTrial, cameIn, registered } from "#seed/factories/trial.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { aScout, type Scout } from "#server/messages/testing/contact.ts";
import { now } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { recordScans } from "./check-in.server.ts";
import { leave, remove } from "./decisions.server.ts";
import { registration } from "./own.server.ts";
import { rowById } from "./rows.ts";
import { aPerson, type Person } from "./testing/people.ts";
import { undoEntrance } from "./undo-entrance.server.ts";

let organiser: Scout;
let child: Person;
let trialId: string;
let id: string;

beforeAll(async () => {
  configure();
  organiser = await aScout();
  child = await aPerson({ years: 15 });
});

beforeEach(async () => {
  await client().query("delete from rate_limits");
  trialId = (await aTrial({ clubId: organiser.club.id })).id;
  id = await registered(trialId, child);
});

const seen = async () => expectOk(await registration(child.deciding, id));

test("once the ticket was read, the family sees when, has no code to show and nothing to leave", async () => {
  expect(await seen()).toMatchObject({ entered: null, ticket: { url: expect.any(String) } });
  await cameIn(id, ["Portão 1", "Portão 2"]);
  const { entered, ticket, may, change } = await seen();
  expect(entered!.epochMilliseconds).toBeLessThanOrEqual(now().epochMilliseconds);
  expect({ ticket, change, leave: may.leave }).toEqual({ ticket: null, change: null, leave: false });
});

test("nobody leaves or is taken off the list once they are in", async () => {
  await cameIn(id);
  for (const actor of [child.self, child.deciding])
    expect(await leave(actor, id)).toEqual({ ok: false, error: "already_in" });
  expect(await remove(organiser.actor, id)).toEqual({ ok: false, error: "already_in" });
  expect((await rowById(id))!.state).toBe("confirmed");
});

test("an entrance that was undone keeps nobody, and brings the code back", async () => {
  await cameIn(id);
  expectOk(await undoEntrance(organiser.actor, trialId, id));
  expect(await seen()).toMatchObject({ entered: null, may: { leave: true } });
  expect((await seen()).ticket).not.toBeNull();
  expectOk(await leave(child.deciding, id));
});

test("read at the gate and left at one moment, only one of them happens", async () => {
  for (let round = 0; round < 8; round++) {
    const person = await aPerson();
    const own = await registered(trialId, person);
    const entry = {
      id: randomUUID(),
      person: own,
      how: "qr" as const,
      at: now().toString({ fractionalSecondDigits: 3 }),
      gate: "1",
    };
    const [left, scanned] = await Promise.all([
      leave(person.self, own),
      recordScans(organiser.actor, trialId, [entry]),
    ]);
    const isIn = expectOk(scanned).results[0]!.answer === "ok";
    expect(left.ok, `round ${round}`).toBe(!isIn);
  }
});
