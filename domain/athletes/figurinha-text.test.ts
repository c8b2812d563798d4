import { expect, test } from "vitest";
import { nameFit, splitPlace } from "./figurinha-text.ts";

test("a name gets the largest setting it fits in", () => {
  expect(nameFit("Kauã Ribeiro")).toBe("large");
  expect(nameFit("Anderson Conceição")).toBe("small");
  expect(nameFit("Maria Eduarda Cavalcanti de Albuquerque")).toBe("two-lines");
});

test("a place keeps its state apart from the city", () => {
  expect(splitPlace("São José dos Campos, SP")).toEqual({ city: "São José dos Campos", state: "SP" });
  expect(splitPlace("Recife")).toEqual({ city: "Recife", state: null });
  expect(splitPlace(null)).toEqual({ city: null, state: null });
});
