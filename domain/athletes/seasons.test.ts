import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  firstShown,
  inSeasonOrder,
  leadingTotal,
  SEASON_SOURCES,
  totalsBySource,
  type Season,
} from "./seasons.ts";
import { aSeason } from "./testing/seasons.ts";

const count = fc.integer({ min: 0, max: 5000 });
const percentage = fc.option(fc.integer({ min: 0, max: 100 }));
const seasons: fc.Arbitrary<Season[]> = fc.array(
  fc.record({
    year: fc.option(fc.integer({ min: 2015, max: 2026 })),
    club: fc.option(fc.constantFrom("Litoral", "Vale Verde")),
    source: fc.constantFrom(...SEASON_SOURCES),
    games: count,
    goals: count,
    assists: count,
    yellowCards: count,
    redCards: count,
    minutes: count,
    passAccuracy: percentage,
    dribbles: percentage,
    updatedOn: fc.constantFrom("2025-12-31", "2026-01-02", "2026-11-15"),
  }),
);

describe("totals", () => {
  test("add the seasons of one source, and take the latest date", () => {
    const totals = totalsBySource([
      aSeason({ games: 10, goals: 3, updatedOn: "2025-12-31" }),
      aSeason({ games: 20, goals: 4, updatedOn: "2026-03-01" }),
      aSeason({ source: "match_sheet", games: 7 }),
    ]);
    expect(totals).toMatchObject([
      { source: "match_sheet", games: 7 },
      { source: "declared", games: 30, goals: 7, updatedOn: "2026-03-01" },
    ]);
  });

  test("of one source do not depend on what other sources say, nor on the order", () => {
    fc.assert(
      fc.property(seasons, fc.constantFrom(...SEASON_SOURCES), (all, source) => {
        const own = all.filter((one) => one.source === source);
        const totalOf = (some: Season[]) => totalsBySource(some).find((total) => total.source === source);
        expect(totalOf(all)).toEqual(totalOf(own));
        expect(totalOf(own.toReversed())).toEqual(totalOf(own));
      }),
    );
  });

  test("count every game of every source once", () => {
    fc.assert(
      fc.property(seasons, (all) => {
        const sum = (some: { games: number }[]) => some.reduce((games, one) => games + one.games, 0);
        expect(sum(totalsBySource(all))).toBe(sum(all));
      }),
    );
  });
});

describe("a percentage", () => {
  test("weighs each season by its minutes", () => {
    const [total] = totalsBySource([
      aSeason({ minutes: 900, passAccuracy: 80 }),
      aSeason({ minutes: 100, passAccuracy: 40 }),
      aSeason({ minutes: 0, passAccuracy: 5 }),
      aSeason({ minutes: 5000, passAccuracy: null }),
    ]);
    expect(total!.passAccuracy).toBe(76);
  });

  test("is unknown without minutes, however many seasons state one", () => {
    const [total] = totalsBySource([aSeason({ passAccuracy: 80 }), aSeason({ passAccuracy: 60 })]);
    expect(total!.passAccuracy).toBeNull();
  });

  test("stands between the lowest and the highest that count", () => {
    fc.assert(
      fc.property(seasons, (all) => {
        for (const { source, dribbles } of totalsBySource(all)) {
          const counted = all
            .filter((one) => one.source === source && one.minutes > 0 && one.dribbles !== null)
            .map((one) => one.dribbles!);
          if (counted.length === 0) expect(dribbles).toBeNull();
          else {
            expect(dribbles).toBeGreaterThanOrEqual(Math.min(...counted));
            expect(dribbles).toBeLessThanOrEqual(Math.max(...counted));
          }
        }
      }),
    );
  });
});

describe("one source leads", () => {
  const totals = (...sources: [Season["source"], number][]) =>
    totalsBySource(sources.map(([source, games]) => aSeason({ source, games })));

  test("the match sheet with games, else the club, else what was declared", () => {
    expect(leadingTotal(totals(["declared", 30], ["club", 20], ["match_sheet", 10]))?.source).toBe(
      "match_sheet",
    );
    expect(leadingTotal(totals(["declared", 30], ["club", 20], ["match_sheet", 0]))?.source).toBe("club");
    expect(leadingTotal(totals(["declared", 30], ["match_sheet", 0]))?.source).toBe("declared");
    expect(leadingTotal(totals(["declared", 0], ["match_sheet", 0]))?.source).toBe("match_sheet");
    expect(leadingTotal([])).toBeNull();
  });

  test("on the public page the declared one stands first", () => {
    expect(firstShown(totals(["declared", 30], ["match_sheet", 10]))?.source).toBe("declared");
    expect(firstShown(totals(["match_sheet", 10], ["club", 3]))?.source).toBe("match_sheet");
    expect(firstShown([])).toBeNull();
  });
});

test("seasons stand newest first, the one without a year last", () => {
  const sorted = inSeasonOrder([
    aSeason({ year: null }),
    aSeason({ year: 2024, club: "Litoral" }),
    aSeason({ year: 2026, club: "Vale Verde" }),
    aSeason({ year: 2026, club: "Litoral" }),
    aSeason({ year: 2026, club: "Litoral", source: "match_sheet" }),
  ]);
  expect(sorted.map(({ year, club, source }) => [year, club, source])).toEqual([
    [2026, "Litoral", "match_sheet"],
    [2026, "Litoral", "declared"],
    [2026, "Vale Verde", "declared"],
    [2024, "Litoral", "declared"],
    [null, null, "declared"],
  ]);
});
