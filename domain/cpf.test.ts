import fc from "fast-check";
import { expect, test } from "vitest";
import { cpfCheckDigits, cpfDigits, isCpf } from "./cpf.ts";

test("known numbers, with and without punctuation", () => {
  for (const cpf of ["529.982.247-25", "111.444.777-35", "390 533 447 05"])
    expect(isCpf(cpfDigits(cpf))).toBe(true);
});

test("wrong digits, repeated digits and other lengths are refused", () => {
  for (const cpf of [
    "52998224724",
    "11111111111",
    "00000000000",
    "5299822472",
    "529982247255",
    "",
    "abcdefghijk",
    "５２９９８２２４７２５",
  ]) {
    expect(isCpf(cpf), cpf).toBe(false);
  }
});

test("one mistyped check digit never passes", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.constantFrom(9, 10),
      fc.integer({ min: 1, max: 9 }),
      (number, place, shift) => {
        const base = String(number).padStart(9, "0");
        const cpf = base + cpfCheckDigits(base);
        fc.pre(isCpf(cpf));
        const mistyped = cpf
          .split("")
          .map((digit, at) => (at === place ? String((Number(digit) + shift) % 10) : digit))
          .join("");
        expect(isCpf(mistyped)).toBe(false);
      },
    ),
  );
});
