import { z } from "zod";
import { client } from "#server/platform/database/database.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { finishUpload } from "../upload/finish-upload.ts";
import { quarantine, tusIdOf } from "../upload/quarantine.ts";
import { forgetUpload } from "../upload/uploads.ts";
import { inspectUpload } from "./inspect-upload.ts";

/** Long enough for whoever sends the rest from another network tomorrow. */
const UNFINISHED_HOURS = 48;
/** How long people can read why a file was refused. */
const NOTED_DAYS = 30;
const AT_ONCE = 500;

/**
 * Ends what nobody continues, and removes from quarantine what is no longer needed. The library's own `deleteExpired`
 * is not used: it would also delete files that are whole and wait for their inspection.
 */
export const sweepUploads = defineJob({
  name: "sweep-uploads",
  schema: z.object({}),
  schedule: { cron: "*/15 * * * *", data: {} },
  async handle() {
    await endUnfinished();
    await inspectForgotten();
    await emptyQuarantine();
    await client().query(
      "delete from media_uploads where state in ('done', 'refused') and updated_at < now() - make_interval(days => $1)",
      [NOTED_DAYS],
    );
  },
});

async function endUnfinished(): Promise<void> {
  const store = await quarantine();
  const { rows } = await client().query<{ id: string; bytes: string; expired: boolean }>(
    `select id, bytes, created_at < now() - make_interval(hours => $1) as expired from media_uploads
     where state = 'receiving' and created_at < now() - interval '10 minutes' order by created_at limit $2`,
    [UNFINISHED_HOURS, AT_ONCE],
  );
  for (const { id, bytes, expired } of rows) {
    const stored = await store.store.getUpload(tusIdOf(id)).catch(() => null);
    if (stored?.offset === Number(bytes)) {
      // The process died after the last byte, and the browser never came back to hear it.
      await store.settle(id, Number(bytes));
      await finishUpload(id);
    } else if (expired) {
      await store.remove(id);
      await forgetUpload(id);
    }
  }
}

/** A job that was given up because its process died again and again. */
async function inspectForgotten(): Promise<void> {
  const { rows } = await client().query<{ id: string }>(
    "select id from media_uploads where state = 'received' and updated_at < now() - interval '6 hours' limit $1",
    [AT_ONCE],
  );
  for (const { id } of rows) await enqueue(inspectUpload, { uploadId: id }, { dedupeKey: id });
}

async function emptyQuarantine(): Promise<void> {
  const store = await quarantine();
  const found = await Array.fromAsync(store.ids());
  for (let at = 0; at < found.length; at += AT_ONCE) {
    const part = found.slice(at, at + AT_ONCE);
    const { rows } = await client().query<{ id: string }>(
      "select id from media_uploads where id = any($1::uuid[]) and state in ('receiving', 'received')",
      [part],
    );
    const needed = new Set(rows.map(({ id }) => id));
    for (const id of part) if (!needed.has(id)) await store.remove(id);
  }
}
