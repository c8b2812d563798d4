import {
  ALL_ATHLETES,
  CLUBS_PAGE_SIZE,
  LAST_CLUBS_PAGE,
  LAST_RESULTS,
  MOST_ADJUSTMENTS,
  RANKING_SIZE,
  RECENT_RESULTS,
  SHOWN_ATHLETES,
} from "#domain/clubs/list.ts";
import { isId } from "#domain/id.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { publicCards } from "#server/athletes/athletes.server.ts";
import { today } from "#server/platform/clock.ts";
import * as queries from "./public-queries.ts";
import {
  toAdjustment,
  toCard,
  toRanked,
  toSite,
  type Adjustment,
  type ClubCard,
  type ClubSite,
  type RankedClub,
} from "./views.ts";

export interface ClubList {
  clubs: ClubCard[];
  total: number;
  page: number;
  pages: number;
  /** The address asks for a page past the last one. */
  beyondEnd: boolean;
}

export interface Ranking {
  clubs: RankedClub[];
  /** The year whose matches count; null before the first one. */
  season: number | null;
  /** What staff added and took away in the season, with the reason. */
  adjustments: Adjustment[];
  /** "2026-11-15" */
  updatedOn: string;
}

/** Clubs by name, a page at a time. */
export async function list(page: number): Promise<ClubList> {
  const offset = (Math.min(page, LAST_CLUBS_PAGE) - 1) * CLUBS_PAGE_SIZE;
  const [rows, total] = await Promise.all([
    queries.listPublic(CLUBS_PAGE_SIZE, offset),
    queries.countPublic(),
  ]);
  const pages = Math.min(Math.max(1, Math.ceil(total / CLUBS_PAGE_SIZE)), LAST_CLUBS_PAGE);
  const beyondEnd = page > pages;
  return { clubs: beyondEnd ? [] : rows.map(toCard), total, page, pages, beyondEnd };
}

/** The first clubs of the season, by the published rule. */
export async function ranking(): Promise<Ranking> {
  const day = today();
  const rows = await queries.rankingRows(day, RECENT_RESULTS, RANKING_SIZE);
  const clubs = rows.map(toRanked).toSorted((a, b) => a.position - b.position);
  const season = rows[0]?.season ?? null;
  const adjusted = season === null ? [] : await queries.adjustmentRows(season, MOST_ADJUSTMENTS);
  return {
    clubs: clubs.slice(0, RANKING_SIZE),
    season,
    adjustments: adjusted.map(toAdjustment),
    updatedOn: String(day),
  };
}

/** A club's page; `allAthletes` for those who asked to see every linked one. */
export async function site(
  actor: Actor,
  id: string,
  { allAthletes = false } = {},
): Promise<Result<ClubSite, "not_found">> {
  const limits = { results: LAST_RESULTS, athletes: allAthletes ? ALL_ATHLETES : SHOWN_ATHLETES };
  const row = isId(id) ? await queries.siteById(id, today(), limits) : undefined;
  if (!row) return err("not_found");
  return ok(toSite(row, await publicCards(row.athlete_ids)));
}
