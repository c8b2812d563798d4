import { expect, test } from "vitest";
import { maskedValues } from "./masked-values.ts";

test("values are shown by field; what is empty says so", () => {
  expect(maskedValues({ name: "Ana", city: null, indexable: false, traits: ["drible"] })).toEqual([
    ["name", "Ana"],
    ["city", "–"],
    ["indexable", "false"],
    ["traits", '["drible"]'],
  ]);
  expect(maskedValues(null)).toEqual([]);
});

test("no CPF, no address and no phone is shown whole, also inside texts", () => {
  const values = maskedValues({
    cpf: "111.444.777-35",
    email: "kaua@example.com",
    guardianPhone: "11912345678",
    about: "Fale com a mãe: rosa@example.com, CPF 111.444.777-35",
    guardian: { email: "rosa@example.com" },
  });
  const text = JSON.stringify(values);
  for (const secret of ["kaua", "rosa@", "111", "9123"]) expect(text).not.toContain(secret);
  expect(values).toContainEqual(["email", "k•••@example.com"]);
  expect(values).toContainEqual(["guardianPhone", "•••78"]);
});

test("a long text is cut", () => {
  expect(maskedValues({ about: "a".repeat(1000) })[0]![1]).toHaveLength(301);
});
