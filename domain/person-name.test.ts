import { expect, test } from "vitest";
import { initialsOf } from "./person-name.ts";

test("two letters of a name, or U", () => {
  expect(initialsOf("Ana Beatriz de Souza")).toBe("AS");
  expect(initialsOf("élcio")).toBe("ÉL");
  expect(initialsOf("  ")).toBe("U");
  expect(initialsOf("")).toBe("U");
});
