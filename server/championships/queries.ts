import { db } from "#server/platform/database/database.ts";
import { championships } from "./tables.ts";

export type NewChampionship = Omit<typeof championships.$inferInsert, "id" | "deletedAt">;

export async function insertChampionship(input: NewChampionship): Promise<string> {
  const inserted = await db().insert(championships).values(input).returning({ id: championships.id });
  return inserted[0]!.id;
}
