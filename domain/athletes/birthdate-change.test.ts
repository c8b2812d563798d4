import { expect, test } from "vitest";
import { birthdateChange } from "./birthdate-change.ts";

const TODAY = Temporal.PlainDate.from("2026-11-15");
const ago = (years: number) => TODAY.subtract({ years });
const unknown = { birthdate: null, birthdateEstimated: false };
const estimated = { birthdate: ago(20), birthdateEstimated: true };
const aged = (years: number) => ({ birthdate: ago(years), birthdateEstimated: false });

test.each([
  ["from 15 to 19", aged(15), 19, "review", "review", "review"],
  ["from 19 to 15", aged(19), 15, "review", "review", "review"],
  ["from 14 to 17", aged(14), 17, "review", "kept", "kept"],
  ["from 17 to 14", aged(17), 14, "kept", "kept", "kept"],
  ["from 19 to 22", aged(19), 22, "kept", "kept", "kept"],
  ["from 15 to 12", aged(15), 12, "refused", "refused", "refused"],
  ["from unknown to 19", unknown, 19, "review", "review", "kept"],
  ["from estimated to 19", estimated, 19, "review", "review", "kept"],
  ["from unknown to 15", unknown, 15, "review", "kept", "kept"],
] as const)("%s", (_, athlete, years, byAthlete, byGuardian, byStaff) => {
  const answers = (["athlete", "guardian", "staff"] as const).map((who) =>
    birthdateChange(athlete, ago(years), TODAY, who),
  );
  expect(answers).toEqual([byAthlete, byGuardian, byStaff]);
});
