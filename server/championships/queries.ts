import { and, eq, isNull } from "drizzle-orm";
import { db } from "#server/platform/database/database.ts";
import { championships } from "./tables.ts";

export type NewChampionship = Omit<typeof championships.$inferInsert, "id" | "deletedAt">;

export async function insertChampionship(input: NewChampionship): Promise<string> {
  const inserted = await db().insert(championships).values(input).returning({ id: championships.id });
  return inserted[0]!.id;
}

/** False when it has an owner already, or does not exist. */
export async function assignOwner(id: string, organiserId: string): Promise<boolean> {
  const assigned = await db()
    .update(championships)
    .set({ organiserId })
    .where(and(eq(championships.id, id), isNull(championships.organiserId)));
  return assigned.rowCount === 1;
}
