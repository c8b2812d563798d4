import { db } from "#server/platform/database/database.ts";
import { eq } from "#server/platform/database/orm.ts";
import { savedViews } from "./tables.ts";

/** What this person kept of lists. It goes with the account by its foreign key. */
export async function exportViews(userId: string) {
  const { list, name, query, createdAt } = savedViews;
  return db().select({ list, name, query, createdAt }).from(savedViews).where(eq(savedViews.userId, userId));
}
