import { expect, test } from "vitest";
import { proposeShortName } from "./team-fields.ts";

test.each([
  ["Esporte Clube Laranjeiras", "ECL"],
  ["Laranjeiras", "LAR"],
  ["Santos FC", "SFC"],
  ["EC Bahia", "ECB"],
  ["Unidos da Serra", "USE"],
  ["Associação Atlética São João do Vale", "AASJV"],
  ["Equipe 12", "E12"],
  ["Ação", "ACA"],
])("%s is proposed as %s", (name, proposed) => {
  expect(proposeShortName(name)).toBe(proposed);
});

test("a proposal that is taken gives way to another one", () => {
  const taken = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const proposed = proposeShortName("Esporte Clube Laranjeiras", taken);
    expect(proposed).toMatch(/^[A-Z0-9]{2,5}$/);
    expect(taken.has(proposed)).toBe(false);
    taken.add(proposed);
  }
});

test("a name without letters still gets one", () => {
  expect(proposeShortName("!!!")).toMatch(/^[A-Z0-9]{2,5}$/);
  expect(proposeShortName("日本 ★")).toMatch(/^[A-Z0-9]{2,5}$/);
});
