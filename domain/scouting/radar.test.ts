import { expect, test } from "vitest";
import { markerPath, RADAR_LINES, radarPoint, radarShape, type RadarFrame } from "./radar.ts";

const FRAME: RadarFrame = { centre: { x: 100, y: 100 }, radius: 50 };

test("the first axis points up, zero is the centre", () => {
  expect(radarPoint(0, 100, FRAME)).toEqual({ x: 100, y: 50 });
  expect(radarPoint(3, 50, FRAME)).toEqual({ x: 100, y: 125 });
  expect(radarPoint(4, 0, FRAME)).toEqual(FRAME.centre);
});

test("a line is closed with six numbers, and leaves a gap at an axis without one", () => {
  expect(radarShape([10, 20, 30, 40, 50, 60], FRAME)).toMatchObject({ whole: true });
  const open = radarShape([10, 20, null, null, 50, 60], FRAME);
  expect(open.points).toHaveLength(4);
  // Between goals and assists, minutes and discipline, discipline and goals.
  expect(open.path.match(/M/g)).toHaveLength(3);
  expect(open.path).not.toContain("Z");
  expect(radarShape([null, 20, null, null, null, null], FRAME)).toMatchObject({ path: "", whole: false });
});

test("the four lines differ in colour, dash and marker", () => {
  for (const key of ["colour", "dash", "marker"] as const)
    expect(new Set(RADAR_LINES.map((line) => line[key])).size).toBe(4);
  const drawn = RADAR_LINES.map(({ marker }) => markerPath(marker, { x: 5, y: 5 }));
  expect(new Set(drawn).size).toBe(4);
});
