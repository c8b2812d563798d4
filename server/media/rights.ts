import type { MediaOwnerType } from "#domain/media/kinds.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, inArray } from "#server/platform/database/orm.ts";
import { media } from "./tables.ts";

/** Deletes the rows of these owners' items. Returns their ids: reports and reviews are about them. */
export async function eraseItemsOf(
  ownerType: MediaOwnerType,
  ownerIds: readonly string[],
): Promise<string[]> {
  const gone = await db()
    .delete(media)
    .where(and(eq(media.ownerType, ownerType), inArray(media.ownerId, [...ownerIds])))
    .returning({ id: media.id });
  return gone.map(({ id }) => id);
}
