import { db } from "#server/platform/database/database.ts";
import { eq } from "#server/platform/database/orm.ts";
import { accountLocks } from "./tables.ts";

/** Asked by the auth library before any session is opened, whichever way its owner came. */
export async function isLocked(userId: string): Promise<boolean> {
  const rows = await db()
    .select({ userId: accountLocks.userId })
    .from(accountLocks)
    .where(eq(accountLocks.userId, userId));
  return rows.length > 0;
}

export async function findLock(userId: string) {
  const [row] = await db()
    .select({ reason: accountLocks.reason, lockedBy: accountLocks.lockedBy, lockedAt: accountLocks.lockedAt })
    .from(accountLocks)
    .where(eq(accountLocks.userId, userId));
  return row ?? null;
}

/** False when it is locked already. */
export async function insertLock(userId: string, reason: string, lockedBy: string | null): Promise<boolean> {
  const rows = await db()
    .insert(accountLocks)
    .values({ userId, reason, lockedBy })
    .onConflictDoNothing()
    .returning({ userId: accountLocks.userId });
  return rows.length > 0;
}

/** False when it is not locked. */
export async function deleteLock(userId: string): Promise<boolean> {
  const gone = await db().delete(accountLocks).where(eq(accountLocks.userId, userId));
  return gone.rowCount === 1;
}
