import type { MediaKind, MediaOwnerType } from "#domain/media/kinds.ts";
import type { Picture } from "#domain/media/picture.ts";

/** SQL: this row of `media` is shown to everybody who may read its owner's profile. */
const isShown = (row: string): string =>
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

/** SQL: whether a video of this owner is shown. */
export const hasShownVideo = (ownerType: MediaOwnerType, ownerId: string): string =>
  `exists (select from media m
    where m.owner_id = ${ownerId} and m.owner_type = '${ownerType}' and m.kind = 'video' and ${isShown("m")})`;

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

const SUMMARISED = 4;

/** An owner's photos and videos in a few numbers and pictures, for pages about more than them. */
export interface MediaSummary {
  photos: number;
  videos: number;
  /** Items that are not shown yet, and for whom they wait. */
  waiting: number;
  guardian: number;
  staff: number;
  /** The first photos. */
  first: { id: string; kind: "photo"; picture: Picture; durationSeconds: number | null }[];
}

/** SQL that answers the `MediaSummary` of an owner as JSON, for its own people. */
export const mediaSummarySql = (ownerType: MediaOwnerType, ownerId: string): string => {
  const own = `m.owner_id = ${ownerId} and m.owner_type = '${ownerType}' and m.hidden_at is null and m.deleted_at is null`;
  return `(
    select json_build_object(
      'photos', count(*) filter (where m.kind = 'photo'), 'videos', count(*) filter (where m.kind = 'video'),
      'waiting', count(*) filter (where m.state not in ('visible', 'refused')),
      'guardian', count(*) filter (where m.state = 'guardian'), 'staff', count(*) filter (where m.state = 'staff'),
      'first', (select coalesce(json_agg(x.item), '[]') from (
        select json_build_object('id', m.id, 'kind', m.kind, 'picture', ${pictureJson("m")}, 'durationSeconds', m.duration_seconds) as item
        from media m where ${own} and m.kind = 'photo' order by m.position, m.id limit ${SUMMARISED}) x))
    from media m where ${own} and m.kind in ('photo', 'video'))`;
};
