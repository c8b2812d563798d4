import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contradicts, statementOf, tooOldFor, younger } from "./age-statements.ts";

const TODAY = Temporal.PlainDate.from("2026-11-15");
const date = (text: string) => Temporal.PlainDate.from(text);
const said = (text: string, on = TODAY) => statementOf(date(text), on)!;

describe("what is remembered of a birth date", () => {
  test("its year and group, for whoever says to be under 18", () => {
    expect(said("2015-03-01")).toEqual({ birthYear: 2015, ageGroup: "under_13", statedOn: TODAY });
    expect(said("2011-03-01")).toEqual({ birthYear: 2011, ageGroup: "minor", statedOn: TODAY });
  });

  test("nothing of an adult's, nor of a slip of the finger", () => {
    for (const text of ["2008-11-15", "1990-01-01", "2026-11-15", "2027-01-01"])
      expect(statementOf(date(text), TODAY)).toBeNull();
  });

  test("of two, the one that makes its author younger", () => {
    expect(younger(said("2011-01-01"), said("2015-01-01")).birthYear).toBe(2015);
    expect(younger(said("2015-01-01"), said("2011-01-01")).birthYear).toBe(2015);
    expect(younger(said("2011-01-01"), null).birthYear).toBe(2011);
  });
});

describe("a later date contradicts it", () => {
  test.each([
    ["refused at eleven, then adult", "2015-03-01", "2008-03-01"],
    ["a minor, then adult", "2011-03-01", "2008-03-01"],
    ["a minor, then an adult of the same year", "2008-12-01", "2008-01-01"],
    ["refused, then just old enough in the same year", "2013-12-01", "2013-01-01"],
  ])("%s", (_, first, then) => expect(contradicts(said(first), date(then))).toBe(true));

  test.each([
    ["the same date", "2011-03-01", "2011-03-01"],
    ["another day of the same year and group", "2011-03-01", "2011-09-01"],
    ["a younger date", "2011-03-01", "2012-03-01"],
  ])("not: %s", (_, first, then) => expect(contradicts(said(first), date(then))).toBe(false));

  test("never because time passed: whoever tells the truth twice is not doubted", () => {
    fc.assert(
      fc.property(fc.integer({ min: 6 * 366, max: 18 * 365 }), (age) => {
        const born = TODAY.subtract({ days: age });
        const statement = statementOf(born, TODAY);
        if (statement) expect(contradicts(statement, born)).toBe(false);
      }),
    );
  });
});

test("a year in a category that the birth date is too old for is found", () => {
  const history = [
    { year: 2024, category: "Sub-15" },
    { year: 2025, category: "sub 17" },
    { year: 2026, category: "Sub20" },
    { year: 2026, category: "Adulto" },
    { year: 2023, category: null },
  ];
  expect(tooOldFor(2009, history)).toEqual([]);
  expect(tooOldFor(2008, history)).toEqual([history[0]]);
  expect(tooOldFor(2005, history)).toEqual(history.slice(0, 3));
});
