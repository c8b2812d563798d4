import { db, inTransaction } from "#server/platform/database/database.ts";
import { and, eq, sql } from "#server/platform/database/orm.ts";
import { enqueue } from "#server/platform/jobs/jobs.ts";
import { inspectUpload } from "../processing/inspect-upload.ts";
import { mediaUploads } from "../tables.ts";

/** The file has come whole. Repeated calls change nothing: an answer that got lost makes browsers ask again. */
export function finishUpload(id: string): Promise<void> {
  return inTransaction(async () => {
    const [received] = await db()
      .update(mediaUploads)
      .set({ state: "received", updatedAt: sql`now()` })
      .where(and(eq(mediaUploads.id, id), eq(mediaUploads.state, "receiving")))
      .returning({ id: mediaUploads.id });
    if (received) await enqueue(inspectUpload, { uploadId: received.id });
  });
}
