import fc from "fast-check";
import { expect, test } from "vitest";
import { lastWeek, somethingHappened } from "./week.ts";

test("on a Monday the week that ended yesterday, on a Sunday the one before", () => {
  expect(String(lastWeek(Temporal.PlainDate.from("2026-11-16")).from)).toBe("2026-11-09");
  expect(String(lastWeek(Temporal.PlainDate.from("2026-11-15")).from)).toBe("2026-11-02");
});

test("weeks begin on Mondays, are seven days long, over, and follow each other without a gap", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
      const today = Temporal.PlainDate.from("1990-01-01").add({ days });
      const { from, until } = lastWeek(today);
      expect(from.dayOfWeek).toBe(1);
      expect(from.until(until).days).toBe(7);
      expect(Temporal.PlainDate.compare(until, today)).toBeLessThanOrEqual(0);
      expect(until.until(today).days).toBeLessThan(7);
      expect(lastWeek(today.add({ days: 7 })).from.equals(until)).toBe(true);
    }),
  );
});

test("a week in which nothing happened and nothing waits is not told about", () => {
  const quiet = { athleteName: "Kauã", clubs: 0, contacts: 0, media: 0, changes: 0 };
  expect(somethingHappened([], 0)).toBe(false);
  expect(somethingHappened([quiet, quiet], 0)).toBe(false);
  expect(somethingHappened([quiet], 1)).toBe(true);
  for (const one of ["clubs", "contacts", "media", "changes"])
    expect(somethingHappened([quiet, { ...quiet, [one]: 1 }], 0)).toBe(true);
});
