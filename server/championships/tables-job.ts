import { z } from "zod";
import { competition } from "#domain/championships/competition.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive, live, lockLive } from "#server/platform/database/live-rows.ts";
import { and, eq, isNotNull, sql } from "#server/platform/database/orm.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { tellClubs } from "./club-results.ts";
import { factsOf } from "./facts.ts";
import { fillKnockout } from "./matches/fill-knockout.ts";
import { tellOfPeople } from "./people/job.ts";
import { followCategories } from "./status.ts";
import { championshipCategories, championships, championshipTables } from "./tables.ts";

/** A sheet, a decision, a draw or a team changed: the tables hold no more. In the transaction of what caused it. */
export async function markStale(categoryId: string): Promise<void> {
  await db()
    .insert(championshipTables)
    .values({ categoryId })
    .onConflictDoUpdate({
      target: championshipTables.categoryId,
      set: { version: sql`${championshipTables.version} + 1` },
    });
  await enqueue(refreshTables, { categoryId });
}

/**
 * The same for who decides about the knockout: the next match gets its teams in this transaction. In the time until the
 * job comes somebody could begin it with those that are out.
 */
export async function recalculate(categoryId: string): Promise<void> {
  await markStale(categoryId);
  await settle(categoryId);
}

/** Whether its sheets count elsewhere has changed: clubs and athletes are told anew, if anything was drawn. */
export async function recount(championshipId: string): Promise<void> {
  if ((await drawnCategories(championshipId)).length > 0)
    await enqueue(recountCategories, { championshipId });
}

/** A job of its own, so that whoever decides about the page of a championship waits for none of its rows. */
export const recountCategories = defineJob({
  name: "championship-recount",
  schema: z.object({ championshipId: z.string() }),
  async handle({ championshipId }) {
    for (const { id } of await drawnCategories(championshipId)) await inTransaction(() => markStale(id));
  },
});

const drawnCategories = (championshipId: string): Promise<{ id: string }[]> =>
  db()
    .select({ id: championshipCategories.id })
    .from(championshipCategories)
    .where(
      and(
        eq(championshipCategories.championshipId, championshipId),
        isNotNull(championshipCategories.drawnAt),
        live(championshipCategories),
      ),
    )
    .orderBy(championshipCategories.id);

export const refreshTables = defineJob({
  name: "championship-tables",
  schema: z.object({ categoryId: z.string() }),
  handle: async ({ categoryId }) => settle(categoryId),
});

/**
 * Calculates a category anew, says who plays in the matches that waited for it, and notes the champion. Matches that
 * have begun keep their teams.
 */
export function settle(categoryId: string): Promise<void> {
  return inTransaction(async () => {
    const category = await lockLive(championshipCategories, categoryId);
    const championship = category && (await findLive(championships, category.championshipId));
    if (!championship) return;
    const version = await versionOf(categoryId);
    const known = await factsOf(category);
    const computed = competition(known.facts);
    await fillKnockout(known, computed);
    await tellClubs(championship, category, known, computed);
    await db()
      .insert(championshipTables)
      .values({ categoryId, version, computedVersion: version, computed, computedAt: sql`now()` })
      .onConflictDoUpdate({
        target: championshipTables.categoryId,
        set: { computedVersion: version, computed, computedAt: sql`now()` },
      });
    await db()
      .update(championshipCategories)
      .set({ championTeamId: computed.champion })
      .where(eq(championshipCategories.id, categoryId));
    await followCategories(championship.id);
    await tellOfPeople(categoryId);
  });
}

async function versionOf(categoryId: string): Promise<number> {
  const [row] = await db()
    .select({ version: championshipTables.version })
    .from(championshipTables)
    .where(eq(championshipTables.categoryId, categoryId))
    .for("update");
  return row?.version ?? 1;
}
