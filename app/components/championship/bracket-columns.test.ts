import { expect, test } from "vitest";
import type { TieView } from "#domain/championships/competition-view.ts";
import type { Slot } from "#domain/championships/format.ts";
import { bracketColumns } from "./bracket-columns.ts";

const seed = (number: number): Slot => ({ from: "seed", seed: number });
const winner = (tie: string): Slot => ({ from: "winner", tie });

function tie(id: string, round: number, first: Slot, second: Slot): TieView {
  const side = (slot: Slot) => ({ team: null, slot, goals: null, kicks: null });
  const stage = id.split(":")[0] as TieView["stage"];
  return {
    id,
    stage,
    round,
    first: side(first),
    second: side(second),
    winner: null,
    nobody: false,
    by: null,
  };
}

const idsOf = (ties: TieView[]) => {
  const { columns, apart } = bracketColumns(ties);
  return {
    columns: columns.map(({ places }) => places.map(({ tie: one }) => one?.id ?? null)),
    lines: columns.map(({ places }) => places.map(({ line, rows }) => line && `${line} ${rows}`)),
    apart: apart.map(({ id }) => id),
  };
};

test("ties stand beside the two that lead to them, in whatever order they come", () => {
  const ties = [
    tie("F", 3, winner("SF:1"), winner("SF:2")),
    tie("QF:1", 1, seed(1), seed(8)),
    tie("QF:2", 1, seed(2), seed(7)),
    tie("QF:3", 1, seed(3), seed(6)),
    tie("QF:4", 1, seed(4), seed(5)),
    tie("SF:1", 2, winner("QF:1"), winner("QF:4")),
    tie("SF:2", 2, winner("QF:2"), winner("QF:3")),
    tie("3P", 3, { from: "loser", tie: "SF:1" }, { from: "loser", tie: "SF:2" }),
  ];
  expect(idsOf(ties)).toEqual({
    columns: [["QF:1", "QF:4", "QF:2", "QF:3"], ["SF:1", "SF:2"], ["F"]],
    lines: [["down 1", "up 1", "down 1", "up 1"], ["down 1", "up 1"], [null]],
    apart: ["3P"],
  });
});

test("where one of two has a bye, the other stands in the middle and leads straight on", () => {
  const ties = [
    tie("QF:1", 1, seed(4), seed(5)),
    tie("QF:2", 1, seed(3), seed(6)),
    tie("SF:1", 2, seed(1), winner("QF:1")),
    tie("SF:2", 2, seed(2), winner("QF:2")),
    tie("F", 3, winner("SF:1"), winner("SF:2")),
  ];
  const { columns, lines } = idsOf(ties);
  expect(columns).toEqual([["QF:1", "QF:2"], ["SF:1", "SF:2"], ["F"]]);
  expect(lines).toEqual([["straight 2", "straight 2"], ["down 1", "up 1"], [null]]);
});

test("of two byes nothing is drawn", () => {
  const ties = [
    tie("QF:1", 1, seed(4), seed(5)),
    tie("SF:1", 2, seed(1), winner("QF:1")),
    tie("SF:2", 2, seed(2), seed(3)),
    tie("F", 3, winner("SF:1"), winner("SF:2")),
  ];
  expect(idsOf(ties)).toMatchObject({
    columns: [["QF:1", null], {}, {}],
    lines: [["straight 2", null], {}, {}],
  });
});

test("a tie that leads nowhere is shown with its round", () => {
  const ties = [tie("F", 2, seed(1), seed(2)), tie("SF:1", 1, seed(3), seed(4))];
  expect(idsOf(ties)).toMatchObject({
    columns: [[null, "SF:1"], ["F"]],
    lines: [[null, null], [null]],
  });
  expect(idsOf([])).toEqual({ columns: [], lines: [], apart: [] });
});
