import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, desc, eq, inArray, isNull, lt, sql } from "#server/platform/database/orm.ts";
import { dataExports } from "./tables.ts";

export type ExportRow = typeof dataExports.$inferSelect;

export async function insertExport(userId: string, athleteId: string | null): Promise<string> {
  const inserted = await db()
    .insert(dataExports)
    .values({ userId, athleteId })
    .returning({ id: dataExports.id });
  return inserted[0]!.id;
}

export async function isWaiting(userId: string, athleteId: string | null): Promise<boolean> {
  const rows = await db()
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(
      and(
        eq(dataExports.userId, userId),
        eq(dataExports.state, "waiting"),
        athleteId ? eq(dataExports.athleteId, athleteId) : isNull(dataExports.athleteId),
      ),
    );
  return rows.length > 0;
}

export async function findExport(id: string): Promise<ExportRow | undefined> {
  const rows = await db().select().from(dataExports).where(matchesId(dataExports.id, id));
  return rows[0];
}

export const listExports = (userId: string): Promise<ExportRow[]> =>
  db()
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.id))
    .limit(20);

/** The folders of copies that guardians asked for about these athletes. */
export async function foldersAbout(athleteIds: readonly string[]): Promise<string[]> {
  const rows = await db()
    .select({ key: dataExports.storageKey })
    .from(dataExports)
    .where(inArray(dataExports.athleteId, [...athleteIds]));
  return rows.flatMap(({ key }) => (key ? [key.slice(0, key.lastIndexOf("/") + 1)] : []));
}

export async function markReady(id: string, storageKey: string, expiresAt: Temporal.Instant): Promise<void> {
  await db()
    .update(dataExports)
    .set({ state: "ready", storageKey, expiresAt, readyAt: sql`now()` })
    .where(eq(dataExports.id, id));
}

export async function markFailed(id: string): Promise<void> {
  await db().update(dataExports).set({ state: "failed" }).where(eq(dataExports.id, id));
}

export const expiredExports = (now: Temporal.Instant): Promise<ExportRow[]> =>
  db().select().from(dataExports).where(lt(dataExports.expiresAt, now)).limit(1000);

export async function deleteExports(ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db()
      .delete(dataExports)
      .where(inArray(dataExports.id, [...ids]));
}
