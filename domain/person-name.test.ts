import { expect, test } from "vitest";
import { initialsOf, isSameName } from "./person-name.ts";

test("two letters of a name, or U", () => {
  expect(initialsOf("Ana Beatriz de Souza")).toBe("AS");
  expect(initialsOf("élcio")).toBe("ÉL");
  expect(initialsOf("  ")).toBe("U");
  expect(initialsOf("")).toBe("U");
});

test("capitals, accents and spaces make no other name", () => {
  expect(isSameName("João  da Silva ", "joao da silva")).toBe(true);
  expect(isSameName("Joana da Silva", "João da Silva")).toBe(false);
});
