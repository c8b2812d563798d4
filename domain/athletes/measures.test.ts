import fc from "fast-check";
import { expect, test } from "vitest";
import { formatHeight, formatWeight, parseHeight, parseWeight } from "./measures.ts";

test("heights are read as people write them", () => {
  for (const text of ["1.80m", "1,80", "1.80", "180", "180 cm", " 1,8 M "])
    expect(parseHeight(text)).toBe(180);
  for (const text of ["", "alto", "0,5", "9.99m", "1.80kg", "1.8.0"]) expect(parseHeight(text)).toBeNull();
});

test("weights are read as people write them", () => {
  for (const text of ["75kg", "75", "75 KG", "75,4"]) expect(parseWeight(text)).toBe(75);
  for (const text of ["", "7", "900kg", "setenta"]) expect(parseWeight(text)).toBeNull();
});

test("what is shown can be typed back", () => {
  fc.assert(fc.property(fc.integer({ min: 100, max: 230 }), (cm) => parseHeight(formatHeight(cm)) === cm));
  fc.assert(fc.property(fc.integer({ min: 25, max: 150 }), (kg) => parseWeight(formatWeight(kg)) === kg));
});
