import { expect, test } from "vitest";
import { completeness, isSectionComplete } from "./completeness.ts";
import type { ProfileValues } from "./profile-values.ts";
import { EMPTY_PROFILE } from "./testing/profile-values.ts";

const BORN = { ...EMPTY_PROFILE, birthdate: "2011-03-02" };

test("a new profile has everything before it, and each step counts the same", () => {
  expect(completeness({ values: BORN, photo: false, numbers: false })).toMatchObject({
    done: 0,
    total: 9,
    percent: 0,
  });
  const some: ProfileValues = {
    ...BORN,
    modality: "feminino",
    place: { city: "São Paulo", state: "SP" },
    position: "Lateral-esquerdo",
    heightCm: 165,
    weightKg: 55,
    traits: ["velocidade", "cruzamento", "desarme"],
    history: [{ year: 2025, club: "Litoral", category: null }],
  };
  expect(completeness({ values: some, photo: false, numbers: false })).toEqual({
    done: 5,
    total: 9,
    percent: 56,
    missing: ["about", "achievements", "photo", "numbers"],
  });
});

test("a section is complete when none of its parts is missing", () => {
  const { missing } = completeness({
    values: { ...BORN, position: "Meia" },
    photo: true,
    numbers: true,
  });
  expect(isSectionComplete("esportivos", missing)).toBe(false);
  expect(isSectionComplete("sobre", ["position"])).toBe(true);
});

test("what does not count, such as a nickname, changes nothing", () => {
  const plain = completeness({ values: BORN, photo: true, numbers: true });
  const more = { ...BORN, nickname: "Bia", instagram: "@bia", shirtNumber: 6, club: "Litoral" };
  expect(completeness({ values: more, photo: true, numbers: true })).toEqual(plain);
});
