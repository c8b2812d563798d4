import type { MediaKind, MediaOwnerType } from "#domain/media/kinds.ts";

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

/** SQL that answers how many photos and videos of an owner wait for the guardian and for the team, as JSON. */
export const waitingCounts = (ownerType: MediaOwnerType, ownerId: string): string => `(
    select json_build_object(
      'guardian', count(*) filter (where m.state = 'guardian'), 'staff', count(*) filter (where m.state = 'staff'))
    from media m where m.owner_id = ${ownerId} and m.owner_type = '${ownerType}' and m.state in ('guardian', 'staff')
      and m.hidden_at is null and m.deleted_at is null)`;
