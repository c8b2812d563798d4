import type { InquiryListQuery } from "#domain/inquiries/staff-list.ts";
import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, asc, count, eq, getTableColumns, min, sql } from "#server/platform/database/orm.ts";
import { keysetOf, type Page } from "#server/platform/lists/keyset.ts";
import { hasWords } from "#server/platform/lists/words.ts";
import { isWith } from "./queue-queries.ts";
import { inquiries } from "./tables.ts";

export type InquiryRow = typeof inquiries.$inferSelect;

const SORTS = {
  received: { by: inquiries.createdAt, type: "timestamptz" },
  // What has no deadline comes after what has one.
  due: { by: sql`coalesce(${inquiries.dueOn}, '9999-12-31'::date)`, type: "date" },
} as const;

/** `person` is whose messages "mine" are. */
export async function pageOf(
  query: InquiryListQuery,
  person: string | null,
  size?: number,
): Promise<Page<InquiryRow>> {
  const { text, filters } = query;
  const { kind, whose, state = "new" } = filters;
  const keyset = await keysetOf({ ...SORTS[query.sort], id: inquiries.id, query, size });
  const rows = await db()
    .select({ ...getTableColumns(inquiries), sortKey: keyset.key })
    .from(inquiries)
    .where(
      and(
        state === "all" ? undefined : eq(inquiries.state, state),
        kind && eq(inquiries.kind, kind),
        whose && isWith(whose, person),
        hasWords(SEARCHED, text),
        keyset.where,
      ),
    )
    .orderBy(...keyset.order)
    .limit(keyset.limit);
  return keyset.page(rows);
}

const SEARCHED = sql`search_key(${inquiries.name} || ' ' || coalesce(${inquiries.email}, '') || ' ' || coalesce(${inquiries.subject}, ''))`;

export async function findInquiry(id: string): Promise<InquiryRow | undefined> {
  return (await db().select().from(inquiries).where(matchesId(inquiries.id, id)))[0];
}

/** Requests about data that nobody has answered, the nearest deadline first. */
export const openDataRequests = (limit: number): Promise<InquiryRow[]> =>
  db()
    .select()
    .from(inquiries)
    .where(sql`${inquiries.state} = 'new' and ${inquiries.dueOn} is not null`)
    .orderBy(asc(inquiries.dueOn), asc(inquiries.id))
    .limit(limit);

/** Adds the outcome to the details of the form. */
export async function addDetails(id: string, details: InquiryRow["details"]): Promise<void> {
  await db()
    .update(inquiries)
    .set({ details: sql`${inquiries.details} || ${JSON.stringify(details)}::jsonb` })
    .where(eq(inquiries.id, id));
}

/** What nobody has handled: requests about data, which have a last day, apart from the rest. */
export const waitingNew = () =>
  db()
    .select({ waiting: count(), oldest: min(inquiries.createdAt), dueOn: min(inquiries.dueOn) })
    .from(inquiries)
    .where(eq(inquiries.state, "new"))
    .groupBy(sql`${inquiries.dueOn} is null`);

export async function countNew(): Promise<number> {
  const rows = await db().select({ waiting: count() }).from(inquiries).where(eq(inquiries.state, "new"));
  return rows[0]!.waiting;
}
