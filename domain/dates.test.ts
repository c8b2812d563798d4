import fc from "fast-check";
import { expect, test } from "vitest";
import { ageOn, bornOnOrBefore, calendarDay, formatDate, formatDuration, formatIsoDate } from "./dates.ts";

const date = (text: string) => Temporal.PlainDate.from(text);
const dates = fc
  .tuple(fc.integer({ min: 1990, max: 2030 }), fc.integer({ min: 1, max: 366 }))
  .map(([year, day]) => Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ days: day - 1 }));

test("the birthday itself completes the year", () => {
  expect(ageOn(date("2011-11-15"), date("2026-11-14"))).toBe(14);
  expect(ageOn(date("2011-11-15"), date("2026-11-15"))).toBe(15);
});

test("someone born on 29 February turns 18 on 1 March of a common year", () => {
  expect(ageOn(date("2008-02-29"), date("2026-02-28"))).toBe(17);
  expect(ageOn(date("2008-02-29"), date("2026-03-01"))).toBe(18);
});

test("age and birth date limits agree on every day", () => {
  fc.assert(
    fc.property(dates, dates, fc.integer({ min: 0, max: 40 }), (birthdate, today, age) => {
      const oldEnough = Temporal.PlainDate.compare(birthdate, bornOnOrBefore(age, today)) <= 0;
      expect(oldEnough).toBe(ageOn(birthdate, today) >= age);
    }),
  );
});

test("dates and durations are written as people read them", () => {
  expect(formatDate(date("2024-04-12"))).toBe("12/04/2024");
  expect(formatDuration(204)).toBe("3:24");
  expect(formatDuration(0)).toBe("0:00");
});

test("a day as the database writes it is read in numbers, and written as people read it", () => {
  expect(calendarDay("2010-06-05")).toEqual({ year: 2010, month: 6, day: 5 });
  expect(formatIsoDate("2010-06-05")).toBe("05/06/2010");
  expect(formatIsoDate("2010")).toBe("2010");
});
