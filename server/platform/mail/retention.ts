import { db } from "#server/platform/database/database.ts";
import { and, desc, eq, lt, ne, or, sql, type SQL } from "#server/platform/database/orm.ts";
import { mails } from "./tables.ts";

/** All that was sent to an address, for its owner. */
export const mailsTo = (email: string) =>
  db()
    .select({
      subject: mails.subject,
      text: mails.text,
      state: mails.state,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(sql`lower(${mails.to}) = lower(${email})`)
    .orderBy(desc(mails.createdAt));

/**
 * Mails to someone who leaves, and those to others that name them. Names are not unique, so what still
 * waits to be sent to somebody else stays; it goes with its age.
 */
export async function purgeMailsOf(email: string, names: readonly string[]): Promise<void> {
  await db()
    .delete(mails)
    .where(or(sql`lower(${mails.to}) = lower(${email})`, mentions(email), naming(names)));
}

/** Mails that name a profile which is erased while the accounts of its people stay. */
export async function purgeMailsNaming(names: readonly string[]): Promise<void> {
  const mentioned = naming(names);
  if (mentioned) await db().delete(mails).where(mentioned);
}

const mentions = (text: string) =>
  sql`(position(lower(${text}) in lower(${mails.subject})) > 0 or position(lower(${text}) in lower(${mails.text})) > 0)`;

/** A first name alone would match half of the outbox. */
function naming(names: readonly string[]): SQL | undefined {
  const settled = or(ne(mails.state, "waiting"), lt(mails.createdAt, sql`now() - interval '1 day'`));
  return or(...names.filter((name) => name.trim().includes(" ")).map((name) => and(settled, mentions(name))));
}

export async function purgeMailsOlderThan(days: number): Promise<number> {
  const gone = await db()
    .delete(mails)
    .where(lt(mails.createdAt, sql`now() - make_interval(days => ${days})`));
  return gone.rowCount ?? 0;
}

/** Deletes mails that are the last trace of somebody, once they are sent or given up. */
export async function purgeSettled(template: string): Promise<void> {
  const old = lt(mails.createdAt, sql`now() - interval '2 days'`);
  await db()
    .delete(mails)
    .where(and(eq(mails.template, template), or(ne(mails.state, "waiting"), old)));
}
