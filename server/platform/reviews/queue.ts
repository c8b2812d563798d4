import type { ListQuery } from "#domain/lists/list.ts";
import type { ReviewKindName } from "#domain/moderation/review-kinds.ts";
import { db } from "#server/platform/database/database.ts";
import {
  and,
  asc,
  count,
  desc,
  getTableColumns,
  gt,
  inArray,
  ne,
  or,
  sql,
  type SQL,
} from "#server/platform/database/orm.ts";
import { heldBy, isFree } from "#server/platform/leases/leases.ts";
import { keysetOf, type Page } from "#server/platform/lists/keyset.ts";
import type { ReviewRow } from "./queries.ts";
import { reviews } from "./tables.ts";

/** Which part of the queue somebody looks at. */
export interface QueuePart {
  kinds?: readonly ReviewKindName[];
  /** `mine`: with this person now. `free`: with nobody. */
  whose: "mine" | "free" | "all";
  /** Whose queue it is; null: a person is not known, so nothing is theirs. */
  person: string | null;
}

/** The first that wait, longest first. */
export const openIn = (part: QueuePart, limit: number): Promise<ReviewRow[]> =>
  db()
    .select()
    .from(reviews)
    .where(waitsIn(part))
    .orderBy(asc(reviews.createdAt), asc(reviews.id))
    .limit(limit);

/** One page of what waits; `among` narrows it to these ids. */
export async function openPage(
  part: QueuePart,
  query: Pick<ListQuery, "sort" | "descending" | "after" | "before">,
  among?: readonly string[],
): Promise<Page<ReviewRow>> {
  const keyset = await keysetOf({ by: reviews.createdAt, type: "timestamptz", id: reviews.id, query });
  const rows = await db()
    .select({ ...getTableColumns(reviews), sortKey: keyset.key })
    .from(reviews)
    .where(
      and(waitsIn(part), among && sql`${reviews.id} = any(${sql.param([...among])}::uuid[])`, keyset.where),
    )
    .orderBy(...keyset.order)
    .limit(keyset.limit);
  return keyset.page(rows);
}

type OpenSubject = Pick<ReviewRow, "id" | "kind" | "subjectId">;

/** All that wait, a thousand at a time, to look for a name among them: what they are about has tables of its own. */
export async function* openSubjectsIn(part: QueuePart): AsyncGenerator<OpenSubject[]> {
  let last: string | undefined;
  do {
    const found: OpenSubject[] = await db()
      .select({ id: reviews.id, kind: reviews.kind, subjectId: reviews.subjectId })
      .from(reviews)
      .where(and(waitsIn(part), last ? gt(reviews.id, last) : undefined))
      .orderBy(asc(reviews.id))
      .limit(BATCH);
    yield found;
    last = found.length < BATCH ? undefined : found.at(-1)!.id;
  } while (last);
}

const BATCH = 1000;

/** How many of these kinds wait, and with whom. */
export async function countIn({ kinds, person }: Omit<QueuePart, "whose">) {
  const [counts] = await db()
    .select({
      all: count(),
      mine: sql<number>`(count(*) filter (where ${heldBy(reviews, person)}))::int`,
      free: sql<number>`(count(*) filter (where ${isFree(reviews)}))::int`,
    })
    .from(reviews)
    .where(waitsIn({ kinds, whose: "all", person }));
  return counts!;
}

/**
 * The item after this one, or before it, that nobody else works on; at the end it begins again. Null when there is
 * no other. The item itself may be decided by now.
 */
export async function neighbourOf(
  id: string,
  part: QueuePart,
  to: "next" | "previous",
): Promise<string | null> {
  const order = to === "next" ? asc : desc;
  const candidates = (where?: SQL) =>
    db()
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(waitsIn(part), or(heldBy(reviews, part.person), isFree(reviews)), ne(reviews.id, id), where))
      .orderBy(order(reviews.createdAt), order(reviews.id))
      .limit(1);
  const [beyond] = await candidates(beside(id, to === "next" ? ">" : "<"));
  const [found] = beyond ? [beyond] : await candidates();
  return found?.id ?? null;
}

const waitsIn = ({ kinds, whose, person }: QueuePart): SQL | undefined =>
  and(
    sql`${reviews.state} = 'open'`,
    kinds ? inArray(reviews.kind, [...kinds]) : undefined,
    whose === "mine" ? heldBy(reviews, person) : whose === "free" ? isFree(reviews) : undefined,
  );

const beside = (id: string, comparison: ">" | "<"): SQL =>
  sql`(${reviews.createdAt}, ${reviews.id}) ${sql.raw(comparison)} (select created_at, id from reviews as seen where seen.id = ${id})`;
