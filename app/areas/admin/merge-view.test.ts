import { expect, test } from "vitest";
import { toUnits } from "./merge-view.ts";

const TODAY = Temporal.PlainDate.from("2026-11-15");
const born = (day: string) => ({
  fields: {
    birthdate: Temporal.PlainDate.from(day),
    birthdateEstimated: false,
    secondaryPositions: [],
    traits: [],
  },
});
const birthOf = (kept: string, gone: string) =>
  toUnits({ kept: born(kept), gone: born(gone), differing: ["birth"] } as never, TODAY).find(
    ({ unit }) => unit === "birth",
  );

test("two birth dates are told apart by the year, and only within one year by the day", () => {
  expect(birthOf("2010-03-12", "2009-03-12")).toMatchObject({ kept: "2010, 16 anos", gone: "2009, 17 anos" });
  expect(birthOf("2010-03-12", "2010-12-03")).toMatchObject({ kept: "12/03/2010", gone: "03/12/2010" });
});
