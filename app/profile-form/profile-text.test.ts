import { expect, test } from "vitest";
import type { ProfileValues } from "#domain/athletes/profile-values.ts";
import { EMPTY_PROFILE } from "#domain/athletes/testing/profile-values.ts";
import { sectionRows } from "./profile-text.ts";

const row = (place: string, values: ProfileValues, missing: Parameters<typeof sectionRows>[1]) =>
  sectionRows(values, missing).find((one) => one.place === place);

test("a part without anything says nothing, whatever its defaults are", () => {
  const missing = ["position", "about", "history", "achievements", "photo", "numbers"] as const;
  for (const place of ["esportivos", "sobre", "historico", "conquistas", "midia", "numeros"])
    expect(row(place, EMPTY_PROFILE, missing)).toMatchObject({ summary: null, complete: false });
  expect(row("pessoais", EMPTY_PROFILE, missing)).toMatchObject({ summary: "Bianca Vilela", complete: true });
});

test("a part is told in one line", () => {
  const values: ProfileValues = {
    ...EMPTY_PROFILE,
    position: "Centroavante",
    heightCm: 183,
    about: `${"muito ".repeat(30)}\nfim`,
    history: [2024, 2023, 2022].map((year) => ({ year, club: "Litoral", category: null })),
    achievements: ["Campeão"],
  };
  expect(row("esportivos", values, ["body"])).toMatchObject({
    summary: "Centroavante · 1,83 m · Destro",
    complete: false,
  });
  expect(row("sobre", values, [])?.summary).toMatch(/^muito .*muito…$/);
  expect(row("historico", values, [])?.summary).toBe("Litoral (2024) · Litoral (2023)");
  expect(row("conquistas", values, [])?.summary).toBe("1 registrada");
});
