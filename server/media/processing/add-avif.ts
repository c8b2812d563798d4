import { z } from "zod";
import { db } from "#server/platform/database/database.ts";
import { and, eq, sql } from "#server/platform/database/orm.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { media, mediaFiles } from "../tables.ts";
import { inChild } from "./child.ts";
import { localCopy, noteFiles, storeFiles } from "./files.ts";

/**
 * Makes the AVIF files of a picture, which are smaller and take longer. From its largest WebP: the uploaded file, with
 * all that a camera notes in it, is gone by then.
 */
export const addAvif = defineJob({
  name: "add-avif",
  schema: z.object({ mediaId: z.uuid() }),
  retries: 3,
  firstRetrySeconds: 10,

  async handle({ mediaId }, run) {
    const sources = await db()
      .select({ width: mediaFiles.width, key: mediaFiles.key })
      .from(mediaFiles)
      .where(
        and(eq(mediaFiles.mediaId, mediaId), eq(mediaFiles.role, "picture"), eq(mediaFiles.format, "webp")),
      )
      .orderBy(mediaFiles.width);
    const largest = sources.at(-1);
    await using file = largest ? await localCopy(largest.key) : null;
    // Deleted meanwhile.
    if (!file) return;
    const widths = sources.map(({ width }) => width);
    await using made = await inChild({ what: "avif", input: file.path, widths }, run.signal);
    const { outcome } = made;
    if (!outcome.ok) throw new Error(`no AVIF could be made: ${outcome.error}`);
    await storeFiles(mediaId, made, outcome.value.files);
    await run.finish(async () => {
      const [item] = await db()
        .update(media)
        .set({ updatedAt: sql`now()` })
        .where(eq(media.id, mediaId))
        .returning({ id: media.id });
      if (item) await noteFiles(mediaId, outcome.value.files);
    });
  },
});
