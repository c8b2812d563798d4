import { remembered } from "#server/platform/cache/remembered.ts";
import { client } from "#server/platform/database/database.ts";
import type { AdjustmentRow, ListRow, PlacedRow, RankingRow, SiteRow } from "./public-rows.ts";
import { ADJUSTMENTS, COUNT, LIST, PLACES, RANKING, SITE } from "./public-sql.ts";

export const listPublic = (limit: number, offset: number): Promise<ListRow[]> =>
  run<ListRow>("clubs_list", LIST, [limit, offset]);

export async function countPublic(): Promise<number> {
  const rows = await run<{ total: number }>("clubs_count", COUNT, []);
  return rows[0]!.total;
}

/** Up to `size` clubs placed by results and up to `size` fixed by staff: the first `size` places are among them. */
export const rankingRows = (today: Temporal.PlainDate, recent: number, size: number): Promise<RankingRow[]> =>
  run<RankingRow>("clubs_ranking", RANKING, [String(today), recent, size]);

/** Points that staff added or took away in a season. */
export const adjustmentRows = (season: number, limit: number): Promise<AdjustmentRow[]> =>
  run<AdjustmentRow>("club_adjustments", ADJUSTMENTS, [season, limit]);

export async function siteById(
  id: string,
  today: Temporal.PlainDate,
  limits: { results: number; athletes: number },
): Promise<SiteRow | undefined> {
  const day = String(today);
  const [site] = await run<Omit<SiteRow, keyof PlacedRow>>("clubs_site", SITE, [
    day,
    limits.results,
    id,
    limits.athletes,
  ]);
  // The remembered places may be older than a club that has just been listed.
  const place = site && ((await places(day)).get(id) ?? (await readPlaces(day)).get(id));
  return place && { ...site, ...place };
}

/** A place depends on every other club's results: read once for all pages, until a club changes. */
const places = remembered(["club"], readPlaces);

async function readPlaces(day: string): Promise<Map<string, PlacedRow>> {
  const rows = await run<PlacedRow & { id: string }>("clubs_places", PLACES, [day]);
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}

async function run<Row>(name: string, text: string, values: unknown[]): Promise<Row[]> {
  const result = await client().query({ name, text, values });
  return result.rows as Row[];
}
