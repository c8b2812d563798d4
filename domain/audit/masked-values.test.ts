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

test("a number that somebody wrote into a text is hidden, and codes, ids and times are not", () => {
  const id = "0193a2b4-1c2d-7e3f-8a4b-123456789abc";
  const values = maskedValues({
    note: "CPF 529 982 247 25, tel (81) 99123-4567",
    reply: { text: "liga no 81 9 9123 4567", reason: "bad_photo", by: id, at: "2026-11-19T17:31:34.123456Z" },
    extra: "(81)99123-4567",
    day: "2026-11-19",
    kind: "club_verification",
  });
  expect(Object.fromEntries(values)).toEqual({
    note: "CPF •••, tel •••",
    reply: `{"text":"liga no •••","reason":"bad_photo","by":"${id}","at":"2026-11-19T17:31:34.123456Z"}`,
    extra: "•••",
    day: "2026-11-19",
    kind: "club_verification",
  });
});

test("a long text is cut", () => {
  expect(maskedValues({ about: "a".repeat(1000) })[0]![1]).toHaveLength(301);
});
