import { z } from "zod";
import { UNDO_DAYS } from "#domain/media/limits.ts";
import { config } from "#server/platform/config/current.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { eraseReviewsAbout } from "#server/platform/reviews/reviews.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import { mediaFolder } from "../items.ts";

const AT_ONCE = 500;

/** Every night: items whose time to be brought back is over, and files that belong to no item. */
export const eraseItems = defineJob({
  name: "erase-media",
  schema: z.object({}),
  schedule: { cron: "50 3 * * *", data: {} },
  timeoutSeconds: 3600,
  async handle() {
    await eraseDeleted();
    await eraseOrphans();
  },
});

/** Files first: a run that dies in between finds the item again. */
async function eraseDeleted(): Promise<void> {
  const { rows } = await client().query<{ id: string }>(
    "select id from media where deleted_at < now() - make_interval(days => $1) order by deleted_at limit $2",
    [UNDO_DAYS, AT_ONCE],
  );
  const storage = openStorage(config());
  for (const { id } of rows) {
    await storage.deletePrefix(mediaFolder(id));
    await inTransaction(async () => {
      await eraseReviewsAbout([id]);
      await client().query("delete from media where id = $1", [id]);
    });
  }
}

/**
 * What a run left that was given up, or that an erasure overtook. Files of an upload in work, and of a logo whose form
 * is being answered, have no item yet.
 */
async function eraseOrphans(): Promise<void> {
  const storage = openStorage(config());
  const found = new Set<string>();
  for await (const key of storage.list("media/")) found.add(key.split("/")[1]!);
  const ids = [...found];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const part = ids.slice(at, at + AT_ONCE);
    const { rows } = await client().query<{ id: string }>(
      `select id from unnest($1::uuid[]) as stored (id)
       where not exists (select from media m where m.id = stored.id)
         and not exists (select from media_uploads u where u.id = stored.id and u.state = 'received')
         and coalesce(uuid_extract_timestamp(stored.id), '-infinity') < now() - interval '1 day'`,
      [part],
    );
    for (const { id } of rows) await storage.deletePrefix(mediaFolder(id));
  }
}
