import type { AdjustmentListQuery } from "#domain/clubs/adjustment-list.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, isNull, sql, type SQL } from "#server/platform/database/orm.ts";
import { keysetOf, type Page } from "#server/platform/lists/keyset.ts";
import { hasWords } from "#server/platform/lists/words.ts";
import { clubPointAdjustments as adjustments, clubs } from "../tables.ts";

interface ListedAdjustment {
  id: string;
  club: { id: string; name: string };
  season: number;
  points: number;
  reason: string;
  createdAt: Temporal.Instant;
}

const SORTS = {
  made: { by: adjustments.createdAt, type: "timestamptz" },
  club: { by: sql`search_key(${clubs.name})`, type: "text" },
  points: { by: adjustments.points, type: "integer" },
} as const;

/** One page of what staff added and took away. */
export async function listAdjustments(
  actor: Actor,
  query: AdjustmentListQuery,
): Promise<Page<ListedAdjustment>> {
  assertModerator(actor);
  const keyset = await keysetOf({ ...SORTS[query.sort], id: adjustments.id, query });
  const rows = await db()
    .select({
      id: adjustments.id,
      sortKey: keyset.key,
      club: { id: clubs.id, name: clubs.name },
      season: adjustments.season,
      points: adjustments.points,
      reason: adjustments.reason,
      createdAt: adjustments.createdAt,
    })
    .from(adjustments)
    .innerJoin(clubs, eq(clubs.id, adjustments.clubId))
    .where(and(isNull(clubs.deletedAt), asked(query), keyset.where))
    .orderBy(...keyset.order)
    .limit(keyset.limit);
  return keyset.page(rows);
}

function asked({ text, filters: { effect, season } }: AdjustmentListQuery): SQL | undefined {
  return and(
    effect && (effect === "added" ? sql`${adjustments.points} > 0` : sql`${adjustments.points} < 0`),
    // What is no year does not count.
    season && /^\d{4}$/.test(season) ? eq(adjustments.season, Number(season)) : undefined,
    hasWords(sql`search_key(${clubs.name} || ' ' || ${adjustments.reason})`, text),
  );
}
