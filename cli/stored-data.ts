import path from "node:path";
import { environmentSchema } from "#server/platform/config/environment.ts";
import { fail } from "./fail.ts";

const schema = environmentSchema.pick({ DATA_DIR: true, DATABASE_URL: true, S3_BUCKET: true });

export interface StoredData {
  dataDir: string;
  /** A PostgreSQL of the operator's own: its tools, not ours, know how to copy it. */
  ownDatabase: boolean;
  bucket: string | undefined;
}

/** Where the data is. Mail and the like need not be configured to save or bring back data. */
export function readStoredData(): StoredData {
  const parsed = schema.safeParse(process.env);
  if (!parsed.success)
    fail(...parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  const { DATA_DIR, DATABASE_URL, S3_BUCKET } = parsed.data;
  return { dataDir: path.resolve(DATA_DIR), ownDatabase: DATABASE_URL !== undefined, bucket: S3_BUCKET };
}

/** npm runs its scripts in the project's folder; people mean the folder they are in. */
export function folderArgument(usage: string): string {
  const [given] = process.argv.slice(2);
  if (!given) fail(`Say which folder: ${usage}`);
  return path.resolve(process.env["INIT_CWD"] ?? "", given);
}
