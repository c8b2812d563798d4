import { and, eq, lt, sql } from "drizzle-orm";
import { INQUIRY_DAYS, INQUIRY_KINDS } from "#domain/inquiries/kinds.ts";
import { db } from "#server/platform/database/database.ts";
import { inquiries } from "./tables.ts";

export type NewInquiry = Pick<
  typeof inquiries.$inferInsert,
  "kind" | "name" | "email" | "phone" | "subject" | "message" | "athleteId" | "details"
>;

export async function insertInquiry(input: NewInquiry): Promise<string> {
  const { kind, name, email, phone, subject, message, athleteId, details } = input;
  const rows = await db()
    .insert(inquiries)
    .values({ kind, name, email, phone, subject, message, athleteId, details })
    .returning({ id: inquiries.id });
  return rows[0]!.id;
}

const from = (email: string) => sql`lower(${inquiries.email}) = lower(${email})`;

export const inquiriesFrom = (email: string) => db().select().from(inquiries).where(from(email));

export async function deleteFrom(email: string): Promise<void> {
  await db().delete(inquiries).where(from(email));
}

/** All that is older than its kind may be. */
export async function deleteOutdated(): Promise<number> {
  let gone = 0;
  for (const kind of INQUIRY_KINDS) {
    const outdated = lt(inquiries.createdAt, sql`now() - make_interval(days => ${INQUIRY_DAYS[kind]})`);
    const deleted = await db()
      .delete(inquiries)
      .where(and(eq(inquiries.kind, kind), outdated));
    gone += deleted.rowCount ?? 0;
  }
  return gone;
}
