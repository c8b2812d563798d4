import { db } from "#server/platform/database/database.ts";
import { mergePart, type MergePart } from "#server/platform/database/merge-part.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, count, gt, inArray } from "#server/platform/database/orm.ts";
import { linkChanged } from "./people/seasons.ts";
import { championshipSquad } from "./teams/tables.ts";

const rows = mergePart({ squads: { column: championshipSquad.athleteId } });

export const championshipsMerge: MergePart<"squads"> = {
  count: rows.count,
  async pass(merged) {
    const { squads } = await rows.count(merged);
    await rows.pass(merged);
    // What the sheets of both say is added up once, from the sheets.
    if (squads > 0) await linkChanged(merged.kept);
  },
};

/** Both play in one category, for one team or two: the organiser has to say which of the two rows is right. */
export async function inSameCategory(one: string, other: string): Promise<boolean> {
  const found = await db()
    .select({ categoryId: championshipSquad.categoryId })
    .from(championshipSquad)
    .where(and(inArray(championshipSquad.athleteId, [one, other]), live(championshipSquad)))
    .groupBy(championshipSquad.categoryId)
    .having(gt(count(), 1))
    .limit(1);
  return found.length === 1;
}
