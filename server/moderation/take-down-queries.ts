import { mailboxOf } from "#domain/guardians/mailbox.ts";
import type { EarlierRefusals } from "#domain/moderation/take-down.ts";
import { keyedHash } from "#server/platform/config/hashes.ts";
import { db } from "#server/platform/database/database.ts";
import { and, desc, eq, isNotNull, isNull, lt, sql } from "#server/platform/database/orm.ts";
import { networkOf } from "#server/platform/limits/network.ts";
import { takeDowns } from "./tables.ts";

type TakeDownRow = typeof takeDowns.$inferSelect;

/** Who asks, as far as it is kept. */
export const requesterOf = (email: string, address: string) => ({
  mailboxHash: keyedHash("mailbox", mailboxOf(email)),
  networkHash: keyedHash("network", networkOf(address)),
});

export async function insertTakeDown(
  takeDown: Omit<typeof takeDowns.$inferInsert, "id" | "createdAt" | "outcome">,
): Promise<void> {
  await db().insert(takeDowns).values(takeDown);
}

export async function refusalsBefore(
  mediaId: string,
  { mailboxHash, networkHash }: ReturnType<typeof requesterOf>,
): Promise<EarlierRefusals> {
  const [counts] = await db()
    .select({
      ofItem: sql<number>`(count(*) filter (where ${takeDowns.mediaId} = ${mediaId}))::int`,
      ofMailbox: sql<number>`(count(*) filter (where ${takeDowns.mailboxHash} = ${mailboxHash}))::int`,
      ofNetwork: sql<number>`(count(*) filter (where ${takeDowns.networkHash} = ${networkHash}))::int`,
    })
    .from(takeDowns)
    .where(
      and(
        eq(takeDowns.outcome, "refused"),
        sql`(${takeDowns.mediaId} = ${mediaId} or ${takeDowns.mailboxHash} = ${mailboxHash} or ${takeDowns.networkHash} = ${networkHash})`,
      ),
    );
  return counts!;
}

/** Newest first, at most a hundred: nobody reads more to decide. */
export const takeDownsAbout = (mediaId: string): Promise<TakeDownRow[]> =>
  db().select().from(takeDowns).where(eq(takeDowns.mediaId, mediaId)).orderBy(desc(takeDowns.id)).limit(100);

/** All requests about the item that wait get the outcome. Returns them. */
export const closeTakeDowns = (
  mediaId: string,
  outcome: NonNullable<TakeDownRow["outcome"]>,
): Promise<TakeDownRow[]> =>
  db()
    .update(takeDowns)
    .set({ outcome })
    .where(and(eq(takeDowns.mediaId, mediaId), isNull(takeDowns.outcome)))
    .returning();

export const takeDownsOf = (email: string): Promise<TakeDownRow[]> =>
  db().select().from(takeDowns).where(eq(takeDowns.email, email)).orderBy(desc(takeDowns.id)).limit(1000);

/** What was decided stays, without who asked and what they wrote. */
export async function forgetRequester(email: string): Promise<void> {
  await db().update(takeDowns).set({ email: null, reason: null }).where(eq(takeDowns.email, email));
}

/** The same for everybody whose request was decided and is this old. One that waits is needed as it is. */
export async function sweepTakeDowns(days: number): Promise<void> {
  await db()
    .update(takeDowns)
    .set({ email: null, reason: null })
    .where(
      and(
        isNotNull(takeDowns.outcome),
        isNotNull(takeDowns.email),
        lt(takeDowns.createdAt, sql`now() - make_interval(days => ${days})`),
      ),
    );
}
