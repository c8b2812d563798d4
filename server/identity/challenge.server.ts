import { and, eq, gt } from "drizzle-orm";
import { db } from "#server/platform/database/database.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { verifications } from "./tables.ts";

const CHALLENGE_COOKIE = /(?:^|;\s*)(?:__Secure-)?joia\.two_factor=([^;]+)/;

/**
 * Whose code this browser still has to show after its password was right. Tries are counted under the
 * account; whether the cookie is genuine is for the auth library to say, which checks its signature.
 */
export async function challengedUser({ cookie }: Browser): Promise<string | undefined> {
  const value = CHALLENGE_COOKIE.exec(cookie ?? "")?.[1];
  if (!value) return undefined;
  const identifier = value.split(/\.|%2E/i, 1)[0]!;
  const rows = await db()
    .select({ userId: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, new Date())))
    .limit(1);
  return rows[0]?.userId;
}
