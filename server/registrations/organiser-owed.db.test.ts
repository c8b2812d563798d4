import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { aTrial, cameIn, endedDaysAgo, registered, written } from "#seed/factories/trial.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { aScout } from "#server/messages/testing/contact.ts";
import { sendAnswer } from "./answers.server.ts";
import { saveEvaluation } from "./evaluate.server.ts";
import { answersOwedBy, answersOwedIn } from "./organiser-owed.server.ts";
import { aPerson } from "./testing/people.ts";

beforeAll(() => configure());

test("a club reads where it owes answers, the nearest deadline first, and nobody else does", async () => {
  const organiser = await aScout();
  const past = async (daysAgo: number, came: number) => {
    const { id } = await aTrial({ clubId: organiser.club.id });
    const ids: string[] = [];
    for (let at = 0; at < came; at++) {
      ids.push(await registered(id, await aPerson()));
      await cameIn(ids[at]!);
    }
    await endedDaysAgo(id, daysAgo);
    return { id, ids };
  };
  const owed = () => answersOwedBy(organiser.actor, organiser.club.id);

  const coming = await aTrial({ clubId: organiser.club.id });
  await cameIn(await registered(coming.id, await aPerson()));
  await past(2, 0);
  await past(45, 1);
  expect(await owed()).toEqual([]);
  expect(await answersOwedIn(organiser.actor, coming.id)).toBeNull();

  const recent = await past(2, 2);
  const old = await past(12, 1);
  expect(await owed()).toMatchObject([
    { eventId: old.id, owed: 1, late: true },
    { eventId: recent.id, owed: 2, late: false },
  ]);

  expectOk(await saveEvaluation(organiser.actor, recent.id, recent.ids[0]!, written()));
  expect(await answersOwedIn(organiser.actor, recent.id)).toMatchObject({ owed: 2 });
  expectOk(await sendAnswer(organiser.actor, recent.id, recent.ids[0]!));
  expect(await answersOwedIn(organiser.actor, recent.id)).toMatchObject({ owed: 1 });

  const other = await aScout();
  expect(await answersOwedBy(other.actor, organiser.club.id)).toEqual([]);
  expect(await answersOwedIn(other.actor, recent.id)).toBeNull();
});
