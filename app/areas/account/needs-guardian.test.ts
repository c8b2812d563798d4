import fc from "fast-check";
import { expect, test } from "vitest";
import { MIN_AGE } from "#domain/athletes/attributes.ts";
import { ADULT_AGE, ageOn } from "#domain/dates.ts";
import { needsGuardian } from "./needs-guardian.ts";

test("the page and the server agree on who needs a guardian", () => {
  const day = fc
    .date({ min: new Date("1990-01-01"), max: new Date("2040-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, (born, today) => {
      fc.pre(born <= today);
      const age = ageOn(Temporal.PlainDate.from(born), Temporal.PlainDate.from(today));
      return needsGuardian(born, today) === (age >= MIN_AGE && age < ADULT_AGE);
    }),
  );
});

test("a date that is not complete, or not past, says nothing yet", () => {
  expect(needsGuardian("", "2026-11-15")).toBe(false);
  expect(needsGuardian("2030-01-01", "2026-11-15")).toBe(false);
});
