import { expect, test } from "vitest";
import { everyDay } from "./figures.ts";

const today = Temporal.PlainDate.from("2026-11-19");
const on = (day: string, value: number) => ({ day: Temporal.PlainDate.from(day), value });
const values = (...asked: Parameters<typeof everyDay>) => everyDay(...asked).map(({ value }) => value);

test("a day on which nothing was counted brought nothing, but a stock stays as it was", () => {
  const counted = [on("2026-11-10", 7), on("2026-11-17", 3), on("2026-11-19", 5)];
  expect(values("sign_ups", counted, today, 4)).toEqual([0, 3, 0, 5]);
  expect(values("active_subscriptions", counted, today, 4)).toEqual([7, 3, 3, 5]);
});

test("the days end today and follow each other", () => {
  const days = everyDay("trials", [], today, 20).map(({ day }) => day.toString());
  expect(days).toHaveLength(20);
  expect([days[0], days.at(-1)]).toEqual(["2026-10-31", "2026-11-19"]);
});
