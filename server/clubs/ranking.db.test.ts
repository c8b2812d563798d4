import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { pointsFor, RESULTS, type MatchResult } from "#domain/clubs/results.ts";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { aClub } from "#seed/factories/club.ts";
import { aMatch } from "#seed/factories/match.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { adjustPoints, removeAdjustment } from "./adjustments.server.ts";
import * as clubs from "./clubs.server.ts";

const GOALS: Record<MatchResult, [number, number]> = { W: [1, 0], D: [1, 1], L: [0, 1] };

/** One match a day up to `last`, in this order. */
async function plays(clubId: string, results: readonly MatchResult[], last = today()): Promise<void> {
  for (const [index, result] of results.entries()) {
    const [goalsFor, goalsAgainst] = GOALS[result];
    const matchDate = last.subtract({ days: results.length - 1 - index });
    await aMatch(clubId, { goalsFor, goalsAgainst, matchDate });
  }
}

async function aClubWith(
  given: Parameters<typeof aClub>[0],
  results: readonly MatchResult[],
  last?: Temporal.PlainDate,
) {
  const club = await aClub(given);
  await plays(club.id, results, last);
  return club;
}

const ranked = async () => (await clubs.ranking()).clubs;
const namesInOrder = async () => (await ranked()).map(({ position, name }) => `${position} ${name}`);

beforeEach(() => client().query("delete from clubs"));

test("points decide, then wins, then the name", async () => {
  await aClubWith({ name: "Zênite" }, ["W", "L", "L"], newYearSafe(3));
  await aClubWith({ name: "Empates" }, ["D", "D", "D"], newYearSafe(3));
  await aClubWith({ name: "Líder" }, ["W", "W"], newYearSafe(3));
  await aClubWith({ name: "Água Clara" }, ["D", "D", "D"], newYearSafe(3));
  await aClub({ name: "Sem Jogos" });
  expect(await namesInOrder()).toEqual(["1 Líder", "2 Zênite", "3 Água Clara", "4 Empates", "5 Sem Jogos"]);
});

test("a position that staff fixed holds, and empty means calculated", async () => {
  await aClubWith({ name: "Primeiro" }, ["W", "W"], newYearSafe(2));
  await aClubWith({ name: "Segundo" }, ["W", "D"], newYearSafe(2));
  await aClub({ name: "Fixo", position: 2 });
  await aClub({ name: "Longe", position: 40 });
  expect(await namesInOrder()).toEqual(["1 Primeiro", "2 Fixo", "3 Segundo", "4 Longe"]);
});

test("only the season of the latest match counts, and no match that is still to come", async () => {
  const lastYear = newYearSafe(2).subtract({ years: 1 });
  await aClubWith({ name: "Veterano" }, ["W", "W"], lastYear);
  expect(await ranked()).toMatchObject([{ name: "Veterano", points: 6 }]);
  expect((await clubs.ranking()).season).toBe(lastYear.year);
  const { id } = await aClubWith({ name: "Novato" }, ["D"]);
  await aMatch(id, { matchDate: today().add({ days: 1 }) });
  expect(await ranked()).toMatchObject([
    { name: "Novato", points: 1, recent: ["D"] },
    { name: "Veterano", points: 0, recent: ["W", "W"] },
  ]);
  expect((await clubs.ranking()).season).toBe(today().year);
});

test("the last four results are shown, the newest last", async () => {
  await aClubWith({}, ["L", "L", "W", "D", "L", "W"], newYearSafe(6));
  expect((await ranked())[0]!.recent).toEqual(["W", "D", "L", "W"]);
});

test("a match between two clubs counts once for each, from its own side", async () => {
  const [one, other] = [await aClub({ name: "Um" }), await aClub({ name: "Outro" })];
  const day = newYearSafe(2);
  await aMatch(one.id, { opponent: { id: other.id }, goalsFor: 0, goalsAgainst: 2, matchDate: day });
  expect(await ranked()).toMatchObject([
    { name: "Outro", points: 3, games: 1, wins: 1, recent: ["W"] },
    { name: "Um", points: 0, games: 1, recent: ["L"] },
  ]);
  expect(await clubs.site(VISITOR, other.id)).toMatchObject({
    value: { matches: [{ opponent: "Um", score: "2-0", result: "W", confirmed: true }] },
  });
});

test("staff add and take away points, listed with the reason", async () => {
  await aClubWith({ name: "Primeiro" }, ["W"]);
  await aClub({ name: "Segundo" });
  expectOk(await adjustPoints(SYSTEM, { club: "segundo", points: 4, reason: "Jogo ganho no tribunal" }));
  expect(await ranked()).toMatchObject([
    { name: "Segundo", points: 4 },
    { name: "Primeiro", points: 3 },
  ]);
  const { adjustments } = await clubs.ranking();
  expect(adjustments).toMatchObject([{ club: "Segundo", points: 4, reason: "Jogo ganho no tribunal" }]);
  expect(await removeAdjustment(VISITOR, adjustments[0]!.id)).toMatchObject({ error: "not_found" });
  expectOk(await removeAdjustment(SYSTEM, adjustments[0]!.id));
  expect((await clubs.ranking()).adjustments).toEqual([]);
  const said = { points: 4, reason: "Jogo ganho no tribunal", season: today().year };
  const { rows } = await client().query(
    `select action, before, after from audit_log join audit_values on audit_id = audit_log.id
      where action in ('club.points_adjusted', 'club.adjustment_removed') order by audit_log.id`,
  );
  expect(rows).toMatchObject([
    { action: "club.points_adjusted", after: said },
    { action: "club.adjustment_removed", before: said },
  ]);
  expect(await adjustPoints(VISITOR, { club: "Segundo", points: 4, reason: "Porque sim" })).toMatchObject({
    error: "not_allowed",
  });
  expect(await adjustPoints(SYSTEM, { club: "Ninguém", points: 4, reason: "Porque sim" })).toMatchObject({
    error: "club_unknown",
  });
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
        await aClubWith({ name: `Clube ${index}` }, results, newYearSafe(8));
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
