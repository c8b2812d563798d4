import { expect, test } from "vitest";
import { announced, endOfGrace, inForce, toAccept } from "./terms.ts";
import { worksWithoutTerms } from "./without-terms.ts";

const on = (day: string) => Temporal.Instant.from(`${day}T03:00:00Z`);
const version = (name: string, from: string) => ({ version: name, inForceFrom: on(from), changes: "" });
const VERSIONS = [
  version("2026-11", "2026-11-01"),
  version("2027-01", "2027-01-10"),
  version("2027-06", "2027-06-01"),
];

test("a version counts from its day on, and the next one is announced until then", () => {
  expect(inForce(VERSIONS, on("2027-01-09")).version).toBe("2026-11");
  expect(inForce(VERSIONS, on("2027-01-10")).version).toBe("2027-01");
  expect(announced(VERSIONS, on("2027-01-10"))?.version).toBe("2027-06");
  expect(announced(VERSIONS, on("2027-07-01"))).toBeNull();
});

test("whoever accepted an earlier version, or none, is asked for the one that counts", () => {
  const asked = (accepted: string | null, day: string) =>
    toAccept(VERSIONS, accepted, on(day))?.version ?? null;
  expect(asked("2026-11", "2027-01-09")).toBeNull();
  expect(asked("2026-11", "2027-01-10")).toBe("2027-01");
  expect(asked("2027-01", "2027-01-10")).toBeNull();
  expect(asked("2027-01", "2027-06-01")).toBe("2027-06");
  expect(asked(null, "2027-01-10")).toBe("2027-01");
  // The first version is accepted with the account or the first profile.
  expect(asked(null, "2026-12-01")).toBeNull();
});

test("grace lasts 30 days, for an athlete who turned 18 from their birthday on", () => {
  expect(endOfGrace(on("2027-01-10"), null)).toEqual(on("2027-02-09"));
  expect(endOfGrace(on("2027-01-10"), on("2020-05-05"))).toEqual(on("2027-02-09"));
  expect(endOfGrace(on("2027-01-10"), on("2027-02-01"))).toEqual(on("2027-03-03"));
});

test.each([
  ["/sair", ""],
  ["/conta/termos", ""],
  ["/conta/privacidade", "copia"],
  ["/conta/privacidade/excluir", ""],
  ["/conta/assinatura/1/cancelar", ""],
  ["/denunciar", ""],
  ["/remover/1", ""],
  ["/responsavel/atleta/1/revogar", "nao-autorizar"],
  ["/responsavel/atleta/1", "nao-autorizar"],
  ["/responsavel/atleta/1/apagar", ""],
  ["/athlete/dashboard", "despublicar"],
])("without the new terms one still leaves, revokes and reports: %s %s", (path, intent) => {
  expect(worksWithoutTerms(path, intent)).toBe(true);
});

test.each([
  ["/athlete/dashboard", "salvar"],
  ["/responsavel/atleta/1", "autorizar"],
  ["/responsavel/atleta/1", "ligar-buscas"],
  ["/conta", "nome"],
  ["/club/perfil", ""],
  ["/admin/ajustes/perguntas", "apagar"],
  ["/api/create-checkout", ""],
  ["/contatos/novo/kaua", ""],
])("without the new terms nothing else changes: %s %s", (path, intent) => {
  expect(worksWithoutTerms(path, intent)).toBe(false);
});
