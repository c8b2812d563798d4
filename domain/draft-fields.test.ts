import { expect, test } from "vitest";
import { mayKeepField, mayKeepNamed, pageOf } from "./draft-fields.ts";

test.each([
  { name: "message" },
  { name: "email", type: "email", autoComplete: "email" },
  { name: "birthdate", type: "date", autoComplete: "bday" },
  { name: "cnpj", autoComplete: "off" },
])("what is typed in $name is kept", (field) => {
  expect(mayKeepField(field)).toBe(true);
});

test.each([
  { name: "password", type: "password" },
  { name: "access", autoComplete: "current-password" },
  { name: "access", autoComplete: "one-time-code" },
  { name: "number", autoComplete: "cc-number" },
  { name: "newPassword" },
  { name: "senha" },
  { name: "cpf", autoComplete: "off" },
  { name: "guardianCpf" },
  { name: "listWithCpf" },
  { name: "code" },
  { name: "recoveryCode" },
  { name: "cartao" },
  { name: "cvc" },
  { name: "token" },
  { name: "logo", type: "file" },
  { name: "id", type: "hidden" },
  { name: "terms", type: "checkbox" },
  { name: "website" },
  { name: undefined },
])("what is typed in %o is never kept", (field) => {
  expect(mayKeepField(field)).toBe(false);
});

test("of a posted field only its name is known", () => {
  expect(mayKeepNamed("description")).toBe(true);
  expect(mayKeepNamed("currentPassword")).toBe(false);
  expect(mayKeepNamed("x".repeat(61))).toBe(false);
});

test("a page is its path and query, whoever sends its form", () => {
  expect(pageOf({ pathname: "/denunciar", search: "?id=1" })).toBe("/denunciar?id=1");
  expect(pageOf({ pathname: "/", search: "?index" })).toBe("/");
});
