import { expect, test } from "vitest";
import type { Format } from "./format.ts";
import { heldDraw } from "./held-draw.ts";

const KNOCKOUT: Format = {
  kind: "knockout",
  knockout: { legs: 1, finalLegs: 1, thirdPlace: false, levelTie: "kicks", awayGoals: false },
};
const entries = (pots: readonly (number | null)[]) =>
  pots.map((pot, index) => ({ team: `t${index + 1}`, pot }));

test("in a bracket the first pot stands on the best places, and teams without a pot come last", () => {
  const { order, kind } = heldDraw({ format: KNOCKOUT, entries: entries([null, 2, 1, null, 1]), seed: "A1" });
  expect(kind).toBe("order");
  expect(order.slice(0, 2).toSorted()).toEqual(["t3", "t5"]);
  expect(order[2]).toBe("t2");
  expect(order.slice(3).toSorted()).toEqual(["t1", "t4"]);
});

test("the same entries and seed give the same draw, in whatever order the entries are written", () => {
  const list = entries([1, 1, 2, 2, null, null]);
  const one = heldDraw({ format: KNOCKOUT, entries: list, seed: "K7" });
  const other = heldDraw({ format: KNOCKOUT, entries: list.toReversed(), seed: "K7" });
  expect(other).toEqual(one);
});

test("two pots of equal size are not drawn in the same way", () => {
  const pots = Array.from({ length: 16 }, (_, index) => (index < 8 ? 1 : 2));
  const { order } = heldDraw({ format: KNOCKOUT, entries: entries(pots), seed: "S" });
  const placesIn = (teams: string[]) => teams.map((team) => (Number(team.slice(1)) - 1) % 8);
  expect(placesIn(order.slice(0, 8))).not.toEqual(placesIn(order.slice(8)));
});
