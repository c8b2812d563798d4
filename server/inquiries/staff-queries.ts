import type { InquiryKind, InquiryState } from "#domain/inquiries/kinds.ts";
import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, count, desc, eq, sql } from "#server/platform/database/orm.ts";
import { inquiries } from "./tables.ts";

export type InquiryRow = typeof inquiries.$inferSelect;

export interface InquiryFilter {
  kind?: InquiryKind;
  state?: InquiryState;
}

/** Newest first; `after` is the last one seen, which may be gone by now. */
export function listInquiries(
  { kind, state }: InquiryFilter,
  { after, limit }: { after?: Pick<InquiryRow, "createdAt" | "id">; limit: number },
): Promise<InquiryRow[]> {
  const rest =
    after &&
    sql`(${inquiries.createdAt}, ${inquiries.id}) < (${after.createdAt.toString()}::timestamptz, ${after.id}::uuid)`;
  return db()
    .select()
    .from(inquiries)
    .where(
      and(state ? eq(inquiries.state, state) : undefined, kind ? eq(inquiries.kind, kind) : undefined, rest),
    )
    .orderBy(desc(inquiries.createdAt), desc(inquiries.id))
    .limit(limit);
}

export async function findInquiry(id: string): Promise<InquiryRow | undefined> {
  return (await db().select().from(inquiries).where(matchesId(inquiries.id, id)))[0];
}

/** Adds the outcome to the details of the form. */
export async function addDetails(id: string, details: InquiryRow["details"]): Promise<void> {
  await db()
    .update(inquiries)
    .set({ details: sql`${inquiries.details} || ${JSON.stringify(details)}::jsonb` })
    .where(eq(inquiries.id, id));
}

export async function countNew(): Promise<number> {
  const rows = await db().select({ waiting: count() }).from(inquiries).where(eq(inquiries.state, "new"));
  return rows[0]!.waiting;
}
