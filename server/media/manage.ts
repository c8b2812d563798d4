import type { Actor } from "#domain/identity/actor.ts";
import { cropAt, type CropPosition } from "#domain/media/crop.ts";
import type { MediaOwnerType } from "#domain/media/kinds.ts";
import { UNDO_DAYS } from "#domain/media/limits.ts";
import { storedTitle } from "#domain/media/titles.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { now } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, eq, inArray, sql } from "#server/platform/database/orm.ts";
import type { MediaRow } from "./items.ts";
import { shownChanged } from "./shown-changed.ts";
import { media, mediaUploads } from "./tables.ts";
import { quarantine } from "./upload/quarantine.ts";

/** The media of one owner, and who changes them. The owner's capability has checked that this actor may. */
export interface Managed {
  who: Actor;
  ownerType: MediaOwnerType;
  ownerId: string;
}

const isOf =
  ({ ownerType, ownerId }: Managed) =>
  (row: MediaRow): boolean =>
    row.ownerType === ownerType && row.ownerId === ownerId;

/** `before` is the item as it was; `changed` is false when the title was the same. */
export async function renameItem(
  managed: Managed,
  id: string,
  title: string,
): Promise<Result<{ before: MediaRow; changed: boolean }, "not_found">> {
  const renamed = await changeRow(media, id, {
    who: managed.who,
    action: "media.renamed",
    allowed: isOf(managed),
    set: ({ kind }) => ({ title: storedTitle(title, kind) }),
  });
  if (!renamed.ok) return renamed;
  return ok({ before: renamed.value.before, changed: renamed.value.fields.length > 0 });
}

/** A file that is still on its way in takes the title along to the item that comes of it. */
export function renameUpload(
  managed: Managed,
  id: string,
  title: string,
): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const [upload] = await db().select().from(mediaUploads).where(uploadOf(managed, id)).for("update");
    if (!upload) return err("not_found");
    const stored = storedTitle(title, upload.kind);
    await db()
      .update(mediaUploads)
      .set({ title: stored, updatedAt: sql`now()` })
      .where(eq(mediaUploads.id, id));
    if (!upload.mediaId) return ok(null);
    const renamed = await renameItem(managed, upload.mediaId, stored);
    return renamed.ok ? ok(null) : renamed;
  });
}

/** The part of a photo that the figurinha shows. */
export async function cropPhoto(
  managed: Managed,
  id: string,
  position: CropPosition,
): Promise<Result<null, "not_found" | "not_a_photo">> {
  const cropped = await changeRow(media, id, {
    who: managed.who,
    action: "media.cropped",
    allowed: isOf(managed),
    obstacle: (row) => (row.kind === "photo" && row.width && row.height ? null : "not_a_photo"),
    set: ({ width, height }) => ({ crop: cropAt(position, { width: width!, height: height! }) }),
  });
  return cropped.ok ? ok(null) : cropped;
}

/**
 * Puts an item at a place among the owner's items of its kind, the first being 0. The place is where it ends, so that
 * the same request twice is the same as once.
 */
export function placeItem(managed: Managed, id: string, place: number): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const [item] = await db()
      .select({ kind: media.kind })
      .from(media)
      .where(and(matchesId(media.id, id), ownedBy(managed), live(media)));
    if (!item) return err("not_found");
    const rows = await db()
      .select({ id: media.id, position: media.position })
      .from(media)
      .where(and(ownedBy(managed), eq(media.kind, item.kind), live(media)))
      .orderBy(media.position, media.id)
      .for("update");
    const others = rows.filter((row) => row.id !== id);
    const order = others.toSpliced(Math.min(Math.max(0, place), others.length), 0, {
      id,
      position: rows.find((row) => row.id === id)!.position,
    });
    if (order.every((row, index) => row.id === rows[index]!.id)) return ok(null);
    const moved = order.flatMap((row, index) => (row.position === index ? [] : [{ id: row.id, index }]));
    await db()
      .update(media)
      .set({
        position: sql`(select n.place from unnest(${sql.param(moved.map((row) => row.id))}::uuid[], ${sql.param(moved.map(({ index }) => index))}::int[]) as n (id, place) where n.id = ${media.id})`,
        updatedAt: sql`now()`,
      })
      .where(
        inArray(
          media.id,
          moved.map((row) => row.id),
        ),
      );
    await audit(managed.who, "media.moved", id, ["position"]);
    return ok(null);
  });
}

/** The item is gone from every page at once; for some days its owner can bring it back. */
export function deleteItem(managed: Managed, id: string): Promise<Result<MediaRow, "not_found">> {
  return inTransaction(async () => {
    const deleted = await changeRow(media, id, {
      who: managed.who,
      action: "media.deleted",
      allowed: isOf(managed),
      set: { deletedAt: now() },
    });
    if (!deleted.ok) return deleted;
    await shownChanged.tell(managed);
    return ok(deleted.value.before);
  });
}

/** Brings a deleted item back as it was. Doing it twice is the same as once. */
export function restoreItem(managed: Managed, id: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const [item] = await db()
      .select()
      .from(media)
      .where(and(matchesId(media.id, id), ownedBy(managed)))
      .for("update");
    if (!item || isPastUndo(item)) return err("not_found");
    if (!item.deletedAt) return ok(null);
    await db()
      .update(media)
      .set({ deletedAt: null, updatedAt: sql`now()` })
      .where(eq(media.id, id));
    await audit(managed.who, "media.restored", id, ["deletedAt"]);
    await shownChanged.tell(managed);
    return ok(null);
  });
}

/** Takes a file off the list that was refused, or that nobody finished sending, with what of it has arrived. */
export async function dismissUpload(managed: Managed, id: string): Promise<Result<null, "not_found">> {
  const rows = await db()
    .delete(mediaUploads)
    .where(and(uploadOf(managed, id), inArray(mediaUploads.state, ["refused", "receiving"])))
    .returning({ id: mediaUploads.id });
  if (rows.length === 0) return err("not_found");
  await (await quarantine()).remove(id);
  return ok(null);
}

const isPastUndo = ({ deletedAt }: MediaRow): boolean =>
  deletedAt !== null && Temporal.Instant.compare(deletedAt, now().subtract({ hours: 24 * UNDO_DAYS })) < 0;

const ownedBy = ({ ownerType, ownerId }: Managed) =>
  and(eq(media.ownerType, ownerType), eq(media.ownerId, ownerId));

const uploadOf = ({ ownerType, ownerId }: Managed, id: string) =>
  and(
    matchesId(mediaUploads.id, id),
    eq(mediaUploads.ownerType, ownerType),
    eq(mediaUploads.ownerId, ownerId),
  );
