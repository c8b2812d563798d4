import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_BYTES } from "#domain/media/limits.ts";
import { firstPart, longestPart, moveEnd, moveStart, planOf, type CutSource } from "./cut-plan.ts";

const MEGABYTE = 1024 * 1024;
const phone: CutSource = {
  bytes: 212 * MEGABYTE,
  seconds: 95.4,
  width: 1920,
  height: 1080,
  framesPerSecond: 30,
  soundBits: 128_000,
};
const hour: CutSource = { ...phone, bytes: 3000 * MEGABYTE, seconds: 3600 };

const sources = fc.record({
  bytes: fc.integer({ min: MAX_BYTES.video + 1, max: 4000 * MEGABYTE }),
  seconds: fc.double({ min: 0.5, max: 20_000, noNaN: true }),
  width: fc.integer({ min: 16, max: 7680 }),
  height: fc.integer({ min: 16, max: 7680 }),
  framesPerSecond: fc.integer({ min: 1, max: 240 }),
  soundBits: fc.constantFrom(0, 64_000, 128_000, 320_000),
});

test("wherever start and end are moved, the part lies in the video and fits into the limit", () => {
  const moves = fc.array(fc.record({ end: fc.boolean(), to: fc.integer({ min: -100, max: 30_000 }) }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(sources, moves, (source, steps) => {
      let part = firstPart(source);
      for (const { end, to } of steps) part = (end ? moveEnd : moveStart)(part, to, source);
      expect(part.start).toBeGreaterThanOrEqual(0);
      expect(part.end).toBeGreaterThan(part.start);
      expect(part.end).toBeLessThanOrEqual(Math.ceil(source.seconds));
      const { bytes, width, height, bits } = planOf(source, part);
      expect(bytes).toBeLessThan(MAX_BYTES.video * 0.9);
      expect(bits).toBeGreaterThan(0);
      expect((width % 2) + (height % 2)).toBe(0);
      expect(Math.max(width, height)).toBeLessThanOrEqual(1280);
    }),
  );
});

test("a short video stays whole, in 720p with good quality", () => {
  const part = firstPart(phone);
  expect(part).toEqual({ start: 0, end: 96 });
  expect(planOf(phone, part)).toEqual({
    width: 1280,
    height: 720,
    bits: 4_000_000,
    bytes: Math.round((4_128_000 * 95.4) / 8),
  });
});

test("a video filmed upright stays upright, and many frames a second become thirty", () => {
  const upright = { ...phone, width: 2160, height: 3840, framesPerSecond: 60 };
  expect(planOf(upright, { start: 0, end: 10 })).toMatchObject({ width: 720, height: 1280, frameRate: 30 });
});

test("of an hour a good part is offered, and at most as much as can still be watched, with fewer pixels", () => {
  const longest = longestPart(hour);
  expect(longest).toBe(768);
  expect(firstPart(hour)).toEqual({ start: 0, end: 172 });
  expect(planOf(hour, firstPart(hour))).toMatchObject({ width: 1280, height: 720 });
  const { width, height, bits, bytes } = planOf(hour, { start: 0, end: longest });
  expect([width, height]).toEqual([854, 480]);
  expect(bits).toBeGreaterThanOrEqual(800_000);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES.video * 0.85);
});

test("the other end follows only where it has to", () => {
  const part = { start: 10, end: 40 };
  expect(moveStart(part, 20, hour)).toEqual({ start: 20, end: 40 });
  expect(moveStart(part, 60, hour)).toEqual({ start: 60, end: 61 });
  expect(moveEnd(part, 5, hour)).toEqual({ start: 4, end: 5 });
  expect(moveEnd(part, 2000, hour)).toEqual({ start: 2000 - 768, end: 2000 });
  expect(moveStart({ start: 1232, end: 2000 }, 100, hour)).toEqual({ start: 100, end: 868 });
});

test("a part never gets more bits than were filmed", () => {
  const thin = { ...phone, bytes: 101 * MEGABYTE, seconds: 3600 };
  expect(planOf(thin, { start: 0, end: 60 }).bits).toBeLessThan(250_000);
});
