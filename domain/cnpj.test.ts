import { expect, test } from "vitest";
import { cnpjCheckDigits, formatCnpj, isCnpj } from "./cnpj.ts";

test("the check digits of the tax office's own examples", () => {
  expect(cnpjCheckDigits("000000000001")).toBe("91"); // Banco do Brasil
  expect(cnpjCheckDigits("12ABC34501DE")).toBe("35"); // the example of the alphanumeric manual
});

test("a wrong digit, a repeated sign, punctuation or a small letter is no CNPJ", () => {
  expect(isCnpj("12ABC34501DE35")).toBe(true);
  expect(isCnpj("00000000000191")).toBe(true);
  for (const text of ["12ABC34501DE36", "00000000000000", "00.000.000/0001-91", "12abc34501de35", ""]) {
    expect(isCnpj(text), text).toBe(false);
  }
});

test("it is shown as people write it", () => {
  expect(formatCnpj("12ABC34501DE35")).toBe("12.ABC.345/01DE-35");
  expect(formatCnpj("00000000000191")).toBe("00.000.000/0001-91");
});
