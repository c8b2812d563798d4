import { beforeAll, expect, test } from "vitest";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { aPublishedAthlete } from "#seed/factories/athlete.ts";
import { featured } from "../athletes.server.ts";
import {
  cancelWeek,
  countWeeks,
  scheduleWeek,
  turnFeaturedWeeks,
  weeksForStaff,
} from "./featured-weeks.server.ts";
import { deleteAthlete } from "../staff/delete.server.ts";
import { hide } from "../staff/hide.server.ts";
import { restoreAthlete } from "../staff/restore.server.ts";
import { yearsAgo } from "../testing/family.ts";

beforeAll(() => configure());

const anAthlete = () => aPublishedAthlete({ birthdate: yearsAgo(20), featured: false });
const day = (days: number) => today().add({ days });
const schedule = (athlete: string, from: number, until: number) =>
  scheduleWeek(SYSTEM, { athlete, from: day(from), until: day(until) });
const shown = async () => (await featured(3)).map(({ id }) => id);
const midnight = () => turnFeaturedWeeks.handle({}, undefined as never);
const isFeatured = async (id: string) =>
  (await client().query("select featured from athletes where id = $1", [id])).rows[0].featured;
/** As if so many days had passed. */
const later = (days: number) =>
  client().query("update featured_weeks set from_day = from_day - $1::int, until_day = until_day - $1::int", [
    days,
  ]);

test("a week begins and ends by itself, and comes before whoever was marked by hand", async () => {
  const byHand = await aPublishedAthlete({ birthdate: yearsAgo(20), featured: true });
  const ofWeek = await anAthlete();
  expectOk(await schedule(ofWeek.subdomain, 2, 8));
  await midnight();
  expect(await shown()).toEqual([byHand.id]);
  await later(2);
  await midnight();
  await midnight();
  expect(await shown()).toEqual([ofWeek.id, byHand.id]);
  await later(6);
  await midnight();
  expect(await shown()).toEqual([ofWeek.id, byHand.id]);
  await later(1);
  await midnight();
  expect(await shown()).toEqual([byHand.id]);
  expect((await weeksForStaff(SYSTEM)).map(({ state }) => state)).toEqual(["over"]);
});

test("what begins today begins at once; only public profiles are shown; cancelling ends it", async () => {
  const athlete = await anAthlete();
  expect(expectOk(await schedule(athlete.subdomain, 0, 6))).toEqual({ name: athlete.name, visible: true });
  expect((await shown())[0]).toBe(athlete.id);
  expect(await countWeeks(SYSTEM)).toEqual({ running: 1, waiting: 0 });
  expectOk(await hide(SYSTEM, athlete.id));
  expect(await shown()).not.toContain(athlete.id);
  const [week] = await weeksForStaff(SYSTEM);
  expectOk(await cancelWeek(SYSTEM, week!.id));
  expect(await cancelWeek(SYSTEM, week!.id)).toEqual({ ok: false, error: "not_found" });
  expect(await isFeatured(athlete.id)).toBe(false);
});

test("weeks of one athlete follow each other and never overlap", async () => {
  const { subdomain, id } = await anAthlete();
  expectOk(await schedule(subdomain, 0, 1));
  expect(await schedule(subdomain, 1, 5)).toEqual({ ok: false, error: "overlaps" });
  expectOk(await schedule(subdomain, 2, 5));
  await later(2);
  await midnight();
  expect((await shown())[0]).toBe(id);
});

test("staff alone schedule, for a profile that exists and days that come", async () => {
  const { subdomain } = await anAthlete();
  const week = { athlete: subdomain, from: day(0), until: day(1) };
  expect(await scheduleWeek(VISITOR, week)).toEqual({ ok: false, error: "not_allowed" });
  expect(await schedule("ninguem-assim", 0, 1)).toEqual({ ok: false, error: "athlete_unknown" });
  expect(await schedule(subdomain, -3, -1)).toEqual({ ok: false, error: "over_already" });
  expect(await weeksForStaff(VISITOR)).toEqual([]);
});

test("an undone deletion brings a profile back with the mark that its weeks give it by then", async () => {
  const [over, begun] = [await anAthlete(), await anAthlete()];
  const before = await countWeeks(SYSTEM);
  expectOk(await schedule(over.subdomain, 0, 1));
  expectOk(await schedule(begun.subdomain, 1, 8));
  for (const { id } of [over, begun]) expectOk(await deleteAthlete(SYSTEM, id, "Pedido da família"));
  expect(await countWeeks(SYSTEM)).toEqual(before);
  await later(2);
  await midnight();
  for (const { id } of [over, begun]) expectOk(await restoreAthlete(SYSTEM, id));
  expect([await isFeatured(over.id), await isFeatured(begun.id)]).toEqual([false, true]);
});
