import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { MOST_VIEWS, type SavedView } from "#domain/lists/saved-view.ts";
import { assertModerator, canModerate } from "#domain/moderation/policy.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { lockUser } from "#server/identity/identity.server.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, asc, count, eq } from "#server/platform/database/orm.ts";
import { savedViews } from "./tables.ts";

/** What this person keeps of a list, oldest first. */
export async function savedViewsOf(actor: Actor, list: string): Promise<SavedView[]> {
  assertModerator(actor);
  const userId = userIdOf(actor);
  if (!userId) return [];
  return db()
    .select({ id: savedViews.id, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.list, list)))
    .orderBy(asc(savedViews.id))
    .limit(MOST_VIEWS);
}

/** A view of the same name is replaced. */
export function saveView(
  actor: Actor,
  { list, name, query }: { list: string; name: string; query: string },
): Promise<Result<null, "not_allowed" | "too_many">> {
  return inTransaction(async () => {
    const userId = userIdOf(actor);
    if (!canModerate(actor) || !userId) return err("not_allowed");
    await lockUser(userId);
    const mine = and(eq(savedViews.userId, userId), eq(savedViews.list, list));
    const replaced = await db()
      .update(savedViews)
      .set({ query })
      .where(and(mine, eq(savedViews.name, name)));
    if (replaced.rowCount) return ok(null);
    const [kept] = await db().select({ views: count() }).from(savedViews).where(mine);
    if (kept!.views >= MOST_VIEWS) return err("too_many");
    await db().insert(savedViews).values({ userId, list, name, query });
    return ok(null);
  });
}

export async function deleteView(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  const userId = userIdOf(actor);
  if (!canModerate(actor) || !userId) return err("not_found");
  const gone = await db()
    .delete(savedViews)
    .where(and(matchesId(savedViews.id, id), eq(savedViews.userId, userId)));
  return gone.rowCount ? ok(null) : err("not_found");
}
