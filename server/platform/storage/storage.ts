import path from "node:path";
import type { Config } from "#server/platform/config/config.ts";
import { localStorage } from "./local.ts";
import type { Storage } from "./port.ts";
import { s3Storage } from "./s3.ts";

export type { Body, ByteRange, Storage, StoredFile } from "./port.ts";

/** The bucket when one is configured, a folder of this machine otherwise. */
export const openStorage = (config: Pick<Config, "s3" | "dataDir">): Storage =>
  config.s3 ? s3Storage(config.s3) : localStorage(path.join(config.dataDir, "files"));
