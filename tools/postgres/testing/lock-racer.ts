/** Tries for a folder's lock at a given moment, says whether it won, and holds it until it is ended. */
import { lockFolder } from "#tools/postgres/lock.ts";

const [folder, moment] = process.argv.slice(2);
while (Date.now() < Number(moment)) {
  // All racers leave this loop in the same millisecond; a timer would spread them.
}
process.stdout.write(lockFolder(String(folder)).ok ? "won\n" : "lost\n");
setInterval(() => {}, 60_000);
