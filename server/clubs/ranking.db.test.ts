import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { pointsFor, RESULTS, type MatchResult } from "#domain/clubs/results.ts";
import { VISITOR } from "#domain/identity/actor.ts";
import { aClub } from "#seed/factories/club.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import * as clubs from "./clubs.server.ts";

const SCORES: Record<MatchResult, string> = { W: "1-0", D: "1-1", L: "0-1" };

/** One match a day up to `last`, in this order. */
const matches = (results: readonly MatchResult[], last = today()) =>
  results.map((result, index) => ({
    opponent: "Visitantes",
    result,
    score: SCORES[result],
    matchDate: last.subtract({ days: results.length - 1 - index }),
  }));

const ranked = async () => (await clubs.ranking()).clubs;
const namesInOrder = async () => (await ranked()).map(({ position, name }) => `${position} ${name}`);

beforeEach(() => client().query("delete from clubs"));

test("points decide, then wins, then the name", async () => {
  await aClub({ name: "Zênite", matches: matches(["W", "L", "L"], newYearSafe(3)) });
  await aClub({ name: "Empates", matches: matches(["D", "D", "D"], newYearSafe(3)) });
  await aClub({ name: "Líder", matches: matches(["W", "W"], newYearSafe(3)) });
  await aClub({ name: "Água Clara", matches: matches(["D", "D", "D"], newYearSafe(3)) });
  await aClub({ name: "Sem Jogos" });
  expect(await namesInOrder()).toEqual(["1 Líder", "2 Zênite", "3 Água Clara", "4 Empates", "5 Sem Jogos"]);
});

test("a position that staff fixed holds, and empty means calculated", async () => {
  await aClub({ name: "Primeiro", matches: matches(["W", "W"], newYearSafe(2)) });
  await aClub({ name: "Segundo", matches: matches(["W", "D"], newYearSafe(2)) });
  await aClub({ name: "Fixo", position: 2 });
  await aClub({ name: "Longe", position: 40 });
  expect(await namesInOrder()).toEqual(["1 Primeiro", "2 Fixo", "3 Segundo", "4 Longe"]);
});

test("only the season of the latest match counts, and no match that is still to come", async () => {
  const lastYear = newYearSafe(2).subtract({ years: 1 });
  const tomorrow = { ...matches(["W"])[0]!, matchDate: today().add({ days: 1 }) };
  await aClub({ name: "Veterano", matches: matches(["W", "W"], lastYear) });
  expect(await ranked()).toMatchObject([{ name: "Veterano", points: 6 }]);
  expect((await clubs.ranking()).season).toBe(lastYear.year);
  await aClub({ name: "Novato", matches: [...matches(["D"]), tomorrow] });
  expect(await ranked()).toMatchObject([
    { name: "Novato", points: 1, recent: ["D"] },
    { name: "Veterano", points: 0, recent: ["W", "W"] },
  ]);
  expect((await clubs.ranking()).season).toBe(today().year);
});

test("the last four results are shown, the newest last", async () => {
  await aClub({ matches: matches(["L", "L", "W", "D", "L", "W"], newYearSafe(6)) });
  expect((await ranked())[0]!.recent).toEqual(["W", "D", "L", "W"]);
});

test("a club that was taken away is in no list", async () => {
  const { id } = await aClub();
  await client().query("update clubs set deleted_at = now() where id = $1", [id]);
  expect(await ranked()).toEqual([]);
  expect((await clubs.list(1)).total).toBe(0);
  expect((await clubs.site(VISITOR, id)).ok).toBe(false);
});

test("whatever the season brought, points are the sum of its results and positions are 1 to n", async () => {
  const season = fc.array(fc.constantFrom(...RESULTS), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.array(season, { minLength: 1, maxLength: 5 }), async (seasons) => {
      await client().query("delete from clubs");
      for (const [index, results] of seasons.entries())
        await aClub({ name: `Clube ${index}`, matches: matches(results, newYearSafe(8)) });
      const table = await ranked();
      for (const [index, results] of seasons.entries())
        expect(table.find(({ name }) => name === `Clube ${index}`)?.points).toBe(pointsFor(results));
      expect(table.map(({ position }) => position)).toEqual(seasons.map((_, index) => index + 1));
      expect(table.map(({ points }) => points)).toEqual(
        table.map(({ points }) => points).toSorted((a, b) => b - a),
      );
    }),
    { numRuns: 25 },
  );
});

/** A last day with `days` days of the same year before it. */
function newYearSafe(days: number): Temporal.PlainDate {
  const day = today();
  return day.dayOfYear >= days ? day : day.with({ month: 1, day: 1 }).subtract({ days: 1 });
}
