import type { ReviewKindName } from "#domain/moderation/review-kinds.ts";
import { db } from "#server/platform/database/database.ts";
import { and, asc, count, desc, eq, inArray, sql } from "#server/platform/database/orm.ts";
import { reviews } from "./tables.ts";

export type ReviewRow = typeof reviews.$inferSelect;
type Change = Partial<Pick<ReviewRow, "state" | "assigneeId" | "decidedBy" | "reason">>;

export async function insertUnlessOpen(
  request: Pick<ReviewRow, "kind" | "subjectId" | "requestedBy">,
): Promise<ReviewRow> {
  const rows = await db()
    .insert(reviews)
    .values(request)
    .onConflictDoUpdate({
      target: [reviews.kind, reviews.subjectId],
      targetWhere: sql`state = 'open'`,
      // Changes nothing, but returns the row that waits, where "do nothing" would return none.
      set: { kind: request.kind },
    })
    .returning();
  return rows[0]!;
}

export async function lock(id: string): Promise<ReviewRow | undefined> {
  const rows = await db().select().from(reviews).where(eq(reviews.id, id)).for("update");
  return rows[0];
}

/** The open one of a subject, if any: nobody decides it until the transaction ends. */
export async function lockOpen(kind: ReviewKindName, subjectId: string): Promise<void> {
  await db()
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.kind, kind), eq(reviews.subjectId, subjectId), eq(reviews.state, "open")))
    .for("update");
}

export async function update(id: string, change: Change): Promise<ReviewRow> {
  const rows = await db().update(reviews).set(change).where(eq(reviews.id, id)).returning();
  return rows[0]!;
}

export async function close(id: string, change: Change): Promise<ReviewRow> {
  const closed = { ...change, decidedAt: sql`now()` };
  const rows = await db().update(reviews).set(closed).where(eq(reviews.id, id)).returning();
  return rows[0]!;
}

export async function withdrawOpen(kind: ReviewKindName, subjectId: string): Promise<boolean> {
  const closed = await db()
    .update(reviews)
    .set({ state: "withdrawn", decidedAt: sql`now()` })
    .where(and(eq(reviews.kind, kind), eq(reviews.subjectId, subjectId), eq(reviews.state, "open")));
  return closed.rowCount === 1;
}

export function listOpen(page: {
  kind?: ReviewKindName;
  limit: number;
  after?: string;
}): Promise<ReviewRow[]> {
  const rest =
    page.after &&
    sql`(${reviews.createdAt}, ${reviews.id}) > (select created_at, id from reviews as seen where seen.id = ${page.after})`;
  return db()
    .select()
    .from(reviews)
    .where(
      and(
        sql`${reviews.state} = 'open'`,
        page.kind ? eq(reviews.kind, page.kind) : undefined,
        rest || undefined,
      ),
    )
    .orderBy(asc(reviews.createdAt), asc(reviews.id))
    .limit(page.limit);
}

export async function find(id: string): Promise<ReviewRow | undefined> {
  const rows = await db().select().from(reviews).where(eq(reviews.id, id));
  return rows[0];
}

export const countOpen = (): Promise<{ kind: ReviewKindName; waiting: number }[]> =>
  db()
    .select({ kind: reviews.kind, waiting: count() })
    .from(reviews)
    .where(sql`${reviews.state} = 'open'`)
    .groupBy(reviews.kind);

export const listAbout = (subjectIds: readonly string[], limit: number): Promise<ReviewRow[]> =>
  db()
    .select()
    .from(reviews)
    .where(inArray(reviews.subjectId, [...subjectIds]))
    .orderBy(desc(reviews.createdAt))
    .limit(limit);

export async function deleteAbout(subjectIds: readonly string[]): Promise<void> {
  await db()
    .delete(reviews)
    .where(inArray(reviews.subjectId, [...subjectIds]));
}
