import { expect, test } from "vitest";
import { ageIn, isForSmallChildren } from "./category-age.ts";

test.each([
  ["Sub-10", 10],
  ["SUB–10", 10],
  ["sub—10 feminino", 10],
  ["Sub‑10", 10],
  ["Sub−10", 10],
  ["Sub - 10", 10],
  ["Sub10", 10],
  ["Sub 17 Ouro", 17],
  ["Mirim", null],
  ["Subida 10", null],
])("%s", (name, age) => {
  expect(ageIn(name)).toBe(age);
});

test.each([
  ["Sub-11", null, true],
  ["Sub-12", null, false],
  ["Mirim", 2016, true],
  ["Fraldinha 2017", 2017, true],
  ["Livre", 2015, false],
  ["Livre", null, false],
  // Older children may not play, whatever the name says.
  ["Sub-13", 2016, true],
])("in 2027 the table of %s, born from %s, is hidden: %s", (name, bornFrom, hidden) => {
  expect(isForSmallChildren({ name, bornFrom }, 2027)).toBe(hidden);
});
