import { expect, test } from "vitest";
import { currentSection, sectionsAround } from "./sections.ts";

test("a public page and a profile without a workspace have no sections", () => {
  expect(sectionsAround("/atletas", "athlete")).toBeNull();
  expect(sectionsAround("/athletes", "athlete")).toBeNull();
  expect(sectionsAround("/contatos", "club")).toBeNull();
  expect(sectionsAround("/contatos", null)).toBeNull();
});

test("a shared page keeps the sections of the profile that the person acts as", () => {
  expect(sectionsAround("/contatos/novo/x", "athlete")?.[0]?.to).toBe("/athlete/dashboard");
  expect(sectionsAround("/conta", "guardian")?.[0]?.to).toBe("/responsavel");
});

test("the current section is the closest one above the page", () => {
  const sections = sectionsAround("/conta", "athlete")!;
  expect(currentSection(sections, "/conta/assinatura")?.label).toBe("Assinatura");
  expect(currentSection(sections, "/conta/seguranca")?.label).toBe("Conta");
  expect(currentSection(sections, "/athlete/comparar")).toBeUndefined();
  const guardian = sectionsAround("/responsavel", "guardian")!;
  expect(currentSection(guardian, "/responsavel")?.tab).toBe("Decisões");
  expect(currentSection(guardian, "/responsavel/atleta/123")?.tab).toBe("Atletas");
});
