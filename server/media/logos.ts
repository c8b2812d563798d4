import { randomUUIDv7 } from "node:crypto";
import { z } from "zod";
import type { MediaOwnerType, MediaState } from "#domain/media/kinds.ts";
import { now } from "#server/platform/clock.ts";
import { config } from "#server/platform/config/current.ts";
import { db } from "#server/platform/database/database.ts";
import { eq } from "#server/platform/database/orm.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import { mediaFolder } from "./items.ts";
import { readLogo, type Logo } from "./read-logo.ts";
import { media, mediaFiles } from "./tables.ts";

/** No form takes this long to answer: a logo that no row names by then was refused. */
const GRACE_HOURS = 2;

interface StoredLogo {
  id: string;
  files: Pick<typeof mediaFiles.$inferInsert, "width" | "height" | "bytes" | "key">[];
}

/**
 * Logos come with a form and are small: they are read and stored while the person waits. Outside the transaction that
 * makes use of it; if that is refused, a job removes the files. Null: it is no picture that we accept.
 */
export async function storeLogo(picture: Uint8Array): Promise<StoredLogo | null> {
  const logo = await readLogo(picture);
  if (!logo) return null;
  const id = randomUUIDv7();
  // Before the files exist: a process that dies in between leaves a job without files, not the reverse.
  await enqueue(removeUnusedLogos, { folder: mediaFolder(id) }, { runAt: now().add({ hours: GRACE_HOURS }) });
  const storage = openStorage(config());
  const files = logo.map((file) => toFile(id, file));
  for (const [at, { key }] of files.entries()) await storage.put(key, logo[at]!.bytes);
  return { id, files };
}

const toFile = (id: string, { width, height, bytes }: Logo[number]) => ({
  width,
  height,
  bytes: bytes.length,
  key: `${mediaFolder(id)}${width}.webp`,
});

/** Inside the transaction that makes use of it. Returns its id. */
export async function addLogo(
  { id, files }: StoredLogo,
  owner: { ownerType: MediaOwnerType; ownerId: string; uploadedBy: string | null },
  state: MediaState,
): Promise<string> {
  const { width, height } = files.at(-1)!;
  await db()
    .insert(media)
    .values({ id, ...owner, kind: "logo", state, width, height });
  await db()
    .insert(mediaFiles)
    .values(
      files.map((file) => ({ ...file, mediaId: id, role: "picture" as const, format: "webp" as const })),
    );
  return id;
}

export const removeUnusedLogos = defineJob({
  name: "remove-unused-logos",
  schema: z.object({ folder: z.string() }),
  async handle({ folder }) {
    const id = /^media\/([0-9a-f-]{36})\/$/.exec(folder)?.[1];
    if (!id) return;
    const rows = await db().select({ id: media.id }).from(media).where(eq(media.id, id));
    if (rows.length === 0) await openStorage(config()).deletePrefix(folder);
  },
});
