import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, count, inArray } from "#server/platform/database/orm.ts";
import { championshipTeams } from "./tables.ts";

/** Teams of each category: those that play, and those that wait for an answer. */
export async function teamCounts(
  categoryIds: readonly string[],
): Promise<Map<string, { accepted: number; asked: number }>> {
  const counts = new Map<string, { accepted: number; asked: number }>();
  if (categoryIds.length === 0) return counts;
  const rows = await db()
    .select({ categoryId: championshipTeams.categoryId, state: championshipTeams.state, total: count() })
    .from(championshipTeams)
    .where(and(inArray(championshipTeams.categoryId, [...categoryIds]), live(championshipTeams)))
    .groupBy(championshipTeams.categoryId, championshipTeams.state);
  for (const { categoryId, state, total } of rows) {
    const known = counts.get(categoryId) ?? { accepted: 0, asked: 0 };
    // Who left in the middle keeps its place in the plan.
    if (state === "accepted" || state === "withdrawn") known.accepted += total;
    if (state === "asked" || state === "invited") known.asked += total;
    counts.set(categoryId, known);
  }
  return counts;
}
