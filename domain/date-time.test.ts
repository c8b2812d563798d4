import { expect, test } from "vitest";
import { formatDateTime } from "./date-time.ts";

test("an instant is told in Brasília's time unless another is asked for", () => {
  const instant = Temporal.Instant.from("2026-11-15T02:05:00Z");
  expect(formatDateTime(instant)).toBe("14/11/2026 às 23:05");
  expect(formatDateTime(instant, "America/Manaus")).toBe("14/11/2026 às 22:05");
});
