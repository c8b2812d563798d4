import fc from "fast-check";
import { expect, test } from "vitest";
import { differing, mergedFields, MERGE_UNITS, type MergeUnit } from "./merge.ts";

const today = Temporal.PlainDate.from("2026-11-19");
type Row = Parameters<typeof differing>[0];
const EMPTY: Row = {
  name: "Kauã",
  nickname: null,
  birthdate: null,
  birthdateEstimated: false,
  modality: null,
  position: null,
  secondaryPositions: [],
  shirtNumber: null,
  club: null,
  city: null,
  state: null,
  heightCm: null,
  weightKg: null,
  foot: "Destro",
  traits: [],
  about: null,
  photoId: null,
  heroId: null,
};
const born = (date: string, estimated = false) => ({
  birthdate: Temporal.PlainDate.from(date),
  birthdateEstimated: estimated,
});

test("a position comes with the secondary ones of the same profile", () => {
  const kept = { ...EMPTY, position: "Zagueiro", secondaryPositions: ["Volante"] };
  const gone = { ...EMPTY, position: "Volante", secondaryPositions: [] };
  expect(differing(kept, gone, today)).toEqual(["position"]);
  expect(mergedFields(kept, gone, { position: "gone" }, today)).toMatchObject({
    position: "Volante",
    secondaryPositions: [],
  });
});

test("a known birth date goes before a guess, and nobody is made an adult", () => {
  const minor = { ...EMPTY, ...born("2011-05-01") };
  const adult = { ...EMPTY, ...born("2004-05-01") };
  const guessed = { ...EMPTY, ...born("2003-01-01", true) };
  const other = { ...EMPTY, ...born("2010-05-01") };
  for (const [kept, gone] of [
    [minor, adult],
    [adult, minor],
    [minor, guessed],
    [guessed, minor],
    [EMPTY, minor],
  ] as const) {
    expect(differing(kept, gone, today)).toEqual([]);
    expect(mergedFields(kept, gone, { birth: "gone" }, today).birthdate).toEqual(minor.birthdate);
    expect(mergedFields(kept, gone, { birth: "kept" }, today).birthdate).toEqual(minor.birthdate);
  }
  expect(differing(minor, other, today)).toEqual(["birth"]);
});

test("nothing that one of the two says is lost, unless the other says something else", () => {
  const texts = (["nickname", "club", "about", "modality"] as const).map((name) => [
    name,
    fc.option(fc.string({ minLength: 1 })),
  ]);
  const row = fc.record(Object.fromEntries(texts)).map((values) => ({ ...EMPTY, ...values }));
  const picks = fc.dictionary(fc.constantFrom(...Object.keys(MERGE_UNITS)), fc.constantFrom("kept", "gone"));
  fc.assert(
    fc.property(row, row, picks, (kept, gone, chosen) => {
      const merged: Record<string, unknown> = mergedFields(kept, gone, chosen, today);
      const choices = differing(kept, gone, today);
      for (const field of ["nickname", "club", "about", "modality"] as const) {
        const unit: MergeUnit = field;
        if (choices.includes(unit))
          expect(merged[field]).toBe(chosen[unit] === "gone" ? gone[field] : kept[field]);
        else expect(merged[field] ?? null).toBe(kept[field] ?? gone[field] ?? null);
      }
    }),
  );
});
