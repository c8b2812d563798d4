import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, count, desc, eq, getTableColumns, sql } from "#server/platform/database/orm.ts";
import { mails } from "./tables.ts";

export type MailRow = typeof mails.$inferSelect;
export type SummaryRow = Omit<MailRow, "text" | "html" | "dedupeKey" | "guard" | "stopUrl">;
type NewMail = Pick<
  typeof mails.$inferInsert,
  "to" | "template" | "subject" | "text" | "html" | "dedupeKey" | "guard" | "stopUrl"
>;

export async function insertMail(mail: NewMail): Promise<string | null> {
  const { to, template, subject, text, html, dedupeKey, guard, stopUrl } = mail;
  const rows = await db()
    .insert(mails)
    .values({ to, template, subject, text, html, dedupeKey, guard, stopUrl })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id });
  return rows[0]?.id ?? null;
}

export async function insertMails(all: readonly NewMail[]): Promise<string[]> {
  if (all.length === 0) return [];
  const rows = await db()
    .insert(mails)
    .values([...all])
    .returning({ id: mails.id });
  return rows.map(({ id }) => id);
}

export async function findMail(id: string): Promise<MailRow | null> {
  const rows = await db().select().from(mails).where(matchesId(mails.id, id));
  return rows[0] ?? null;
}

export interface MailPage {
  limit: number;
  before?: string;
  /** Only mails to this address. */
  to?: string;
}

export function newest({ limit, before, to }: MailPage): Promise<SummaryRow[]> {
  const {
    text: _text,
    html: _html,
    dedupeKey: _key,
    guard: _guard,
    stopUrl: _stop,
    ...summary
  } = getTableColumns(mails);
  const older =
    before &&
    sql`(${mails.createdAt}, ${mails.id}) < (select created_at, id from mails as seen where seen.id = ${before})`;
  return db()
    .select(summary)
    .from(mails)
    .where(and(older || undefined, to ? sql`lower(${mails.to}) = lower(${to})` : undefined))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit);
}

export async function markSent(id: string): Promise<void> {
  await noteAttempt(id, { state: "sent", sentAt: sql`now()`, lastError: null });
}

export async function markFailure(id: string, state: "waiting" | "failed", lastError: string): Promise<void> {
  await noteAttempt(id, { state, lastError });
}

/** What it was about is over: not tried, and not sent later either. */
export async function cancel(id: string): Promise<void> {
  await db().update(mails).set({ state: "cancelled" }).where(eq(mails.id, id));
}

async function noteAttempt(id: string, change: Record<string, unknown>): Promise<void> {
  await db()
    .update(mails)
    .set({ ...change, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, id));
}

/** What has not left: both states have an index of their own. */
export async function outboxState() {
  const rows = await db()
    .select({
      state: mails.state,
      mails: count(),
      oldest: sql<Temporal.Instant | null>`min(${mails.createdAt})`.mapWith(mails.createdAt),
    })
    .from(mails)
    .where(sql`${mails.state} = 'waiting' or ${mails.state} = 'failed'`)
    .groupBy(mails.state);
  return rows;
}
