import { z } from "zod";
import { storedTitle } from "#domain/media/titles.ts";
import { config } from "#server/platform/config/current.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, sql } from "#server/platform/database/orm.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import { mediaInspected } from "../signals.ts";
import { media, mediaUploads } from "../tables.ts";
import { quarantine } from "../upload/quarantine.ts";
import { findUpload, refuseUpload } from "../upload/uploads.ts";
import { addAvif } from "./add-avif.ts";
import { inChild } from "./child.ts";
import { noteFiles, storeFiles } from "./files.ts";
import { mediaFolder } from "../items.ts";
import type { Inspected } from "./work.ts";

/**
 * Looks at a received file, makes what is shown of it, and removes it from quarantine. Files first, then one transaction:
 * a run that dies in between is repeated, writes the same keys again and takes effect once.
 */
export const inspectUpload = defineJob({
  name: "inspect-upload",
  schema: z.object({ uploadId: z.uuid() }),
  retries: 4,
  firstRetrySeconds: 5,
  longestRetrySeconds: 300,

  async handle({ uploadId }, run) {
    const upload = await findUpload(uploadId);
    if (upload?.state !== "received") return;
    const store = await quarantine();
    try {
      await using file = await store.open(uploadId);
      if (!file) throw new Error("a received file is not in quarantine");
      await using made = await inChild({ what: "inspect", input: file.path, kind: upload.kind }, run.signal);
      const { outcome } = made;
      if (outcome.ok) await storeFiles(uploadId, made, outcome.value.files);
      await run.finish(() =>
        outcome.ok ? keepItem(uploadId, outcome.value) : refuseUpload(uploadId, outcome.error),
      );
    } catch (error) {
      if (!run.lastAttempt) throw error;
      await refuseUpload(uploadId, "failed");
      await openStorage(config()).deletePrefix(mediaFolder(uploadId));
      await store.remove(uploadId);
      throw error;
    }
    await store.remove(uploadId);
  },
});

async function keepItem(id: string, { files, ...facts }: Inspected): Promise<void> {
  const [upload] = await db()
    .select()
    .from(mediaUploads)
    .where(and(eq(mediaUploads.id, id), eq(mediaUploads.state, "received")))
    .for("update");
  // Its owner was erased meanwhile: the sweep removes the files that belong to nothing.
  if (!upload) return;
  const { ownerType, ownerId, userId, title } = upload;
  const [item] = await db()
    .insert(media)
    .values({
      id,
      ownerType,
      ownerId,
      ...facts,
      title: storedTitle(title, facts.kind),
      uploadedBy: userId,
      position: sql`(select coalesce(max(position), 0) + 1 from media
        where owner_id = ${ownerId} and owner_type = ${ownerType} and kind = ${facts.kind})`,
    })
    .returning();
  await noteFiles(id, files);
  await db()
    .update(mediaUploads)
    .set({ state: "done", mediaId: id, kind: facts.kind, updatedAt: sql`now()` })
    .where(eq(mediaUploads.id, id));
  if (facts.kind !== "video") await enqueue(addAvif, { mediaId: id });
  await mediaInspected.tell({ item: item! });
}
