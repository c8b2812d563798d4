import { expect, test } from "vitest";
import { formatBRL } from "./money.ts";

test("cents become reais with a comma", () => {
  expect([0, 5, 5900, 123_456_789].map(formatBRL)).toEqual([
    "R$ 0,00",
    "R$ 0,05",
    "R$ 59,00",
    "R$ 1.234.567,89",
  ]);
});
