import { expect, test } from "vitest";
import { formatDateTime, formatShortDay } from "./date-time.ts";

test("an instant is told in Brasília's time unless another is asked for", () => {
  const instant = Temporal.Instant.from("2026-11-15T02:05:00Z");
  expect(formatDateTime(instant)).toBe("14/11/2026 às 23:05");
  expect(formatDateTime(instant, "America/Manaus")).toBe("14/11/2026 às 22:05");
});

test.each([
  ["2026-11-19T12:00:00Z", "hoje"],
  ["2026-11-19T02:00:00Z", "18/11"],
  ["2025-11-19T12:00:00Z", "19/11/2025"],
])("a narrow column says %s as %s", (instant, text) =>
  expect(formatShortDay(Temporal.Instant.from(instant), Temporal.PlainDate.from("2026-11-19"))).toBe(text),
);
