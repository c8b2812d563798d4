import { randomBytes } from "node:crypto";
import type { Logo } from "#domain/images/logo.ts";
import { config } from "#server/platform/config/current.ts";
import { storedUrl } from "./public-files.server.ts";
import { openStorage } from "./storage.ts";

/** Keeps a logo in its owner's folder ("clubs/<id>") under a name that never was, and says its address. */
export async function storeLogo(folder: string, { ending, bytes }: Logo): Promise<string> {
  const key = `${folder}/logo-${randomBytes(8).toString("hex")}.${ending}`;
  await openStorage(config()).put(key, bytes);
  return storedUrl(key);
}
