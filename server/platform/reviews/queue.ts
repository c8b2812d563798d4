import type { ReviewKindName } from "#domain/moderation/review-kinds.ts";
import { db } from "#server/platform/database/database.ts";
import { and, asc, count, desc, inArray, ne, or, sql, type SQL } from "#server/platform/database/orm.ts";
import { heldBy, isFree } from "#server/platform/leases/leases.ts";
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

/** Longest waiting first; `after` is the id of the last one seen. */
export const openIn = (part: QueuePart, page: { limit: number; after?: string }): Promise<ReviewRow[]> =>
  db()
    .select()
    .from(reviews)
    .where(and(waitsIn(part), page.after ? beside(page.after, ">") : undefined))
    .orderBy(asc(reviews.createdAt), asc(reviews.id))
    .limit(page.limit);

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
