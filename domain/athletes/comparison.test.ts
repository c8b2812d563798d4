import fc from "fast-check";
import { expect, test } from "vitest";
import { compare, MEASURES } from "./comparison.ts";
import type { SeasonNumbers } from "./seasons.ts";

const NOTHING: SeasonNumbers = {
  games: 0,
  goals: 0,
  assists: 0,
  minutes: 0,
  passAccuracy: 0,
  dribbles: 0,
  yellowCards: 0,
  redCards: 0,
};
const rowOf = (label: string, own: SeasonNumbers, average: SeasonNumbers) =>
  compare(own, average).find((row) => row.label === label);

test("numbers are written as people here write them, percentages with their sign", () => {
  const own = { ...NOTHING, minutes: 2588, passAccuracy: 81 };
  const average = { ...NOTHING, minutes: 1894.26, passAccuracy: 74.55 };
  expect(rowOf("Minutos", own, average)).toMatchObject({ own: "2.588", average: "1.894,3" });
  expect(rowOf("Precisão de passes", own, average)).toMatchObject({ own: "81%", average: "74,6%" });
});

test("a percentage that nobody measured is a dash with no bar", () => {
  expect(rowOf("Precisão de passes", { ...NOTHING, passAccuracy: null }, NOTHING)).toMatchObject({
    own: "–",
    ownShare: 0,
    average: "0%",
  });
});

test("the longer bar of a count is full, that of a percentage is its share of a hundred", () => {
  expect(rowOf("Gols", { ...NOTHING, goals: 20 }, { ...NOTHING, goals: 5 })).toMatchObject({
    ownShare: 1,
    averageShare: 0.25,
  });
  expect(rowOf("Dribles certos", { ...NOTHING, dribbles: 40 }, { ...NOTHING, dribbles: 50 })).toMatchObject({
    ownShare: 0.4,
    averageShare: 0.5,
  });
});

test("a bar never leaves its chart, whatever is compared", () => {
  const measured = fc.record(
    Object.fromEntries(
      MEASURES.map(({ key, percent }) => [
        key,
        percent ? fc.option(fc.integer({ min: 0, max: 100 })) : fc.integer({ min: 0, max: 100_000 }),
      ]),
    ),
  ) as fc.Arbitrary<SeasonNumbers>;
  fc.assert(
    fc.property(measured, measured, (own, average) =>
      compare(own, average).every(({ ownShare, averageShare }) =>
        [ownShare, averageShare].every((share) => share >= 0 && share <= 1),
      ),
    ),
  );
});
