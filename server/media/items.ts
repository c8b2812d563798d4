import type { AuditAction } from "#domain/audit/actions.ts";
import type { Actor } from "#domain/identity/actor.ts";
import type { MediaOwnerType, MediaState } from "#domain/media/kinds.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { db } from "#server/platform/database/database.ts";
import { findLive, live } from "#server/platform/database/live-rows.ts";
import { and, eq, gt, inArray } from "#server/platform/database/orm.ts";
import { media } from "./tables.ts";

export type MediaRow = typeof media.$inferSelect;

/** An item of an id from outside that its owner has not deleted. */
export const findItem = (id: string): Promise<MediaRow | undefined> => findLive(media, id);

interface StateChange {
  action: AuditAction;
  /** Where it must be now. */
  from: MediaState;
  to: MediaState;
  /** What the owner reads when it is refused. */
  reason?: string | null;
}

/** Moves an item on. The caller has checked that this actor may. Of two who decide at once, the second is told so. */
export async function moveItem(
  who: Actor | string | null,
  id: string,
  { action, from, to, reason = null }: StateChange,
): Promise<Result<MediaRow, "not_found" | "already_decided">> {
  const changed = await changeRow(media, id, {
    who,
    action,
    allowed: () => true,
    obstacle: ({ state }) => (state === from ? null : "already_decided"),
    set: { state: to, refusedReason: reason },
  });
  return changed.ok ? ok({ ...changed.value.before, state: to, refusedReason: reason }) : err(changed.error);
}

/** Items of these owners in one state, oldest first. */
export const itemsIn = (
  ownerType: MediaOwnerType,
  ownerIds: readonly string[],
  state: MediaState,
  limit = 100,
): Promise<MediaRow[]> =>
  db()
    .select()
    .from(media)
    .where(
      and(
        eq(media.ownerType, ownerType),
        inArray(media.ownerId, [...ownerIds]),
        eq(media.state, state),
        live(media),
      ),
    )
    .orderBy(media.id)
    .limit(limit);

/** Ids of owners with items in one state, in the order of the ids, a page at a time. */
export async function ownersWithItemsIn(
  ownerType: MediaOwnerType,
  state: MediaState,
  page: { after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ id: media.ownerId })
    .from(media)
    .where(
      and(
        eq(media.ownerType, ownerType),
        eq(media.state, state),
        live(media),
        page.after ? gt(media.ownerId, page.after) : undefined,
      ),
    )
    .orderBy(media.ownerId)
    .limit(page.limit);
  return rows.map(({ id }) => id);
}
