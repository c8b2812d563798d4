import { describe, expect, test } from "vitest";
import { eventCorrectionSchema, teamEventSchema } from "./staff-schema.ts";

const WHEN = { startDate: "2026-12-12", startTime: "10:00" };
const CORRECTION = { title: "Peneira", location: "Campo", ...WHEN };
const EVENT = {
  ...CORRECTION,
  type: "peneira",
  city: "Santos",
  deadlineDate: "2026-12-20",
  deadlineTime: "10:00",
};
const team = teamEventSchema({ city: "Santos", state: "SP" });

const fields = (schema: typeof team | ReturnType<typeof eventCorrectionSchema>, form: object) =>
  schema.safeParse(form).error?.issues.map(({ path }) => path.join("."));

describe.each([
  ["an end before the start", { endDate: "2026-12-11", endTime: "10:00" }, "endTime"],
  ["an end without an hour", { endDate: "2026-12-12" }, "endTime"],
  // The clocks of São Paulo were put forward at midnight of that day.
  ["an hour that the clock skips", { startDate: "2018-11-04", startTime: "00:30" }, "startTime"],
])("%s", (_name, change, field) => {
  test("is told beside its field, whether or not a deadline is given", () => {
    expect(fields(team, { ...EVENT, ...change })).toEqual([field]);
    expect(fields(team, { ...EVENT, deadlineDate: "", deadlineTime: "", ...change })).toEqual([field]);
    expect(fields(eventCorrectionSchema("America/Sao_Paulo"), { ...CORRECTION, ...change })).toEqual([field]);
  });
});

test("registration ends before the event begins", () => {
  expect(fields(team, EVENT)).toEqual(["deadlineDate"]);
  expect(fields(team, { ...EVENT, deadlineDate: "2026-12-11" })).toBeUndefined();
});
