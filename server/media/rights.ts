import type { MediaOwnerType } from "#domain/media/kinds.ts";
import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, inArray, or } from "#server/platform/database/orm.ts";
import { enqueue } from "#server/platform/jobs/jobs.ts";
import { mediaFolder } from "./items.ts";
import { sweepUploads } from "./processing/sweep-uploads.ts";
import { media, mediaFiles, mediaUploads } from "./tables.ts";

/** The media of these owners with their files, and what the person sent. */
export async function exportOf({ userId }: DataSubject, ownerIds: readonly string[]): Promise<ExportPart> {
  const items = await db()
    .select()
    .from(media)
    .where(inArray(media.ownerId, [...ownerIds]));
  const ids = items.map(({ id }) => id);
  const files = await db().select().from(mediaFiles).where(inArray(mediaFiles.mediaId, ids));
  const uploads = await db()
    .select()
    .from(mediaUploads)
    .where(or(eq(mediaUploads.userId, userId), inArray(mediaUploads.ownerId, [...ownerIds])));
  return {
    tables: { media: items, media_files: files, media_uploads: uploads },
    folders: ids.map(mediaFolder),
  };
}

/**
 * Deletes the rows of these owners' items and uploads. Returns the items' ids, since reports and reviews are about
 * them, and their folders, which are removed once the transaction is committed. A job empties the quarantine.
 */
export async function eraseMediaOf(
  ownerType: MediaOwnerType,
  ownerIds: readonly string[],
): Promise<{ ids: string[]; folders: string[] }> {
  const of = (table: typeof media | typeof mediaUploads) =>
    and(eq(table.ownerType, ownerType), inArray(table.ownerId, [...ownerIds]));
  const gone = await db().delete(media).where(of(media)).returning({ id: media.id });
  await db().delete(mediaUploads).where(of(mediaUploads));
  await enqueue(sweepUploads, {}, { dedupeKey: "erasure" });
  const ids = gone.map(({ id }) => id);
  return { ids, folders: ids.map(mediaFolder) };
}
