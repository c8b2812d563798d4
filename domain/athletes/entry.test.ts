import { expect, test } from "vitest";
import { athleteEntry } from "./entry.ts";

const TODAY = Temporal.PlainDate.from("2026-11-15");
const OWN = "kaua@example.com";
const born = (years: number, days = 0) => TODAY.subtract({ years }).add({ days }).toString();
const fullName = "Kauã Ribeiro";
const guardian = { guardianName: "Rosa", guardianEmail: "rosa@example.com" };

test.each([undefined, "", "15/06/2010", "2010-02-30", "2010-6-1", "not a date", born(13, 1), born(-1)])(
  "%s is not old enough",
  (birthdate) => {
    expect(athleteEntry({ fullName, birthdate, ...guardian }, OWN, TODAY)).toEqual({
      ok: false,
      error: "too_young",
    });
  },
);

test("from 13 to 17 somebody else must be named", () => {
  for (const birthdate of [born(13), born(18, 1)]) {
    expect(athleteEntry({ fullName, birthdate, ...guardian }, OWN, TODAY)).toMatchObject({
      ok: true,
      value: { guardian: { email: "rosa@example.com" } },
    });
    for (const missing of [{ guardianName: undefined }, { guardianEmail: undefined }, { guardianName: "" }]) {
      expect(athleteEntry({ fullName, birthdate, ...guardian, ...missing }, OWN, TODAY)).toEqual({
        ok: false,
        error: "guardian_missing",
      });
    }
    for (const guardianEmail of [OWN, "KAUA@EXAMPLE.COM", "kaua+pai@example.com"]) {
      expect(athleteEntry({ fullName, birthdate, ...guardian, guardianEmail }, OWN, TODAY)).toEqual({
        ok: false,
        error: "guardian_is_athlete",
      });
    }
  }
});

test.each(["Kauã Ribeiro insta kaua.10", "Kauã Ribeiro kaua10 arroba gmail"])(
  "%s is no name of a minor: it tells how to reach the child",
  (contact) => {
    expect(athleteEntry({ birthdate: born(17), ...guardian, fullName: contact }, OWN, TODAY)).toEqual({
      ok: false,
      error: "contact_in_name",
    });
    expect(athleteEntry({ birthdate: born(18), fullName: contact }, OWN, TODAY).ok).toBe(true);
  },
);

test("an adult has no guardian, whatever the form says", () => {
  expect(athleteEntry({ fullName, birthdate: born(18), ...guardian }, OWN, TODAY)).toMatchObject({
    ok: true,
    value: { guardian: null },
  });
});
