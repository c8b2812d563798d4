import fc from "fast-check";
import { expect, test } from "vitest";
import { answeredShareOf, answeredShareText } from "./answered-share.ts";

test("it is the share of all who came, with how many trials it counts", () => {
  const share = answeredShareOf([
    { came: 38, inTime: 38 },
    { came: 12, inTime: 10 },
    { came: 0, inTime: 0 },
  ]);
  expect(share).toEqual({ percent: 96, trials: 2 });
  expect(answeredShareText(share!)).toBe("Respondeu 96% de quem veio nas últimas 2 peneiras");
  expect(answeredShareText({ percent: 100, trials: 1 })).toBe(
    "Respondeu 100% de quem veio na última peneira",
  );
});

test("without a trial that anybody came to there is no share", () => {
  expect(answeredShareOf([])).toBeNull();
  expect(answeredShareOf([{ came: 0, inTime: 0 }])).toBeNull();
});

test("a hundred of a hundred means that nobody was left without an answer", () => {
  const trial = fc
    .record({ came: fc.integer({ min: 1, max: 500 }), missing: fc.nat({ max: 500 }) })
    .map(({ came, missing }) => ({ came, inTime: Math.max(0, came - missing) }));
  fc.assert(
    fc.property(fc.array(trial, { minLength: 1, maxLength: 10 }), (trials) => {
      const { percent } = answeredShareOf(trials)!;
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
      expect(percent === 100).toBe(trials.every(({ came, inTime }) => came === inTime));
    }),
  );
});
