import type { AuditAction } from "#domain/audit/actions.ts";
import type { MediaKind, MediaOwnerType, MediaState } from "#domain/media/kinds.ts";
import type { Picture } from "#domain/media/picture.ts";
import { subjectsOf } from "#server/platform/audit/audit.ts";
import { config } from "#server/platform/config/current.ts";
import { client } from "#server/platform/database/database.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import { pictureJson } from "./picture-sql.ts";

export {
  addItems,
  findItem,
  itemIdsOf,
  itemsIn,
  itemsOfAll,
  moveItem,
  ownersWithItemsIn,
  setDeletedBack,
  setHidden,
  type MediaRow,
  type NewItem,
} from "./items.ts";
export {
  cropPhoto,
  deleteItem,
  dismissUpload,
  placeItem,
  renameItem,
  renameUpload,
  restoreItem,
  type Managed,
} from "./manage.ts";
export { addLogo, storeLogo } from "./logos.ts";
export { mayRead, readingFacts, type MediaOwner, type MediaOwners } from "./owners.ts";
export { dropPictures, onePictureOf, sendToStaff } from "./one-picture.ts";
export { ownItems, ownUploads, type OwnItem, type OwnUpload } from "./own-list.ts";
export { resubmitAdjusted } from "./reviews.ts";
export { setPoster } from "./poster.ts";
export { shownChanged } from "./shown-changed.ts";
export { mediaDecided, mediaInspected, mediaTakenDown } from "./signals.ts";
export {
  hasShownVideo,
  mediaSummarySql,
  shownPhotos,
  shownPicture,
  shownVideos,
  type MediaSummary,
} from "./picture-sql.ts";

/** SQL that answers a picture for its own people: in whatever state, unless staff hid it or it was deleted. */
export const ownPictureSql = (mediaId: string): string => `(
    select ${pictureJson("m")} from media m
    where m.id = ${mediaId} and m.hidden_at is null and m.deleted_at is null)`;

export const ownPicture = async (id: string | null): Promise<Picture | null> =>
  id ? ((await ownPictures([id])).get(id) ?? null) : null;

/** Of many at once, by their ids. */
export async function ownPictures(ids: readonly string[]): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map();
  const { rows } = await client().query<{ id: string; picture: Picture | null }>(
    `select asked.id, ${ownPictureSql("asked.id")} as picture from unnest($1::uuid[]) as asked (id)`,
    [ids],
  );
  return new Map(rows.flatMap(({ id, picture }) => (picture ? [[id, picture]] : [])));
}

/**
 * SQL that answers the key of a video's file, its owner, and a version which changes with the item. `xmin` is
 * PostgreSQL's own version of a row.
 */
export const videoVersion = (mediaId: string): string => `(
    select f.key, m.owner_type, m.owner_id, row(m.xmin, f.xmin)::text as version
    from media m join media_files f on f.media_id = m.id and f.role = 'video'
    where m.id = ${mediaId} and m.kind = 'video' and m.deleted_at is null
    limit 1
  )`;

/** An item with its picture, for whoever decides about it. */
interface ItemToDecide {
  id: string;
  ownerId: string;
  kind: MediaKind;
  state: MediaState;
  title: string;
  seconds: number | null;
  /** False where common browsers do not play the video. */
  playable: boolean;
  createdAt: Temporal.Instant;
  picture: Picture;
}

/** Items of these owners that wait in one state, oldest first. */
export const shownToDecide = (
  ownerType: MediaOwnerType,
  ownerIds: readonly string[],
  state: MediaState,
): Promise<ItemToDecide[]> =>
  itemsToDecide("m.owner_type = $1 and m.owner_id = any($2::uuid[]) and m.state = $3", [
    ownerType,
    ownerIds,
    state,
  ]);

/** The same by their ids, in whatever state. */
export const itemsById = (ids: readonly string[]): Promise<ItemToDecide[]> =>
  ids.length > 0 ? itemsToDecide("m.id = any($1::uuid[])", [ids]) : Promise.resolve([]);

async function itemsToDecide(filter: string, values: unknown[]): Promise<ItemToDecide[]> {
  const { rows } = await client().query<Omit<ItemToDecide, "createdAt"> & { createdAt: string }>(
    `select m.id, m.owner_id as "ownerId", m.kind, m.state, m.title, m.duration_seconds as seconds, m.playable,
      m.created_at as "createdAt", ${pictureJson("m")} as picture
    from media m
    where ${filter} and m.hidden_at is null and m.deleted_at is null
    order by m.id limit 100`,
    values,
  );
  return rows.map((row) => ({ ...row, createdAt: Temporal.Instant.from(row.createdAt) }));
}

/** How many items of each owner got a final answer in a period: shown, or refused. */
export async function decidedBetween(
  ownerType: MediaOwnerType,
  ownerIds: readonly string[],
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
): Promise<Map<string, number>> {
  const { rows } = await client().query<{ id: string; ownerId: string }>(
    `select id, owner_id as "ownerId" from media
     where owner_type = $1 and owner_id = any($2::uuid[]) and deleted_at is null`,
    [ownerType, ownerIds],
  );
  const subjectIds = rows.map(({ id }) => id);
  const decided = new Set(
    await subjectsOf({ subjectType: "media", subjectIds, actions: FINAL_ANSWERS, from, until }),
  );
  const totals = new Map<string, number>();
  for (const { id, ownerId } of rows)
    if (decided.has(id)) totals.set(ownerId, (totals.get(ownerId) ?? 0) + 1);
  return totals;
}

const FINAL_ANSWERS: readonly AuditAction[] = ["media.approved", "media.refused", "media.guardian_refused"];

/** The bytes of a picture, in the smallest stored size of at least this width, or else in the largest. */
export async function readPicture(id: string, width: number): Promise<Uint8Array | null> {
  const { rows } = await client().query<{ key: string }>(
    `select key from media_files where media_id = $1 and role in ('picture', 'poster') and format = 'webp'
     order by width < $2, abs(width - $2) limit 1`,
    [id, width],
  );
  const file = rows[0] && (await openStorage(config()).get(rows[0].key));
  return file ? new Uint8Array(await new Response(file.stream).arrayBuffer()) : null;
}
