import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutPerson } from "./redact.ts";

const person = { name: "Ana Souza" };

test("addresses, phones and the name go, the rest stays", () => {
  const text =
    "Sou a ana souza, tel. (11) 98765-4321 ou +55 21 3456-7890, ana.souza@example.com. O perfil é falso.";
  expect(withoutPerson(text, person)).toBe(
    "Sou a [removido], tel. [removido] ou [removido], [removido] O perfil é falso.",
  );
});

test("a year, a score and a price are no phone", () => {
  expect(withoutPerson("Em 2026 cobraram R$ 150,00 depois do 3-0.", person)).toBe(
    "Em 2026 cobraram R$ 150,00 depois do 3-0.",
  );
});

test("whatever the name, it is gone and nothing throws", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 20 }), fc.string(), (name, rest) => {
      const clean = withoutPerson(`${rest} ${name} ${rest}`, { name });
      return (
        name.trim() === "" ||
        "[removido]".includes(name.trim().toLowerCase()) ||
        !clean.replaceAll("[removido]", "").includes(name.trim())
      );
    }),
  );
});
