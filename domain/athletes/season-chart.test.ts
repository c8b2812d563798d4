import fc from "fast-check";
import { expect, test } from "vitest";
import { evolutionOf, linesOf } from "./season-chart.ts";
import { SEASON_SOURCES } from "./seasons.ts";
import { aSeason } from "./testing/seasons.ts";

const FRAME = { left: 10, right: 110, top: 20, bottom: 120 };

test("two clubs in one year are one point; sources stay apart; a year without a season keeps its place", () => {
  const evolution = evolutionOf([
    aSeason({ year: 2026, club: "Litoral", games: 10 }),
    aSeason({ year: 2026, club: "Vale Verde", games: 5 }),
    aSeason({ year: 2026, source: "match_sheet", games: 7 }),
    aSeason({ year: 2024, games: 20 }),
    aSeason({ year: null, games: 99 }),
  ]);
  expect(evolution).toMatchObject({
    years: [2024, 2025, 2026],
    sources: ["match_sheet", "declared"],
    undated: true,
  });
  expect(evolution.rows.map(({ year, source, games }) => [year, source, games])).toEqual([
    [2024, "declared", 20],
    [2026, "match_sheet", 7],
    [2026, "declared", 15],
  ]);
  expect(linesOf(evolution, "games", FRAME)).toEqual([
    { source: "match_sheet", points: [{ year: 2026, value: 7, x: 110, y: 85, label: "below" }] },
    {
      source: "declared",
      points: [
        { year: 2024, value: 20, x: 10, y: 20, label: "above" },
        { year: 2026, value: 15, x: 110, y: 45, label: "above" },
      ],
    },
  ]);
});

test("nothing to draw is nothing drawn", () => {
  const evolution = evolutionOf([aSeason({ year: null })]);
  expect(evolution).toEqual({ years: [], rows: [], sources: [], undated: true });
  expect(linesOf(evolution, "goals", FRAME)).toEqual([]);
});

test("no point leaves the frame, and later years stand further right", () => {
  const seasons = fc.array(
    fc
      .record({
        year: fc.integer({ min: 2010, max: 2026 }),
        source: fc.constantFrom(...SEASON_SOURCES),
        goals: fc.nat(999),
      })
      .map(aSeason),
  );
  fc.assert(
    fc.property(seasons, (all) => {
      for (const { points } of linesOf(evolutionOf(all), "goals", FRAME)) {
        for (const [index, { x, y }] of points.entries()) {
          expect(x >= FRAME.left && x <= FRAME.right && y >= FRAME.top && y <= FRAME.bottom).toBe(true);
          expect(x).toBeGreaterThan(points[index - 1]?.x ?? -1);
        }
      }
    }),
  );
});
