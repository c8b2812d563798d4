import path from "node:path";
import type { Config } from "#server/platform/config/config.ts";
import { outsideOnly } from "#server/platform/database/outside-only.ts";
import { localStorage } from "./local.ts";
import type { Storage } from "./port.ts";
import { s3Storage } from "./s3.ts";

export type { Storage, StoredFile } from "./port.ts";

type Place = Pick<Config, "s3" | "dataDir">;

const opened = new WeakMap<Place, Storage>();

/** The bucket when one is configured, a folder of this machine otherwise. One for each configuration. */
export function openStorage(config: Place): Storage {
  const known = opened.get(config);
  if (known) return known;
  const made = config.s3 ? s3Storage(config.s3) : localStorage(path.join(config.dataDir, "files"));
  const storage = outsideOnly("storage", made);
  opened.set(config, storage);
  return storage;
}
