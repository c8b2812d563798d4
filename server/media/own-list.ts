import type { MediaKind, MediaOwnerType, MediaState } from "#domain/media/kinds.ts";
import { UNDO_DAYS } from "#domain/media/limits.ts";
import type { Picture } from "#domain/media/picture.ts";
import type { UploadProblem } from "#domain/media/problems.ts";
import { client } from "#server/platform/database/database.ts";
import { pictureJson } from "./picture-sql.ts";

/** More than the limits of domain/media/limits.ts let anybody keep, deleted items included. */
const MOST_ITEMS = 300;
const MOST_UPLOADS = 60;

/** An item as its owner sees it, in whatever state. */
export interface OwnItem {
  id: string;
  kind: Exclude<MediaKind, "logo">;
  state: MediaState;
  title: string;
  picture: Picture;
  durationSeconds: number | null;
  codec: string | null;
  playable: boolean;
  refusedReason: string | null;
  hidden: boolean;
  deleted: boolean;
}

/** A file that is not an item yet, or was refused. */
export interface OwnUpload {
  id: string;
  kind: MediaKind;
  title: string;
  bytes: number;
  state: "receiving" | "received" | "refused";
  problem: UploadProblem | null;
}

/** Photos and videos of an owner in their order, with those deleted a short while ago. */
export async function ownItems(ownerType: MediaOwnerType, ownerId: string): Promise<OwnItem[]> {
  const { rows } = await client().query<OwnItem>(
    `select m.id, m.kind, m.state, m.title, ${pictureJson("m")} as picture, m.duration_seconds as "durationSeconds",
       m.codec, m.playable, m.refused_reason as "refusedReason", m.hidden_at is not null as hidden,
       m.deleted_at is not null as deleted
     from media m
     where m.owner_id = $2 and m.owner_type = $1 and m.kind in ('photo', 'video')
       and (m.deleted_at is null or m.deleted_at > now() - make_interval(days => $3))
     order by m.kind, m.position, m.id limit ${MOST_ITEMS}`,
    [ownerType, ownerId, UNDO_DAYS],
  );
  return rows;
}

/** Files on their way in and refused ones, newest first. */
export async function ownUploads(ownerType: MediaOwnerType, ownerId: string): Promise<OwnUpload[]> {
  const { rows } = await client().query<OwnUpload>(
    `select u.id, u.kind, u.title, u.bytes::float8 as bytes, u.state, u.problem
     from media_uploads u
     where u.owner_id = $2 and u.owner_type = $1 and u.kind in ('photo', 'video')
       and u.state in ('receiving', 'received', 'refused') and u.media_id is null
     order by u.id desc limit ${MOST_UPLOADS}`,
    [ownerType, ownerId],
  );
  return rows;
}
