import type { Actor } from "#domain/identity/actor.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, inArray } from "#server/platform/database/orm.ts";
import { accounts, sessions, users } from "./tables.ts";

/** One password for several people whom the product itself made up: demo mode, and nothing else. */
export async function givePassword(
  actor: Actor,
  userIds: readonly string[],
  password: string,
): Promise<void> {
  if (actor.kind !== "system") throw new Error("people choose their own passwords");
  const { hashPassword } = await import("better-auth/crypto");
  const hash = await hashPassword(password);
  const rows = userIds.map((userId) => ({
    userId,
    accountId: userId,
    providerId: "credential",
    password: hash,
  }));
  await db().insert(accounts).values(rows);
}

/** Removes every way to sign in from the accounts with these addresses. Returns how many there were. */
export async function lockOut(actor: Actor, emails: readonly string[]): Promise<number> {
  if (actor.kind !== "system") throw new Error("only the product itself locks people out");
  const these = db()
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, [...emails]));
  const gone = await db()
    .delete(accounts)
    .where(and(inArray(accounts.userId, these), eq(accounts.providerId, "credential")))
    .returning({ id: accounts.id });
  if (gone.length > 0) await db().delete(sessions).where(inArray(sessions.userId, these));
  return gone.length;
}
