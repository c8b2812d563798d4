import { expect, test } from "vitest";
import { currentSection, sectionsOf } from "./sections.ts";
import { workspaceAround } from "./shell.ts";

test("a public page and a profile without a workspace have no sections", () => {
  expect(workspaceAround("/atletas", "athlete")).toBeNull();
  expect(workspaceAround("/athletes", "athlete")).toBeNull();
  expect(workspaceAround("/clubes", "club")).toBeNull();
  expect(workspaceAround("/contatos", "sponsor")).toBeNull();
  expect(workspaceAround("/contatos", null)).toBeNull();
});

test("a shared page keeps the sections of the profile that the person acts as", () => {
  expect(workspaceAround("/contatos/novo/x", "athlete")).toBe("athlete");
  expect(workspaceAround("/conta", "guardian")).toBe("guardian");
});

test("the current section is the closest one above the page", () => {
  const sections = sectionsOf("athlete");
  expect(currentSection(sections, "/conta/assinatura")?.label).toBe("Assinatura");
  expect(currentSection(sections, "/conta/seguranca")?.label).toBe("Conta");
  expect(currentSection(sections, "/athlete/comparar")).toBeUndefined();
  expect(currentSection(sections, "/inscricoes/123")?.label).toBe("Inscrições");
  const tabs = sections.filter(({ only }) => only !== "bar");
  expect(currentSection(tabs, "/inscricoes")).toBeUndefined();
  const guardian = sectionsOf("guardian");
  expect(currentSection(guardian, "/responsavel")?.tab).toBe("Decisões");
  expect(currentSection(guardian, "/responsavel/atleta/123")?.tab).toBe("Atletas");
  const club = sectionsOf("club");
  expect(currentSection(club, "/club/atletas")?.tab).toBe("Atletas");
  expect(currentSection(club, "/club/perfil")?.tab).toBe("Clube");
  expect(currentSection(club, "/club/favoritos")?.label).toBe("Buscar");
  expect(currentSection(club, "/club/buscas/123")?.label).toBe("Buscar");
  expect(currentSection(club, "/club/comparar")?.label).toBe("Listas");
});
