import type { MediaKind, MediaOwnerType, MediaState } from "#domain/media/kinds.ts";
import type { Picture } from "#domain/media/picture.ts";
import { config } from "#server/platform/config/current.ts";
import { client } from "#server/platform/database/database.ts";
import { signal } from "#server/platform/signal.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import type { MediaRow } from "./items.ts";

export {
  addItems,
  findItem,
  itemsIn,
  moveItem,
  ownersWithItemsIn,
  setHidden,
  type MediaRow,
  type NewItem,
} from "./items.ts";
export type { MediaOwner, MediaOwners } from "./owners.ts";

/**
 * An item was inspected and its files are stored. The owner's capability says where it goes next (its guardian, the
 * team) and tells the people, in the same transaction.
 */
export const mediaInspected = signal<{ item: MediaRow }>();

/** Staff decided about an item, or took it down. The owner's capability tells the people, in the same transaction. */
export const mediaDecided = signal<{ item: MediaRow; approved: boolean; reason: string | null }>();

/** SQL: this row of `media` is shown to everybody who may read its owner's profile. */
export const isShown = (row: string): string =>
  `(${row}.state = 'visible' and ${row}.hidden_at is null and ${row}.deleted_at is null)`;

/** SQL that answers a picture (see domain/media/picture.ts) as JSON, or null when it is not shown. */
export const shownPicture = (mediaId: string): string => `(
    select ${pictureJson("m")} from media m where m.id = ${mediaId} and ${isShown("m")})`;

/** SQL: one row of `media` as a picture. A drawing has no files to look for. */
export const pictureJson = (row: string): string => `(
      select json_build_object(
        'id', ${row}.id, 'drawing', ${row}.drawing, 'width', ${row}.width, 'height', ${row}.height,
        'colour', ${row}.colour, 'title', nullif(${row}.title, ''), 'crop', ${row}.crop,
        'widths', coalesce(json_agg(f.width order by f.width) filter (where f.format = 'webp'), '[]'),
        'avif', coalesce(bool_or(f.format = 'avif'), false))
      from media_files f
      where f.media_id = ${row}.id and f.role in ('picture', 'poster') and ${row}.drawing is null)`;

/** SQL that answers an owner's shown photos in their order, as JSON. */
export const shownPhotos = (ownerType: MediaOwnerType, ownerId: string, most: number): string =>
  shownOf(ownerType, ownerId, "photo", pictureJson("m"), most);

/** SQL that answers an owner's shown videos in their order, as JSON (see domain/media/picture.ts). */
export const shownVideos = (ownerType: MediaOwnerType, ownerId: string, most: number): string =>
  shownOf(
    ownerType,
    ownerId,
    "video",
    `json_build_object('id', m.id, 'title', m.title, 'seconds', coalesce(m.duration_seconds, 0),
      'playable', m.playable, 'poster', ${pictureJson("m")})`,
    most,
  );

const shownOf = (
  ownerType: MediaOwnerType,
  ownerId: string,
  kind: MediaKind,
  json: string,
  most: number,
): string => `(
    select coalesce(json_agg(x.item), '[]') from (
      select ${json} as item from media m
      where m.owner_id = ${ownerId} and m.owner_type = '${ownerType}' and m.kind = '${kind}' and ${isShown("m")}
      order by m.position, m.id limit ${most}) x)`;

/** A picture for its own people: in whatever state, unless staff hid it or it was deleted. */
export async function ownPicture(id: string | null): Promise<Picture | null> {
  if (!id) return null;
  const { rows } = await client().query<{ picture: Picture }>(
    `select ${pictureJson("m")} as picture from media m where m.id = $1 and m.hidden_at is null and m.deleted_at is null`,
    [id],
  );
  return rows[0]?.picture ?? null;
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
export interface ItemToDecide {
  id: string;
  ownerId: string;
  kind: MediaKind;
  title: string;
  seconds: number | null;
  /** False where common browsers do not play the video. */
  playable: boolean;
  createdAt: Temporal.Instant;
  picture: Picture;
}

/** Items of these owners that wait in one state, oldest first. */
export async function shownToDecide(
  ownerType: MediaOwnerType,
  ownerIds: readonly string[],
  state: MediaState,
): Promise<ItemToDecide[]> {
  const { rows } = await client().query<Omit<ItemToDecide, "createdAt"> & { createdAt: string }>(
    `select m.id, m.owner_id as "ownerId", m.kind, m.title, m.duration_seconds as seconds, m.playable,
      m.created_at as "createdAt", ${pictureJson("m")} as picture
    from media m
    where m.owner_type = $1 and m.owner_id = any($2::uuid[]) and m.state = $3
      and m.hidden_at is null and m.deleted_at is null
    order by m.id limit 100`,
    [ownerType, ownerIds, state],
  );
  return rows.map((row) => ({ ...row, createdAt: Temporal.Instant.from(row.createdAt) }));
}

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
