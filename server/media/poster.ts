import { randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { userIdOf } from "#domain/identity/actor.ts";
import type { UploadProblem } from "#domain/media/problems.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { config } from "#server/platform/config/current.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { lockLive } from "#server/platform/database/live-rows.ts";
import { and, eq, sql } from "#server/platform/database/orm.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import { findItem, type MediaRow } from "./items.ts";
import type { Managed } from "./manage.ts";
import { shownChanged } from "./shown-changed.ts";
import { mediaInspected } from "./signals.ts";
import { inChild } from "./processing/child.ts";
import { noteFiles, storeFiles } from "./processing/files.ts";
import { media, mediaFiles } from "./tables.ts";
import { workFile } from "./upload/quarantine.ts";

/** A frame that the browser took from the video fits well into this. */
const MAX_BYTES = 3_000_000;

/**
 * The picture that stands for a video, as a JPEG, PNG or WebP. It is drawn anew like a photo. Nothing proves that it is
 * a frame of the video: a video that has somebody's yes already passes its reviews again.
 */
export async function setPoster(
  managed: Managed,
  id: string,
  bytes: Uint8Array,
): Promise<Result<null, "not_found" | UploadProblem>> {
  const isOwn = (item: MediaRow | undefined): item is MediaRow =>
    item?.ownerType === managed.ownerType && item.ownerId === managed.ownerId && item.kind === "video";
  if (!isOwn(await findItem(id))) return err("not_found");
  if (bytes.length > MAX_BYTES) return err("too_large");
  const input = await workFile(`poster-${id}-${randomBytes(4).toString("hex")}`);
  try {
    await writeFile(input, bytes);
    // Under names of their own: until the change is committed, everybody is answered with the files before.
    const suffix = randomBytes(4).toString("hex");
    await using made = await inChild({ what: "poster", input, suffix });
    if (!made.outcome.ok) return made.outcome;
    const { files, colour } = made.outcome.value;
    await storeFiles(id, made, files);
    const replaced = await inTransaction(async () => {
      const item = await lockLive(media, id);
      if (!isOwn(item)) return err("not_found");
      const old = await db()
        .delete(mediaFiles)
        .where(and(eq(mediaFiles.mediaId, id), eq(mediaFiles.role, "poster")))
        .returning({ key: mediaFiles.key });
      await noteFiles(id, files);
      const again = item.state === "visible" || item.state === "staff";
      const [changed] = await db()
        .update(media)
        .set({ colour, updatedAt: sql`now()`, ...(again && { state: "processing" }) })
        .where(eq(media.id, id))
        .returning();
      await audit(managed.who, "media.poster_changed", id);
      if (item.state === "visible") await shownChanged.tell(item);
      if (again) await mediaInspected.tell({ item: changed!, posterBy: userIdOf(managed.who) });
      return ok(old);
    });
    if (!replaced.ok) return replaced;
    for (const { key } of replaced.value) await openStorage(config()).delete(key);
    return ok(null);
  } finally {
    await rm(input, { force: true });
  }
}
