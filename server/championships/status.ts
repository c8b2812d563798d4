import type { ChampionshipStatus } from "#domain/championships/vocabulary.ts";
import { db } from "#server/platform/database/database.ts";
import { live, lockLive } from "#server/platform/database/live-rows.ts";
import { and, eq, isNull, sql } from "#server/platform/database/orm.ts";
import { championshipCategories, championships } from "./tables.ts";

/** A cup begins with its first closed sheet, unless somebody set its status by hand. */
export async function begin(id: string): Promise<void> {
  await db()
    .update(championships)
    .set({ status: "ongoing", updatedAt: sql`now()` })
    .where(
      and(eq(championships.id, id), eq(championships.status, "upcoming"), isNull(championships.statusReason)),
    );
}

/**
 * A category was settled. The row of the championship is locked, after that of the category as everywhere: of two
 * categories that end at once, the second sees the champion of the first.
 */
export async function followCategories(id: string): Promise<void> {
  const championship = await lockLive(championships, id);
  if (!championship || championship.statusReason !== null) return;
  const { begun, over } = await standingOf(id);
  // What has begun stays so, whatever was taken back since.
  const status = statusOf({ begun: begun || championship.status !== "upcoming", over });
  if (status === championship.status) return;
  await db()
    .update(championships)
    .set({ status, updatedAt: sql`now()` })
    .where(eq(championships.id, id));
}

/** What the sheets say of it, whatever was set by hand. Only right while the championship is locked. */
export const statusBySheets = async (id: string): Promise<ChampionshipStatus> =>
  statusOf(await standingOf(id));

interface Standing {
  /** A sheet was closed, or a match got its result by a decision. */
  begun: boolean;
  /** Each of its categories has a champion. */
  over: boolean;
}

const statusOf = ({ begun, over }: Standing): ChampionshipStatus =>
  begun ? (over ? "finished" : "ongoing") : "upcoming";

async function standingOf(id: string): Promise<Standing> {
  const categories = await db()
    .select({ frozenAt: championshipCategories.frozenAt, champion: championshipCategories.championTeamId })
    .from(championshipCategories)
    .where(and(eq(championshipCategories.championshipId, id), live(championshipCategories)));
  return {
    begun: categories.some(({ frozenAt }) => frozenAt !== null),
    over: categories.length > 0 && categories.every(({ champion }) => champion !== null),
  };
}
