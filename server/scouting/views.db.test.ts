import { beforeAll, expect, test } from "vitest";
import { VISITOR } from "#domain/identity/actor.ts";
import { aPublishedFamily } from "#server/athletes/testing/family.ts";
import { addProfile } from "#server/identity/identity.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { aPublishedAdult, aScout, athleteOf, guardianOf } from "#server/messages/testing/contact.ts";
import { today } from "#server/platform/clock.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aGuardianOf } from "#seed/factories/guardian.ts";
import { aUser } from "#seed/factories/user.ts";
import { recordView, recordViews, sweepViews, viewersOf } from "./views.server.ts";

beforeAll(() => configure());

const NOTHING = { month: 0, all: 0, views: [], more: false };
const setDaysAgo = (athleteId: string, days: number) =>
  client().query("update profile_views set day = $2::date - $3::int where athlete_id = $1", [
    athleteId,
    String(today()),
    days,
  ]);

test("one row a day tells everything that a scout of a verified club opened", async () => {
  const family = await aPublishedFamily();
  const [scout, unverified] = [await aScout(), await aScout({ verified: false })];
  await recordView(scout.actor, family.id, "profile");
  await recordView(scout.actor, family.id, "video");
  await recordView(scout.actor, family.id, "profile");
  await recordView(unverified.actor, family.id, "profile");
  await recordView(guardianOf(family), family.id, "profile");
  await recordView(VISITOR, family.id, "profile");
  expect(await viewersOf(guardianOf(family), family.id, 10)).toMatchObject({
    month: 1,
    all: 1,
    views: [{ club: scout.club.name, scout: scout.name, kinds: ["profile", "video"], day: today() }],
    more: false,
  });
});

test("two scouts of a club are named, and counted as one view a day", async () => {
  const family = await aPublishedFamily();
  const [first, colleague] = [await aScout(), await aUser()];
  await inTransaction(() => addProfile(colleague.id, "club", first.club.id));
  await recordView(first.actor, family.id, "profile");
  await setDaysAgo(family.id, 40);
  await recordView(first.actor, family.id, "list");
  await recordView(actingAs(colleague.id, "club", first.club.id), family.id, "resume");
  const seen = await viewersOf(guardianOf(family), family.id, 2);
  expect(seen).toMatchObject({ month: 1, all: 2, more: true });
  expect(seen?.views?.map(({ scout }) => scout)).toEqual([colleague.name, first.name]);
});

test("an export is a view of everybody in it, however often they stand there", async () => {
  const [one, other, scout] = [await aPublishedFamily(), await aPublishedAdult(), await aScout()];
  await recordViews(scout.actor, [one.id, other.id, one.id], "export");
  await recordViews(scout.actor, [], "export");
  expect(await viewersOf(guardianOf(one), one.id, 10)).toMatchObject({
    all: 1,
    views: [{ kinds: ["export"] }],
  });
  expect(await viewersOf(athleteOf(other), other.id, 10)).toMatchObject({ all: 1 });
});

test("guardians and adult athletes read names, a minor counts only, anybody else nothing", async () => {
  const [family, adult, scout] = [await aPublishedFamily(), await aPublishedAdult(), await aScout()];
  const second = actingAs((await aGuardianOf(family.id)).id, "guardian");
  await recordViews(scout.actor, [family.id, adult.id], "profile");
  for (const [who, id] of [
    [guardianOf(family), family.id],
    [second, family.id],
    [athleteOf(adult), adult.id],
  ] as const)
    expect((await viewersOf(who, id, 10))?.views).toHaveLength(1);
  expect(await viewersOf(athleteOf(family), family.id, 10)).toEqual({
    month: 1,
    all: 1,
    views: null,
    more: false,
  });
  for (const who of [scout.actor, guardianOf(await aPublishedFamily()), athleteOf(adult)])
    expect(await viewersOf(who, family.id, 10)).toBeNull();
});

test("a view is forgotten after a year", async () => {
  const [family, scout] = [await aPublishedFamily(), await aScout()];
  await recordView(scout.actor, family.id, "profile");
  await setDaysAgo(family.id, 365);
  await sweepViews();
  expect(await viewersOf(guardianOf(family), family.id, 10)).toMatchObject({ month: 0, all: 1 });
  await setDaysAgo(family.id, 366);
  await sweepViews();
  expect(await viewersOf(guardianOf(family), family.id, 10)).toEqual(NOTHING);
});
