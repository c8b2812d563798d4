import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { db } from "#server/platform/database/database.ts";
import { inArray } from "#server/platform/database/orm.ts";
import { findItem, type MediaRow } from "./items.ts";
import { media } from "./tables.ts";

/** An item as staff judge it, hidden or not. */
export function item(actor: Actor, id: string): Promise<MediaRow | undefined> {
  assertModerator(actor);
  return findItem(id);
}

export type MediaName = Pick<MediaRow, "id" | "kind" | "title" | "ownerType" | "ownerId">;

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
