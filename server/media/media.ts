import type { MediaOwnerType } from "#domain/media/kinds.ts";
import { signal } from "#server/platform/signal.ts";
import type { media } from "./tables.ts";

export type MediaRow = typeof media.$inferSelect;

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
