import { readFile } from "node:fs/promises";
import { CLIPS } from "#seed/profile/media.ts";
import { config } from "#server/platform/config/current.ts";
import { openStorage } from "#server/platform/storage/storage.ts";

/** The files that the demo data's videos name. Written again, they are the same. */
export async function storeClips(): Promise<void> {
  const storage = openStorage(config());
  for (const { key, file } of CLIPS) {
    if (await storage.exists(key)) continue;
    await storage.put(key, await readFile(new URL(`./media/${file}`, import.meta.url)));
  }
}
