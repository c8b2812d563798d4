import fc from "fast-check";
import { expect, test } from "vitest";
import { standings } from "./standings.ts";
import { counted, someResults, someRules } from "./testing/cases.ts";

const TEAMS = ["Ana", "Bia", "Caio", "Davi", "Eva"];

const someChanges = fc.array(
  fc.record({
    kind: fc.constant("points" as const),
    id: fc.constant("d"),
    team: fc.constantFrom(...TEAMS),
    points: fc.integer({ min: -3, max: 3 }),
    reason: fc.constant(""),
  }),
  { maxLength: 2 },
);

const someDraws = fc
  .option(fc.shuffledSubarray(TEAMS, { minLength: TEAMS.length }))
  .map((order) => (order ? [{ id: "s", group: null, order }] : []));

const someTable = fc.record({
  results: someResults(TEAMS),
  settings: someRules,
  pointChanges: someChanges,
  draws: someDraws,
});

const tableOf = ({
  results,
  settings,
  ...more
}: typeof someTable extends fc.Arbitrary<infer T> ? T : never) =>
  standings({ teams: TEAMS, matches: counted(results, settings), settings, ...more });

test("every team stands in the table once, points never rise, and a full draw leaves no place shared", () => {
  fc.assert(
    fc.property(someTable, (drawn) => {
      const { rows, undecided } = tableOf(drawn);
      expect(rows.map(({ team }) => team).sort()).toEqual(TEAMS);
      for (const [index, row] of rows.slice(1).entries())
        expect(row.points).toBeLessThanOrEqual(rows[index]!.points);
      if (drawn.draws.length > 0) expect(undecided).toEqual([]);
    }),
  );
});

test("sheets in any order give the same table, form and reasons included", () => {
  fc.assert(
    fc.property(
      someTable.chain((drawn) =>
        fc.tuple(fc.constant(drawn), fc.shuffledSubarray(drawn.results, { minLength: drawn.results.length })),
      ),
      ([drawn, shuffled]) => {
        expect(tableOf({ ...drawn, results: shuffled })).toEqual(tableOf(drawn));
      },
    ),
  );
});

test("the order in which teams are given matters only among shared places", () => {
  fc.assert(
    fc.property(someTable, (drawn) => {
      const { rows } = tableOf(drawn);
      const { settings, results } = drawn;
      const again = standings({ ...drawn, teams: TEAMS.toReversed(), matches: counted(results, settings) });
      for (const [index, row] of rows.entries())
        if (row.shared) expect(again.rows[index]).toMatchObject({ place: row.place, shared: true });
        else expect(again.rows[index]!.team).toBe(row.team);
    }),
  );
});

test("a shared place is never the first, and shares the best of its places", () => {
  fc.assert(
    fc.property(someTable, (drawn) => {
      const { rows, undecided } = tableOf(drawn);
      expect(rows.filter(({ shared }) => shared).map(({ team }) => team)).toEqual(undecided.flat());
      for (const [index, { place, shared }] of rows.entries())
        if (shared) expect(place).not.toBe(1);
        else expect(place).toBe(index + 1);
      for (const teams of undecided) {
        const first = rows.findIndex(({ team }) => team === teams[0]);
        const places = rows.slice(first, first + teams.length).map(({ place }) => place);
        expect(new Set(places)).toEqual(new Set([first === 0 ? null : first + 1]));
      }
    }),
  );
});

test("a reason stands exactly where two neighbours are level on points and not shared, and names the row above", () => {
  fc.assert(
    fc.property(someTable, (drawn) => {
      const { rows, undecided } = tableOf(drawn);
      for (const [index, row] of rows.entries()) {
        const above = rows[index - 1];
        const together = undecided.some(
          (teams) => teams.includes(row.team) && teams.includes(above?.team ?? ""),
        );
        const needsReason = above !== undefined && above.points === row.points && !together;
        expect(row.decidedBy?.above ?? null).toBe(needsReason ? above.team : null);
        if (row.decidedBy?.criterion === "head_to_head_two") expect(row.decidedBy.among).toHaveLength(2);
      }
    }),
  );
});

test("no figure is impossible, and points are what the matches and the decisions gave", () => {
  fc.assert(
    fc.property(someTable, (drawn) => {
      const { settings, results, pointChanges } = drawn;
      const { rows } = tableOf(drawn);
      for (const row of rows) {
        expect(row.played).toBe(row.wins + row.draws + row.losses);
        expect(row.walkovers).toBeLessThanOrEqual(row.losses);
        expect(row.awayGoals).toBeLessThanOrEqual(row.goalsFor);
        expect(row.form.length).toBe(Math.min(5, row.played));
        if (settings.goalDifferenceCap === null)
          expect(row.goalDifference).toBe(row.goalsFor - row.goalsAgainst);
        else
          expect(Math.abs(row.goalDifference)).toBeLessThanOrEqual(settings.goalDifferenceCap * row.played);
      }
      const given = results.reduce((sum, { walkover, homeGoals, awayGoals, kicks }) => {
        if (walkover === "both") return sum;
        if (walkover || homeGoals !== awayGoals) return sum + 3;
        return sum + 2 + (kicks ? settings.kicksPoints : 0);
      }, 0);
      const changed = pointChanges.reduce((sum, { points }) => sum + points, 0);
      const total = rows.reduce((sum, { points }) => sum + points, 0);
      expect(total).toBe(given + changed);
    }),
  );
});
