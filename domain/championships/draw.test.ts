import fc from "fast-check";
import { expect, test } from "vitest";
import { byGroupName, drawGroups, drawOrder, drawStillFits } from "./draw.ts";
import { seededRandom } from "./seeded-random.ts";

const teams = fc.uniqueArray(
  fc.record({ id: fc.uuid(), pot: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }) }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 64 },
);
const groups = fc.integer({ min: 1, max: 32 });

// Fixed for ever: a draw that was published must come out the same after any change here.
test("the same text draws the same numbers on every machine", () => {
  const draw = seededRandom("Copa São João 2026");
  expect(Array.from({ length: 8 }, () => draw(1000))).toEqual([523, 264, 435, 299, 687, 494, 397, 471]);
  const whole = seededRandom("");
  expect([whole(2 ** 32), whole(2 ** 32)]).toEqual([1402465000, 3326695321]);
});

test("a published draw comes out the same again", () => {
  expect(drawOrder({ teams: ["a", "b", "c", "d", "e", "f"], seed: "joia" }).order.join("")).toBe("dbefca");
  const drawn = drawGroups({
    teams: [
      { id: "a", pot: 1 },
      { id: "b", pot: 1 },
      { id: "c", pot: 2 },
      { id: "d", pot: 2 },
      { id: "e", pot: null },
    ],
    groups: 2,
    seed: "joia",
  });
  expect(drawn.steps.map(({ step, pot, team, group }) => `${step}: ${pot} ${team} ${group}`)).toEqual([
    "1: 1 b B",
    "2: 1 a A",
    "3: 2 d A",
    "4: 2 c B",
    "5: null e B",
  ]);
});

test("every number is drawn about equally often", () => {
  const draw = seededRandom("fair");
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (let n = 0; n < 7000; n += 1) counts[draw(7)]! += 1;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test("each team is drawn into one group, and the groups differ by one at most", () => {
  fc.assert(
    fc.property(teams, groups, fc.string(), (teams, groups, seed) => {
      const drawn = drawGroups({ teams, groups, seed });
      expect(drawn.groups.flatMap(({ teams }) => teams).toSorted()).toEqual(
        teams.map(({ id }) => id).toSorted(),
      );
      expect(new Set(drawn.groups.map(({ name }) => name)).size).toBe(groups);
      const sizes = drawn.groups.map(({ teams }) => teams.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});

test("no group has two of a pot that has no more teams than there are groups", () => {
  fc.assert(
    fc.property(teams, groups, fc.string(), (teams, groups, seed) => {
      const drawn = drawGroups({ teams, groups, seed });
      for (const pot of [1, 2, 3, 4, null]) {
        const balls = new Set(teams.filter((team) => team.pot === pot).map(({ id }) => id));
        for (const group of drawn.groups)
          expect(group.teams.filter((team) => balls.has(team)).length).toBeLessThanOrEqual(
            Math.ceil(balls.size / groups),
          );
      }
    }),
    { numRuns: 60 },
  );
});

test("the same teams and seed give the same draw in whatever order they are listed, and the steps tell it", () => {
  fc.assert(
    fc.property(teams, groups, fc.string(), (teams, groups, seed) => {
      const drawn = drawGroups({ teams, groups, seed });
      expect(drawGroups({ teams: teams.toReversed(), groups, seed })).toEqual(drawn);
      const told = drawn.groups.map(({ name }) => ({
        name,
        teams: drawn.steps.filter(({ group }) => group === name).map(({ team }) => team),
      }));
      expect(told).toEqual(drawn.groups);

      const ids = teams.map(({ id }) => id);
      const { order, steps } = drawOrder({ teams: ids, seed });
      expect(drawOrder({ teams: ids.toReversed(), seed }).order).toEqual(order);
      expect(order.toSorted()).toEqual(ids.toSorted());
      expect(steps.map(({ team }) => team)).toEqual(order);
    }),
    { numRuns: 40 },
  );
});

test("a team that comes or goes after the draw is named", () => {
  expect(drawStillFits({ drawn: ["a", "b"], teams: ["b", "a"] })).toEqual({ ok: true, value: null });
  expect(drawStillFits({ drawn: ["a", "b"], teams: ["a", "c"] })).toEqual({
    ok: false,
    error: { added: ["c"], removed: ["b"] },
  });
});

test("groups stand in the order in which they were drawn, also after Z", () => {
  const teams = Array.from({ length: 64 }, (_, index) => ({ id: String(index), pot: null }));
  const names = drawGroups({ teams, groups: 32, seed: "x" }).groups.map(({ name }) => name);
  expect(names.toReversed().toSorted(byGroupName)).toEqual(names);
  expect(names.slice(25, 28)).toEqual(["Z", "AA", "AB"]);
});
