import { describe, expect, test } from "vitest";
import { generalTable } from "./general-table.ts";
import { standings } from "./standings.ts";
import { counted, result, rules } from "./testing/cases.ts";

const group = (...matches: string[]) => {
  const results = matches.map((match) => result(match));
  const teams = [...new Set(results.flatMap(({ home, away }) => [home, away]))];
  return standings({
    teams,
    matches: counted(results),
    settings: rules(),
    pointChanges: [],
    draws: [],
    group: "A",
  }).rows;
};

describe("the table over groups", () => {
  test("ranks rows of groups of one size by their figures", () => {
    const tables = [group("Ana 2-0 Bia"), group("Caio 1-0 Davi"), group("Eva 0-0 Fabio")];
    const { rows, perMatch } = generalTable({ tables, settings: rules(), draws: [] });
    expect(perMatch).toBe(false);
    expect(rows.map(({ team, place }) => [team, place])).toEqual([
      ["Ana", 1],
      ["Caio", 2],
      ["Eva", 3],
      ["Fabio", 3],
      ["Davi", 5],
      ["Bia", 6],
    ]);
    expect(rows[1]!.decidedBy).toMatchObject({ criterion: "goal_difference", above: "Ana" });
  });

  test("compares averages per match where the numbers of matches differ", () => {
    const small = group("Ana 1-0 Bia", "Ana 1-1 Caio", "Bia 2-0 Caio");
    const large = group("X 1-0 Y", "X 0-1 Z", "X 1-1 W", "Y 1-1 Z", "Y 0-0 W", "Z 0-3 W");
    const best = (rows: typeof small) => rows.slice(0, 1);
    const { rows, perMatch } = generalTable({
      tables: [best(large), best(small)],
      settings: rules(),
      draws: [],
    });
    expect(perMatch).toBe(true);
    expect(rows).toMatchObject([
      { team: "Ana", points: 4, played: 2 },
      { team: "W", points: 5, played: 3, decidedBy: null },
    ]);
  });

  test("equal averages are level, whatever the divisor", () => {
    const two = group("Ana 1-0 Bia", "Ana 0-1 Bia");
    const six = group(...Array.from({ length: 3 }, () => ["X 1-0 Y", "X 0-1 Y"]).flat());
    const tables = [two.slice(0, 1), six.slice(0, 1)];
    expect(generalTable({ tables, settings: rules(), draws: [] }).undecided).toHaveLength(1);
  });

  test("skips head-to-head, and only a draw without a group decides", () => {
    const settings = rules({ criteria: ["points", "head_to_head_two", "head_to_head_all", "draw"] });
    const tables = [group("Ana 1-0 Bia").slice(0, 1), group("Caio 1-0 Davi").slice(0, 1)];
    const order = ["Caio", "Ana"];
    const inGroup = generalTable({ tables, settings, draws: [{ id: "s", group: "A", order }] });
    expect(inGroup.undecided).toEqual([["Ana", "Caio"]]);
    expect(inGroup.rows.map(({ place }) => place)).toEqual([null, null]);
    const overall = generalTable({ tables, settings, draws: [{ id: "s", group: null, order }] });
    expect(overall.rows.map(({ team }) => team)).toEqual(order);
  });
});
