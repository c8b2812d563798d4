import type { Actor } from "#domain/identity/actor.ts";
import type { Picture } from "#domain/media/picture.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { client, db } from "#server/platform/database/database.ts";
import { inArray } from "#server/platform/database/orm.ts";
import { findItem, type MediaRow } from "./items.ts";
import { pictureJson } from "./picture-sql.ts";
import { media } from "./tables.ts";

/** An item as staff judge it, hidden or not. */
export async function item(actor: Actor, id: string) {
  assertModerator(actor);
  const row = await findItem(id);
  if (!row) return null;
  const { rows } = await client().query<{ picture: Picture }>(
    `select ${pictureJson("m")} as picture from media m where m.id = $1`,
    [row.id],
  );
  return { ...row, hidden: row.hiddenAt !== null, picture: rows[0]!.picture };
}

type MediaName = Pick<MediaRow, "id" | "kind" | "title" | "ownerType" | "ownerId">;

/** What is needed to name items, those that were deleted included. */
export function nameParts(actor: Actor, ids: readonly string[]): Promise<MediaName[]> {
  assertModerator(actor);
  return db()
    .select({
      id: media.id,
      kind: media.kind,
      title: media.title,
      ownerType: media.ownerType,
      ownerId: media.ownerId,
    })
    .from(media)
    .where(inArray(media.id, [...ids]));
}

/** What the files of all items take. Their rows are added up: listing a bucket of millions would take minutes. */
export async function stored(actor: Actor): Promise<{ files: number; bytes: number }> {
  assertModerator(actor);
  const { rows } = await client().query<{ files: number; bytes: number }>(
    "select count(*)::float8 as files, coalesce(sum(bytes), 0)::float8 as bytes from media_files",
  );
  return rows[0]!;
}
