import { isId } from "#domain/id.ts";
import { client } from "#server/platform/database/database.ts";

/**
 * A drawn category as live pages follow it. Its version goes up with every entry of a sheet and with whatever changes
 * the tables, and never goes down: a draw is undone only before anything was written.
 */
export async function liveCategory(id: string): Promise<{ championshipId: string; version: number } | null> {
  if (!isId(id)) return null;
  const { rows } = await client().query<{ championshipId: string; version: number }>({
    name: "live-category",
    text: `select c.championship_id as "championshipId",
      (coalesce((select version from championship_tables t where t.category_id = c.id), 0)
        + coalesce((select sum(sheet_version) from championship_matches m
          where m.category_id = c.id and m.deleted_at is null), 0))::int as version
    from championship_categories c join championships p on p.id = c.championship_id
    where c.id = $1 and c.drawn_at is not null and c.deleted_at is null and p.deleted_at is null`,
    values: [id],
  });
  return rows[0] ?? null;
}
