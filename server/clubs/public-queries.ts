import { client } from "#server/platform/database/database.ts";
import type { ListRow, RankingRow, SiteRow } from "./public-rows.ts";
import { COUNT, LIST, RANKING, SITE } from "./public-sql.ts";

export const listPublic = (limit: number, offset: number): Promise<ListRow[]> =>
  run<ListRow>("clubs_list", LIST, [limit, offset]);

export async function countPublic(): Promise<number> {
  const rows = await run<{ total: number }>("clubs_count", COUNT, []);
  return rows[0]!.total;
}

/** Each kind (placed by results, fixed by staff) up to `size`: whoever stands among the first is here. */
export const rankingRows = (today: Temporal.PlainDate, recent: number, size: number): Promise<RankingRow[]> =>
  run<RankingRow>("clubs_ranking", RANKING, [String(today), recent, size]);

export async function siteById(
  id: string,
  today: Temporal.PlainDate,
  limits: { results: number; athletes: number },
): Promise<SiteRow | undefined> {
  const rows = await run<SiteRow>("clubs_site", SITE, [String(today), limits.results, id, limits.athletes]);
  return rows[0];
}

async function run<Row>(name: string, text: string, values: unknown[]): Promise<Row[]> {
  const result = await client().query({ name, text, values });
  return result.rows as Row[];
}
