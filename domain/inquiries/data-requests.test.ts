import { expect, test } from "vitest";
import { deadlineOf, dueOn } from "./data-requests.ts";

const day = (text: string) => Temporal.PlainDate.from(text);

test("a request about personal data is due fifteen days after it arrived", () => {
  expect(dueOn(day("2026-11-19")).toString()).toBe("2026-12-04");
});

test("the deadline is counted in days, near from three on, and late after its day", () => {
  const due = day("2026-12-04");
  expect(deadlineOf(due, day("2026-11-19"))).toEqual({ text: "vence em 15 dias", level: "calm" });
  expect(deadlineOf(due, day("2026-12-01"))).toEqual({ text: "vence em 3 dias", level: "soon" });
  expect(deadlineOf(due, day("2026-12-03"))).toEqual({ text: "vence em 1 dia", level: "soon" });
  expect(deadlineOf(due, due)).toEqual({ text: "vence hoje", level: "soon" });
  expect(deadlineOf(due, day("2026-12-06"))).toEqual({ text: "venceu há 2 dias", level: "late" });
});
