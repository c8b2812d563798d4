import { restore } from "#tools/backup/restore.ts";
import { now } from "#server/platform/clock.ts";
import { fail } from "./fail.ts";
import { folderArgument, readStoredData } from "./stored-data.ts";

const { dataDir, ownDatabase } = readStoredData();
if (ownDatabase) {
  // Not --clean over the old database: job queues are partitioned, and it fails on their inherited keys.
  fail(
    "DATABASE_URL names a PostgreSQL of your own, and its own tools (18 or newer) restore it into a new database:",
    '  createdb --maintenance-db="$DATABASE_URL" joia_restored',
    '  pg_restore --no-owner --exit-on-error --single-transaction --dbname="$NEW_URL" joia.dump',
    "NEW_URL is DATABASE_URL with joia_restored as its database: start the product with it when it is filled.",
  );
}
const from = folderArgument("npm run restore -- <folder of one backup>");
const restored = await restore({ dataDir, from, now: now() });
if (!restored.ok) fail(restored.error);
console.log(`Restored into ${dataDir} the backup of ${restored.value.madeAt}. Start the product as usual.`);
for (const folder of restored.value.setAside) console.log(`What was there before is kept in ${folder}`);
