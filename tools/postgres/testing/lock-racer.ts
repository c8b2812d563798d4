/** Says that it is ready, tries for a folder's lock once the given file is there, says whether it won, and holds it. */
import { existsSync } from "node:fs";
import { lockFolder } from "#tools/postgres/lock.ts";

const [folder, startSign] = process.argv.slice(2);
process.stdout.write("ready\n");
while (!existsSync(String(startSign))) {
  // All racers leave this loop in the same millisecond; a timer would spread them.
}
process.stdout.write(lockFolder(String(folder)).ok ? "won\n" : "lost\n");
setInterval(() => {}, 60_000);
