import { db } from "#server/platform/database/database.ts";
import { and, eq, isNotNull } from "#server/platform/database/orm.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { networkOf } from "#server/platform/limits/network.ts";
import { deviceOf, saveNote } from "./browser-note.ts";
import { sessions, termsAcceptances, userDevices, users } from "./tables.ts";

/** Notes in which browser a person signed up or confirmed, inside the caller's transaction. */
export async function rememberDevice(browser: Browser, userId: string): Promise<void> {
  await db()
    .insert(userDevices)
    .values({ userId, deviceHash: deviceOf(browser) })
    .onConflictDoNothing();
  saveNote(browser);
}

/** From where an account has acted, to be compared with another one's. */
interface Origins {
  email: string;
  createdAt: Temporal.Instant;
  networks: Set<string>;
  devices: Set<string>;
}

export async function originsOf(userId: string): Promise<Origins | null> {
  const [account] = await db()
    .select({ email: users.email, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!account) return null;
  const accepted = await db()
    .selectDistinct({ address: termsAcceptances.ipAddress })
    .from(termsAcceptances)
    .where(and(eq(termsAcceptances.userId, userId), isNotNull(termsAcceptances.ipAddress)));
  const seen = await db()
    .selectDistinct({ address: sessions.ipAddress })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.ipAddress)));
  const devices = await db()
    .select({ hash: userDevices.deviceHash })
    .from(userDevices)
    .where(eq(userDevices.userId, userId));
  return {
    email: account.email,
    createdAt: account.createdAt.toTemporalInstant(),
    networks: new Set([...accepted, ...seen].map(({ address }) => networkOf(address ?? ""))),
    devices: new Set(devices.map(({ hash }) => hash)),
  };
}
