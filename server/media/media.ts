import type { MediaKind, MediaOwnerType, MediaState } from "#domain/media/kinds.ts";
import type { Picture } from "#domain/media/picture.ts";
import { client } from "#server/platform/database/database.ts";
import { signal } from "#server/platform/signal.ts";
import type { MediaRow } from "./items.ts";

export { findItem, itemsIn, moveItem, ownersWithItemsIn, type MediaRow } from "./items.ts";
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

/** SQL: the columns of one row of `media` as a picture. */
export const pictureJson = (row: string): string => `json_build_object(
      'id', ${row}.id, 'drawing', ${row}.drawing, 'width', ${row}.width, 'height', ${row}.height, 'colour', ${row}.colour,
      'title', nullif(${row}.title, ''), 'crop', ${row}.crop,
      'widths', coalesce((select json_agg(f.width order by f.width) from media_files f
        where f.media_id = ${row}.id and f.role in ('picture', 'poster') and f.format = 'webp'), '[]'),
      'avif', exists (select from media_files f where f.media_id = ${row}.id and f.format = 'avif'))`;

/** SQL that answers an owner's shown photos or videos in their order, as JSON. */
export const shownOf = (
  ownerType: MediaOwnerType,
  ownerId: string,
  kind: "photo" | "video",
  most: number,
): string => `(
    select coalesce(json_agg(x.item), '[]') from (
      select ${pictureJson("m")} as item from media m
      where m.owner_id = ${ownerId} and m.owner_type = '${ownerType}' and m.kind = '${kind}' and ${isShown("m")}
      order by m.position, m.id limit ${most}) x)`;

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
