import { now } from "#server/platform/clock.ts";
import { restore } from "#server/platform/backup/restore.ts";
import { fail } from "./fail.ts";
import { folderArgument, readStoredData } from "./stored-data.ts";

const { dataDir, ownDatabase } = readStoredData();
if (ownDatabase) {
  fail(
    "DATABASE_URL names a PostgreSQL of your own, and its own tools (18 or newer) restore it, with the product stopped:",
    '  pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" joia.dump',
  );
}
const from = folderArgument("npm run restore -- <folder of one backup>");
const restored = await restore({ dataDir, from, now: now() });
if (!restored.ok) fail(restored.error);
console.log(`Restored into ${dataDir} the backup of ${restored.value.madeAt}. Start the product as usual.`);
for (const folder of restored.value.setAside) console.log(`What was there before is kept in ${folder}`);
