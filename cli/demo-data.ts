export { demoRefereeLink } from "#seed/demo/championships.ts";
import { fill } from "#seed/demo/fill.ts";
import { storeMediaFiles } from "#seed/demo/media-files.ts";
import { addSubscriptions } from "#seed/demo/subscriptions.ts";
import { storeClips } from "#seed/demo/videos.ts";
import { SYSTEM } from "#domain/identity/actor.ts";
import { DEMO_LOGINS } from "#domain/identity/demo-logins.ts";
import { lockOut } from "#server/identity/demo-passwords.ts";
import { today } from "#server/platform/clock.ts";
import { log } from "#server/platform/log.server.ts";

/** Demo data for a database that nobody has used yet; another one is left as it is. */
export async function fillDemoData(): Promise<void> {
  const filled = await fill(today());
  await addSubscriptions();
  await storeClips();
  if (filled) await storeMediaFiles(["Kauã Ribeiro", "Natália Bragança"]);
}

/** A database that began in demo mode keeps its people, but nobody enters with a password that all the world knows. */
export async function closeDemoLogins(): Promise<void> {
  const closed = await lockOut(
    SYSTEM,
    DEMO_LOGINS.map(({ email }) => email),
  );
  if (closed > 0) log.warn({ closed }, "logins of demo mode were closed");
}
