import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { SeasonSource } from "#domain/athletes/seasons.ts";
import { SYSTEM } from "#domain/identity/actor.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { listenForChanges } from "#server/platform/database/changes.ts";
import { client, inTransaction, outsideTransaction } from "#server/platform/database/database.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import { aPublishedAthlete, anAthlete, type AthleteOverrides } from "#seed/factories/athlete.ts";
import * as athletes from "./athletes.server.ts";
import { refreshCategoryAverages } from "./category-averages.ts";
import { categoryAverage } from "./comparison.ts";

const CATEGORY = {
  birthdate: Temporal.PlainDate.from("2004-06-15"),
  position: "Centroavante",
  modality: "masculino",
} as const;
const seasons = (goals: number) => [{ games: 20, goals, minutes: 1200, passAccuracy: 70 }];

const some = async (count: number, overrides: AthleteOverrides = {}) => {
  const made = [];
  for (let n = 0; n < count; n++)
    made.push(await aPublishedAthlete({ ...CATEGORY, seasons: seasons(n), ...overrides }));
  return made;
};
const averageOf = async (athlete: { id: string }, source: SeasonSource = "declared") => {
  await refreshCategoryAverages();
  return (await categoryAverage(athlete, source))?.average ?? null;
};
const marks = async () =>
  (await client().query("select birth_year, position_group, modality from category_marks")).rows;

beforeAll(() => configure());
beforeEach(async () => {
  await client().query("delete from athletes");
  await refreshCategoryAverages();
});

test("an average is shown over ten athletes, not over nine", async () => {
  const [first] = await some(9);
  expect(await averageOf(first!)).toBeNull();
  expect(await categoryAverage(first!, "declared")).toMatchObject({ birthYear: 2004, group: "Atacante" });
  await some(1, { seasons: seasons(9) });
  expect(await averageOf(first!)).toMatchObject({ athletes: 10, goals: 4.5, games: 20, passAccuracy: 70 });
});

test("only public athletes of the same year, group and modality with numbers count", async () => {
  const [first] = await some(10);
  await some(1, { birthdate: CATEGORY.birthdate.add({ years: 1 }), seasons: seasons(99) });
  await some(1, { position: "Goleiro", seasons: seasons(99) });
  await some(1, { modality: "feminino", seasons: seasons(99) });
  await some(1, { seasons: [] });
  await anAthlete({ ...CATEGORY, seasons: seasons(99) });
  expect(await averageOf(first!)).toMatchObject({ athletes: 10, goals: 4.5 });
  await some(1, {
    position: "Ponta-direita",
    birthdate: Temporal.PlainDate.from("2004-12-31"),
    seasons: seasons(10),
  });
  expect(await averageOf(first!)).toMatchObject({ athletes: 11, goals: 5 });
});

test("an average is of one source, over each athlete's seasons of this source together", async () => {
  const both = (n: number) => [
    { year: 2025, games: 10, goals: n },
    { year: 2026, games: 10, goals: n },
    { year: 2026, games: 5, goals: 50, source: "match_sheet" as const },
  ];
  const made = await some(9, { seasons: both(3) });
  await some(1, { seasons: [{ year: 2026, games: 10, goals: 16 }] });
  expect(await averageOf(made[0]!)).toMatchObject({ athletes: 10, games: 19, goals: 7 });
  expect(await averageOf(made[0]!, "match_sheet")).toBeNull();
  await some(1, { seasons: [{ year: 2026, games: 15, goals: 50, source: "match_sheet" }] });
  expect(await averageOf(made[0]!, "match_sheet")).toMatchObject({ athletes: 10, games: 6, goals: 50 });
  expect(await averageOf(made[0]!)).toMatchObject({ athletes: 10 });
});

test("a percentage is weighted by minutes, and shown over ten athletes who know theirs", async () => {
  const [first] = await some(9, { seasons: [{ games: 20, minutes: 100, passAccuracy: 50, dribbles: 40 }] });
  await some(1, { seasons: [{ games: 20, minutes: 900, passAccuracy: 90 }] });
  await some(1, { seasons: [{ games: 20, minutes: 0, passAccuracy: 1, dribbles: 1 }] });
  expect(await averageOf(first!)).toMatchObject({ athletes: 11, passAccuracy: 70, dribbles: null });
});

test("it follows what is hidden, counted, corrected and erased", async () => {
  const [first, second, third, fourth] = await some(13);
  expect(await averageOf(first!)).toMatchObject({ athletes: 13, goals: 6 });
  await athletes.hide(SYSTEM, second!.id);
  expect(await averageOf(first!)).toMatchObject({ athletes: 12 });
  await client().query("update athlete_seasons set goals = goals + 12 where athlete_id = $1", [first!.id]);
  expect((await averageOf(first!))!.goals).toBeCloseTo((78 - 1 + 12) / 12);
  await client().query("update athletes set birthdate = '2003-01-01' where id = $1", [third!.id]);
  expect(await averageOf(first!)).toMatchObject({ athletes: 11 });
  await client().query("delete from athletes where id = $1", [fourth!.id]);
  expect(await averageOf(first!)).toMatchObject({ athletes: 10 });
  await client().query("delete from athlete_seasons where athlete_id = $1", [first!.id]);
  expect(await averageOf(first!)).toBeNull();
});

test("a change that moves nobody marks nothing, and neither does one of a private profile", async () => {
  const [shown] = await some(1);
  const hidden = await anAthlete(CATEGORY);
  await refreshCategoryAverages();
  await client().query("update athletes set about = 'Outro texto', updated_at = now()");
  await client().query("update athletes set birthdate = '2003-01-01' where id = $1", [hidden.id]);
  expect(await marks()).toEqual([]);
  await client().query("update athlete_seasons set goals = 3 where athlete_id = $1", [shown!.id]);
  expect(await marks()).toEqual([{ birth_year: 2004, position_group: "Atacante", modality: "masculino" }]);
});

test("numbers that are written while the profile is being published are in the next average", async () => {
  const [first] = await some(9);
  const late = await anAthlete({ ...CATEGORY, seasons: seasons(0) });
  await inTransaction(async () => {
    await client().query("update athlete_seasons set goals = 100 where athlete_id = $1", [late.id]);
    // Published and counted by others, who do not see these numbers yet.
    await outsideTransaction(async () => {
      await athletes.publish(SYSTEM, late.id);
      await refreshCategoryAverages();
    });
  });
  expect(await averageOf(first!)).toMatchObject({ athletes: 10, goals: 13.6 });
});

test("publishing and counting at the same moment are both in the average", async () => {
  const [first] = await some(9);
  const late = await anAthlete({ ...CATEGORY, seasons: seasons(0) });
  await Promise.all([
    athletes.publish(SYSTEM, late.id),
    client().query("update athlete_seasons set goals = 100 where athlete_id = $1", [late.id]),
    refreshCategoryAverages(),
    refreshCategoryAverages(),
  ]);
  expect(await averageOf(first!)).toMatchObject({ athletes: 10, goals: 13.6 });
});

test("without birth date, position or modality there is no category", async () => {
  for (const missing of [{ birthdate: undefined }, { position: undefined }, { modality: undefined }]) {
    const athlete = await anAthlete(CATEGORY);
    const column = Object.keys(missing)[0]!;
    await client().query(`update athletes set ${column} = null where id = $1`, [athlete.id]);
    expect(await categoryAverage(athlete, "declared"), column).toBeNull();
  }
  const estimated = await anAthlete({ ...CATEGORY, birthdateEstimated: true });
  expect(await categoryAverage(estimated, "declared")).toBeNull();
});

test("kept pages hear of a new average by its birth year", async () => {
  await some(1);
  await refreshCategoryAverages();
  const heard: unknown[] = [];
  const listening = listenForChanges(connection, {
    changed: (kind, ids) => kind === "average" && heard.push(ids),
    setListening: () => {},
  });
  await listening.ready;
  await some(1);
  await refreshCategoryAverages();
  await vi.waitFor(() => expect(heard).toEqual([["2004"]]));
  await listening.stop();
});
