import fc from "fast-check";
import { expect, test } from "vitest";
import { cropAt, positionOf } from "./crop.ts";
import { cropSchema } from "./schemas.ts";

const photos = fc.record({
  width: fc.integer({ min: 200, max: 8000 }),
  height: fc.integer({ min: 200, max: 8000 }),
});
const positions = fc.record({
  size: fc.integer({ min: 20, max: 100 }),
  left: fc.integer({ min: 0, max: 100 }),
  top: fc.integer({ min: 0, max: 100 }),
});

test("every position is a square inside the photo", () => {
  fc.assert(
    fc.property(photos, positions, (photo, position) => {
      const { x, y, width, height } = cropAt(position, photo);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(1.0002);
      expect(y + height).toBeLessThanOrEqual(1.0002);
      expect(Math.abs(width * photo.width - height * photo.height)).toBeLessThan(2);
    }),
  );
});

test("a stored part comes back as the position it was set by", () => {
  const photo = { width: 1200, height: 1600 };
  const position = { size: 60, left: 25, top: 80 };
  const again = positionOf(cropAt(position, photo), photo);
  expect(again.size).toBeCloseTo(60, 0);
  expect(again.left).toBeCloseTo(25, 0);
  expect(again.top).toBeCloseTo(80, 0);
});

test("a photo without a stored part is shown from its top", () => {
  expect(positionOf(null, { width: 900, height: 1600 })).toEqual({ size: 100, left: 50, top: 0 });
});

test("numbers are taken as people write them, and nothing outside the photo is", () => {
  expect(cropSchema.parse({ size: "62,5", left: "0", top: "100" })).toEqual({
    size: 62.5,
    left: 0,
    top: 100,
  });
  for (const size of ["19", "101", "-5", "x", "", "1e2"])
    expect(cropSchema.safeParse({ size, left: "0", top: "0" }).success).toBe(false);
});
