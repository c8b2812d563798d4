import path from "node:path";
import { backUp } from "#tools/backup/backup.ts";
import { now } from "#server/platform/clock.ts";
import { fail } from "./fail.ts";
import { folderArgument, readStoredData } from "./stored-data.ts";

const { dataDir, ownDatabase, bucket } = readStoredData();
if (ownDatabase) {
  const files = bucket ? `the bucket ${bucket}` : `the folder ${path.join(dataDir, "files")}`;
  fail(
    "DATABASE_URL names a PostgreSQL of your own, and its own tools (18 or newer) back it up:",
    '  pg_dump --format=custom --file=joia.dump "$DATABASE_URL"',
    `Uploaded files are apart: copy ${files} after the dump.`,
  );
}
const into = folderArgument("npm run backup -- <folder>");
const made = await backUp({ dataDir, into, withFiles: !bucket, now: now() });
if (!made.ok) fail(made.error);
const { folder, files, bytes, online } = made.value;
const size = (bytes / 1e6).toFixed(1);
console.log(`Backed up ${files} files (${size} MB)${online ? " while the product runs" : ""}: ${folder}`);
if (bucket) console.log(`Uploaded files are in the bucket ${bucket} and not part of it.`);
