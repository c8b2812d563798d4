import { beforeAll, expect, test } from "vitest";
import { SEASON_SOURCES, type SeasonSource } from "#domain/athletes/seasons.ts";
import { VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { aPublishedAthlete } from "#seed/factories/athlete.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { yearsAgo } from "#server/athletes/testing/family.ts";
import * as athletes from "./athletes.server.ts";

beforeAll(() => configure());

const published = (seasons: { source: SeasonSource; games: number; year: number }[]) =>
  aPublishedAthlete({
    birthdate: yearsAgo(20),
    seasons: seasons.map((season) => ({
      ...season,
      goals: season.games * 2,
      ...(season.source === "club" && {
        confirmedBy: "00000000-0000-7000-8000-000000000001",
        confirmedAt: Temporal.Now.instant(),
      }),
    })),
  });

test("a card shows the numbers of the source that leads, as the site does", async () => {
  for (const games of [
    [0, 0, 0],
    [0, 0, 7],
    [0, 6, 7],
    [5, 6, 7],
    [0, 6, 0],
  ]) {
    const seasons = SEASON_SOURCES.flatMap((source, n) =>
      [2025, 2026].map((year) => ({ source, year, games: games[n]! })),
    );
    const { id, subdomain } = await published(seasons);
    const [card] = await athletes.publicCards([id]);
    const site = expectOk(await athletes.site(VISITOR, subdomain));
    const { source, games: total, goals, assists } = site.stats!;
    expect(card!.stats, String(games)).toEqual({ source, games: total, goals, assists });
    expect(total).toBe(2 * (games.find((count) => count > 0) ?? 0));
  }
});

test("a profile without seasons has no numbers at all", async () => {
  const { id, subdomain } = await published([]);
  const [card] = await athletes.publicCards([id]);
  expect(card!.stats).toBeNull();
  expect(expectOk(await athletes.site(VISITOR, subdomain))).toMatchObject({
    stats: null,
    totals: [],
    seasons: [],
    numbersOn: null,
  });
});

test("the site tells totals by source and every season, the newest first", async () => {
  const { subdomain } = await published([
    { source: "declared", year: 2024, games: 10 },
    { source: "declared", year: 2026, games: 20 },
    { source: "match_sheet", year: 2026, games: 12 },
  ]);
  const site = expectOk(await athletes.site(VISITOR, subdomain));
  expect(site.totals).toMatchObject([
    { source: "match_sheet", games: 12 },
    { source: "declared", games: 30 },
  ]);
  expect(site.seasons.map(({ year, source }) => [year, source])).toEqual([
    [2026, "match_sheet"],
    [2026, "declared"],
    [2024, "declared"],
  ]);
});
