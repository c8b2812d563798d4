import type { InquiryListQuery } from "#domain/inquiries/staff-list.ts";
import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ne,
  or,
  sql,
  type SQL,
} from "#server/platform/database/orm.ts";
import { heldBy, isFree } from "#server/platform/leases/leases.ts";
import { keysetOf, type Page } from "#server/platform/lists/keyset.ts";
import { hasWords } from "#server/platform/lists/words.ts";
import { inquiries } from "./tables.ts";

export type InquiryRow = typeof inquiries.$inferSelect;

const SORTS = {
  received: { by: inquiries.createdAt, type: "timestamptz" },
  // What has no deadline comes after what has one.
  due: { by: sql`coalesce(${inquiries.dueOn}, '9999-12-31'::date)`, type: "date" },
} as const;

export async function pageOf(query: InquiryListQuery, size?: number): Promise<Page<InquiryRow>> {
  const { text, filters } = query;
  const { kind, state = "new" } = filters;
  const keyset = await keysetOf({ ...SORTS[query.sort], id: inquiries.id, query, size });
  const rows = await db()
    .select({ ...getTableColumns(inquiries), sortKey: keyset.key })
    .from(inquiries)
    .where(
      and(
        state === "all" ? undefined : eq(inquiries.state, state),
        kind && eq(inquiries.kind, kind),
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

const IS_NEW = eq(inquiries.state, "new");

/** New messages, longest waiting first: with this person, with nobody, or all. */
export const newOnes = (
  whose: "mine" | "free" | "all",
  person: string | null,
  limit: number,
): Promise<InquiryRow[]> =>
  db()
    .select()
    .from(inquiries)
    .where(
      and(
        IS_NEW,
        whose === "mine" ? heldBy(inquiries, person) : whose === "free" ? isFree(inquiries) : undefined,
      ),
    )
    .orderBy(asc(inquiries.createdAt), asc(inquiries.id))
    .limit(limit);

export async function countWaiting(person: string | null) {
  const [counts] = await db()
    .select({
      all: count(),
      mine: sql<number>`(count(*) filter (where ${heldBy(inquiries, person)}))::int`,
      free: sql<number>`(count(*) filter (where ${isFree(inquiries)}))::int`,
    })
    .from(inquiries)
    .where(IS_NEW);
  return counts!;
}

/** The new one after this one, or before it, that is nobody else's; at the end it begins again. */
export async function neighbourOf(
  id: string,
  person: string | null,
  to: "next" | "previous",
): Promise<string | null> {
  const order = to === "next" ? asc : desc;
  const candidates = (where?: SQL) =>
    db()
      .select({ id: inquiries.id })
      .from(inquiries)
      .where(and(IS_NEW, ne(inquiries.id, id), or(heldBy(inquiries, person), isFree(inquiries)), where))
      .orderBy(order(inquiries.createdAt), order(inquiries.id))
      .limit(1);
  const comparison = sql.raw(to === "next" ? ">" : "<");
  const [beyond] = await candidates(
    sql`(${inquiries.createdAt}, ${inquiries.id}) ${comparison} (select created_at, id from inquiries as seen where seen.id = ${id})`,
  );
  const [found] = beyond ? [beyond] : await candidates();
  return found?.id ?? null;
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

/** Reads the end of the index by which the list is sorted. */
export async function oldestNew(): Promise<Temporal.Instant | null> {
  const rows = await db()
    .select({ at: inquiries.createdAt })
    .from(inquiries)
    .where(eq(inquiries.state, "new"))
    .orderBy(asc(inquiries.createdAt), asc(inquiries.id))
    .limit(1);
  return rows[0]?.at ?? null;
}

export async function countNew(): Promise<number> {
  const rows = await db().select({ waiting: count() }).from(inquiries).where(eq(inquiries.state, "new"));
  return rows[0]!.waiting;
}
