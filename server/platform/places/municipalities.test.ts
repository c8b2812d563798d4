import { expect, test } from "vitest";
import { cityOfCode, findMunicipality, namedPlace, suggestMunicipalities } from "./municipalities.server.ts";

test.each([
  ["Salvador, BA", "Salvador", "BA"],
  ["salvador/ba", "Salvador", "BA"],
  ["Salvador", "Salvador", "BA"],
  ["SAO PAULO (SP)", "São Paulo", "SP"],
  ["São Paulo - São Paulo", "São Paulo", "SP"],
  ["santa barbara d'oeste", "Santa Bárbara d'Oeste", "SP"],
  ["Brasília, Distrito Federal", "Brasília", "DF"],
  ["bom jesus rs", "Bom Jesus", "RS"],
  ["São Paulo-SP", "São Paulo", "SP"],
  ["Ji-Paraná", "Ji-Paraná", "RO"],
])("%j is a municipality", async (text, city, state) => {
  expect(await findMunicipality(text)).toEqual({ ok: true, value: { city, state } });
});

test("a name of several municipalities asks which one is meant", async () => {
  const found = await findMunicipality("Bom Jesus");
  expect(found).toMatchObject({ ok: false, error: { code: "several_cities" } });
  expect(found.ok ? [] : found.error.choices).toContainEqual({ city: "Bom Jesus", state: "PI" });
});

test("an unknown name offers those that are written alike", async () => {
  const found = await findMunicipality("Salvadro, BA");
  expect(found).toMatchObject({ ok: false, error: { code: "unknown_city" } });
  expect(found.ok ? [] : found.error.choices).toContainEqual({ city: "Salvador", state: "BA" });
  expect(await findMunicipality("Xyzzyville")).toEqual({
    ok: false,
    error: { code: "unknown_city", choices: [] },
  });
  expect(await findMunicipality("")).toMatchObject({ ok: false });
});

test("suggestions begin with what was typed", async () => {
  expect((await suggestMunicipalities("feira de", 5))[0]).toEqual({ city: "Feira de Santana", state: "BA" });
  expect((await suggestMunicipalities("paulo", 50)).map(({ city }) => city)).toContain("São Paulo");
  expect(await suggestMunicipalities("a", 5)).toEqual([]);
});

test.each([
  ["BA", { kind: "state", state: "BA" }],
  ["goiás", { kind: "state", state: "GO" }],
  ["São Paulo", { kind: "city", code: 3_550_308, name: "São Paulo, SP" }],
  ["Goiás, GO", { kind: "city", code: 5_208_905, name: "Goiás, GO" }],
  ["Xyzzyville", { kind: "unknown", choices: [] }],
])("%j in a field for city or state", async (text, place) => {
  expect(await namedPlace(text)).toEqual(place);
});

test("a code of IBGE has a name", async () => {
  expect(await cityOfCode(2_927_408)).toBe("Salvador, BA");
  expect(await cityOfCode(1)).toBeNull();
});
