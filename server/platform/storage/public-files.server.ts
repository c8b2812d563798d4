import { config } from "#server/platform/config/current.ts";
import type { StoredFile } from "./port.ts";
import { openStorage } from "./storage.ts";

/** Every other file belongs to somebody, and the capability that knows its owner serves it. */
const PUBLIC = /^(clubs|sponsors)\/[0-9a-f-]{36}\/logo-[0-9a-f]{16}\.(png|jpg)$/;

/** Logos of before there was a table of media: `/arquivos/<key>`. Null when it is none of them. */
export async function publicFile(key: string): Promise<StoredFile | null> {
  return PUBLIC.test(key) ? openStorage(config()).get(key) : null;
}
