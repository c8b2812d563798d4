import fc from "fast-check";
import { expect, test } from "vitest";
import {
  FEWEST_PEERS,
  formatMeasured,
  measuredValues,
  percentileOf,
  RADAR_MEASURES,
  type RadarMeasure,
  type Spread,
} from "./percentiles.ts";

const measures = fc.constantFrom(...RADAR_MEASURES.map(({ key }) => key));
/** The values of a whole category, the athlete compared among them. */
const categories = fc.array(fc.nat(40), { minLength: FEWEST_PEERS + 1, maxLength: 60 });

const spreadOf = (all: readonly number[]): Spread => {
  const values = [...new Set(all)].toSorted((one, other) => one - other);
  return { values, counts: values.map((value) => all.filter((other) => other === value).length) };
};
const among = (measure: RadarMeasure, value: number, all: readonly number[]) =>
  percentileOf(measure, value, spreadOf(all))!.percentile;

test("a percentile is from 0 to 100, and its peers are the others", () => {
  fc.assert(
    fc.property(measures, categories, (measure, all) => {
      const place = percentileOf(measure, all[0]!, spreadOf(all))!;
      expect(place.peers).toBe(all.length - 1);
      expect(place.percentile).toBeGreaterThanOrEqual(0);
      expect(place.percentile).toBeLessThanOrEqual(100);
    }),
  );
});

test("more is never behind less, and fewer cards are never behind more", () => {
  fc.assert(
    fc.property(measures, categories, (measure, all) => {
      const order = all.toSorted((one, other) => (measure === "cards" ? other - one : one - other));
      const percentiles = order.map((value) => among(measure, value, all));
      expect(percentiles).toEqual(percentiles.toSorted((one, other) => one - other));
    }),
  );
});

test("equal values are equal, and all alike stand in the middle", () => {
  fc.assert(
    fc.property(measures, fc.nat(40), fc.integer({ min: 11, max: 50 }), (measure, value, count) => {
      expect(among(measure, value, Array<number>(count).fill(value))).toBe(50);
    }),
  );
});

test("the best of all is ahead of every peer, the last of none", () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  expect([among("goals", 11, all), among("goals", 1, all), among("goals", 6, all)]).toEqual([100, 0, 50]);
  expect([among("cards", 11, all), among("cards", 1, all)]).toEqual([0, 100]);
});

test("there is no number under ten peers: oneself is none of them", () => {
  const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect(percentileOf("goals", 10, spreadOf(ten))).toBeNull();
  expect(percentileOf("goals", 10, spreadOf([...ten, 10]))).toMatchObject({ peers: 10 });
  expect(percentileOf("goals", 10, undefined)).toBeNull();
});

test("a value that is not counted yet takes nobody out", () => {
  expect(percentileOf("goals", 99, spreadOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))).toEqual({
    percentile: 100,
    peers: 10,
  });
});

test("numbers are scaled to ninety minutes, and stay unknown where nobody measured them", () => {
  const total = {
    games: 28,
    goals: 14,
    assists: 11,
    minutes: 2204,
    yellowCards: 3,
    redCards: 1,
    passAccuracy: 78,
    dribbles: null,
  };
  const values = measuredValues(total);
  expect(RADAR_MEASURES.map(({ key }) => formatMeasured(key, values[key]))).toEqual([
    "0,57",
    "0,45",
    "78%",
    "–",
    "79",
    "0,16",
  ]);
  expect(measuredValues({ ...total, games: 0, minutes: 0 })).toMatchObject({ goals: null, minutes: null });
});
