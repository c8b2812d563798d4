import { randomBytes } from "node:crypto";
import { z } from "zod";
import { now } from "#server/platform/clock.ts";
import { config } from "#server/platform/config/current.ts";
import { client } from "#server/platform/database/database.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { storedUrl } from "./public-files.server.ts";
import type { Logo } from "./read-logo.ts";
import { openStorage } from "./storage.ts";

export { LOGO_MAX_BYTES, readLogo } from "./read-logo.ts";

/** No form takes this long to answer: a logo that no row names by then was refused or replaced. */
const GRACE_HOURS = 1;

/**
 * Keeps a logo in its owner's folder ("clubs/<id>") under a new name, and returns its address.
 * Outside the transaction that makes use of it; if that is refused, a job removes the file.
 */
export async function storeLogo(folder: string, { ending, bytes }: Logo): Promise<string> {
  const key = `${folder}/logo-${timeInHex()}${randomBytes(2).toString("hex")}.${ending}`;
  // Before the file exists: a process that dies in between leaves a job without a file, not the reverse.
  await sweepLater(folder);
  await openStorage(config()).put(key, bytes);
  return storedUrl(key);
}

export const removeUnusedLogos = defineJob({
  name: "remove-unused-logos",
  schema: z.object({ folder: z.string() }),
  async handle({ folder }) {
    const storage = openStorage(config());
    let left = 0;
    for await (const key of storage.list(`${folder}/`)) {
      const madeAt = /\/logo-([0-9a-f]{12})/.exec(key)?.[1];
      if (!madeAt) continue;
      const age = now().epochMilliseconds - parseInt(madeAt, 16);
      if (age > GRACE_HOURS * 3_600_000 && !(await isUsed(storedUrl(key)))) await storage.delete(key);
      else left++;
    }
    // A new logo waits for staff while the old one is shown: come back until one of them is left.
    if (left > 1) await sweepLater(folder, 24);
  },
});

const sweepLater = (folder: string, hours = 2 * GRACE_HOURS) =>
  enqueue(removeUnusedLogos, { folder }, { dedupeKey: folder, runAt: now().add({ hours }) });

const timeInHex = () => now().epochMilliseconds.toString(16).padStart(12, "0");

/** A logo's address is in a column `logo_url`, whichever table has one: no owner can be forgotten here. */
async function isUsed(url: string): Promise<boolean> {
  const { rows: tables } = await client().query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.columns where table_schema = 'public' and column_name = 'logo_url'",
  );
  const uses = tables.map(({ name }) => `select from ${name} where logo_url = $1`).join(" union all ");
  return ((await client().query(uses, [url])).rowCount ?? 0) > 0;
}
