import { randomUUIDv7 } from "node:crypto";
import type { AuditAction } from "#domain/audit/actions.ts";
import type { Actor } from "#domain/identity/actor.ts";
import type { MediaOwnerType, MediaState } from "#domain/media/kinds.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive, live, setMark } from "#server/platform/database/live-rows.ts";
import { and, desc, eq, gt, inArray, isNotNull } from "#server/platform/database/orm.ts";
import { shownChanged } from "./shown-changed.ts";
import { media, mediaFiles } from "./tables.ts";

export type MediaRow = typeof media.$inferSelect;

/** Where all files of an item are in storage. */
export const mediaFolder = (mediaId: string): string => `media/${mediaId}/`;

/** An item of an id from outside that its owner has not deleted. */
export const findItem = (id: string): Promise<MediaRow | undefined> => findLive(media, id);

/** An item that did not come through an upload: the product's own data. */
export interface NewItem extends Pick<
  typeof media.$inferInsert,
  "kind" | "title" | "drawing" | "durationSeconds" | "createdAt"
> {
  /** Where the video is in storage. */
  videoKey?: string;
}

/** In the order given; shown at once unless told otherwise. Returns their ids. */
export async function addItems(
  owner: Pick<MediaRow, "ownerType" | "ownerId">,
  items: readonly NewItem[],
  {
    state = "visible",
    uploadedBy = null,
    position: first = 0,
  }: Partial<Pick<MediaRow, "state" | "uploadedBy" | "position">> = {},
): Promise<string[]> {
  if (items.length === 0) return [];
  const rows = items.map((item, at) => ({ ...item, ...owner, id: randomUUIDv7(), position: first + at }));
  await db()
    .insert(media)
    .values(rows.map(({ videoKey: _key, ...row }) => ({ ...row, state, uploadedBy })));
  const files = rows.flatMap(({ id, videoKey: key }) => (key ? [{ mediaId: id, key, ...VIDEO_FILE }] : []));
  if (files.length > 0) await db().insert(mediaFiles).values(files);
  if (state === "visible") await shownChanged.tell(owner);
  return rows.map(({ id }) => id);
}

const VIDEO_FILE = { role: "video", format: "webm", width: 0, height: 0, bytes: 0 } as const;

/** Off every page, or back. The caller has checked that this actor may. False: nothing was to be done. */
export function setHidden(who: Actor | string | null, id: string, hidden: boolean): Promise<boolean> {
  return inTransaction(async () => {
    if (!(await setMark(media, id, "hiddenAt", hidden))) return false;
    await audit(who, hidden ? "media.hidden" : "media.shown", id);
    const item = await findItem(id);
    if (item) await shownChanged.tell(item);
    return true;
  });
}

interface StateChange {
  action: AuditAction;
  /** Where it must be now. */
  from: MediaState | readonly MediaState[];
  to: MediaState;
  /** What the owner reads when it is refused. */
  reason?: string | null;
}

/** Moves an item on. The caller has checked that this actor may. Of two who decide at once, the second is told so. */
export function moveItem(
  who: Actor | string | null,
  id: string,
  { action, from, to, reason = null }: StateChange,
): Promise<Result<MediaRow, "not_found" | "already_decided">> {
  return inTransaction(async () => {
    const changed = await changeRow(media, id, {
      who,
      action,
      allowed: () => true,
      obstacle: ({ state }) => ([from].flat().includes(state) ? null : "already_decided"),
      set: { state: to, refusedReason: reason },
    });
    if (!changed.ok) return err(changed.error);
    if (changed.value.before.state === "visible" || to === "visible")
      await shownChanged.tell(changed.value.before);
    return ok({ ...changed.value.before, state: to, refusedReason: reason });
  });
}

/** Whatever of an owner's deleted items had come further than this state comes back in it. */
export async function setDeletedBack(
  ownerType: MediaOwnerType,
  ownerId: string,
  { from, to }: { from: readonly MediaState[]; to: MediaState },
): Promise<void> {
  await db()
    .update(media)
    .set({ state: to })
    .where(
      and(
        eq(media.ownerType, ownerType),
        eq(media.ownerId, ownerId),
        inArray(media.state, [...from]),
        isNotNull(media.deletedAt),
      ),
    );
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

/** Ids of all items of an owner, the deleted ones that are still stored included, newest first. */
export async function itemIdsOf(ownerType: MediaOwnerType, ownerId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.ownerType, ownerType), eq(media.ownerId, ownerId)))
    .orderBy(desc(media.id))
    .limit(1000);
  return rows.map(({ id }) => id);
}

/** Ids of the items of many owners, with whose they are. */
export const itemsOfAll = (
  ownerType: MediaOwnerType,
  ownerIds: readonly string[],
): Promise<Pick<MediaRow, "id" | "ownerId">[]> =>
  db()
    .select({ id: media.id, ownerId: media.ownerId })
    .from(media)
    .where(and(eq(media.ownerType, ownerType), inArray(media.ownerId, [...ownerIds])));

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
