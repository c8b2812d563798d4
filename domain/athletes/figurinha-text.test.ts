import { expect, test } from "vitest";
import { nameFit } from "./figurinha-text.ts";

test("a name gets the largest setting it fits in", () => {
  expect(nameFit("Kauã Ribeiro")).toBe("large");
  expect(nameFit("Anderson Conceição")).toBe("small");
  expect(nameFit("Maria Eduarda Cavalcanti de Albuquerque")).toBe("two-lines");
});
