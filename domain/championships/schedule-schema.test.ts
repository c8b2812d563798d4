import { expect, test } from "vitest";
import { fieldSchema, moveSchema, scheduleSchema } from "./schedule-schema.ts";

const ASKED = {
  matchMinutes: "80",
  breakMinutes: "10",
  restHours: "3",
  fields: ["f1"],
  "days.0.date": "2027-02-06",
  "days.0.from": "08:00",
  "days.0.to": "18:00",
};
const problems = (change: Record<string, unknown>) => {
  const parsed = scheduleSchema.safeParse({ ...ASKED, ...change });
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join("."));
};

test("empty lines between the days are left out", () => {
  const third = { "days.2.date": "2027-02-07", "days.2.from": "09:00", "days.2.to": "12:30" };
  const asked = scheduleSchema.parse({ ...ASKED, "days.1.date": "", ...third, again: "on" });
  expect(asked.days.map(({ date, from }) => `${String(date)} ${String(from)}`)).toEqual([
    "2027-02-06 08:00:00",
    "2027-02-07 09:00:00",
  ]);
  expect(asked).toMatchObject({ fields: ["f1"], matchMinutes: 80, restHours: 3, again: true });
});

test("what is wrong is said beside its field", () => {
  expect(problems({ "days.0.date": "2027-02-30" })).toEqual(["days.0.date"]);
  expect(problems({ "days.0.to": "07:00" })).toEqual(["days.0.to"]);
  expect(problems({ "days.0.from": "8h" })).toEqual(["days.0.from"]);
  expect(problems({ "days.0.date": "", "days.0.from": "", "days.0.to": "" })).toEqual(["days.0.date"]);
  expect(problems({ "days.1.date": "2027-02-07" })).toEqual(["days.1.from"]);
  expect(problems({ fields: [] })).toEqual(["fields"]);
  expect(problems({ matchMinutes: "0", restHours: "-1" })).toEqual(["matchMinutes", "restHours"]);
});

test("a match moves to a day and an hour, or to neither", () => {
  const moved = (form: Record<string, string>) => moveSchema.safeParse(form);
  expect(moved({}).data).toMatchObject({ date: null, time: null, field: null, confirmed: false });
  expect(moved({ date: "2027-02-06" }).error?.issues[0]?.path).toEqual(["time"]);
  expect(moved({ time: "09:00" }).error?.issues[0]?.path).toEqual(["date"]);
  expect(moved({ date: "ontem", time: "25:00" }).error?.issues).toHaveLength(2);
});

test("a field needs its place and its name", () => {
  expect(fieldSchema.safeParse({}).error?.issues.map(({ path }) => path[0])).toEqual(["venue", "name"]);
  expect(fieldSchema.parse({ venue: " Centro  Esportivo ", name: "1" })).toEqual({
    venue: "Centro Esportivo",
    name: "1",
    address: null,
  });
});
