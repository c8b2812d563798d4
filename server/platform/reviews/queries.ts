import type { ReviewKindName } from "#domain/moderation/review-kinds.ts";
import { client, db } from "#server/platform/database/database.ts";
import { and, asc, count, desc, eq, inArray, sql } from "#server/platform/database/orm.ts";
import { NO_LEASE, takeLease } from "#server/platform/leases/leases.ts";
import { reviews } from "./tables.ts";

export type ReviewRow = typeof reviews.$inferSelect;
type Decided = Partial<Pick<ReviewRow, "state" | "decidedBy" | "reason">>;

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

const WAITS = sql`${reviews.state} = 'open'`;

export const lease = (id: string, person: string, minutes?: number): Promise<boolean> =>
  takeLease(reviews, id, { person, waits: WAITS, minutes });

export async function close(id: string, change: Decided): Promise<ReviewRow> {
  const closed = { ...change, ...NO_LEASE, decidedAt: sql`now()` };
  const rows = await db().update(reviews).set(closed).where(eq(reviews.id, id)).returning();
  return rows[0]!;
}

export async function withdrawOpen(kind: ReviewKindName, subjectId: string): Promise<boolean> {
  const closed = await db()
    .update(reviews)
    .set({ state: "withdrawn", ...NO_LEASE, decidedAt: sql`now()` })
    .where(and(eq(reviews.kind, kind), eq(reviews.subjectId, subjectId), eq(reviews.state, "open")));
  return closed.rowCount === 1;
}

export async function withdrawAllAbout(subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  await db()
    .update(reviews)
    .set({ state: "withdrawn", decidedAt: sql`now()` })
    .where(and(inArray(reviews.subjectId, [...subjectIds]), eq(reviews.state, "open")));
}

/** A deletion closes its reviews in its own transaction, so that the times are equal. */
export async function reopenClosedAt(
  subjects: readonly { subjectId: string; deletedAt: Temporal.Instant }[],
): Promise<void> {
  if (subjects.length === 0) return;
  await client().query(
    `update reviews set state = 'open', decided_at = null
     from unnest($1::uuid[], $2::timestamptz[]) as back (subject_id, closed_at)
     where reviews.subject_id = back.subject_id and reviews.state = 'withdrawn' and reviews.decided_at = back.closed_at`,
    [subjects.map(({ subjectId }) => subjectId), subjects.map(({ deletedAt }) => String(deletedAt))],
  );
}

export async function listOpenSubjects(kinds: readonly ReviewKindName[], most: number): Promise<string[]> {
  const rows = await db()
    .select({ id: reviews.subjectId })
    .from(reviews)
    .where(and(sql`${reviews.state} = 'open'`, inArray(reviews.kind, [...kinds])))
    .orderBy(asc(reviews.createdAt))
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function find(id: string): Promise<ReviewRow | undefined> {
  const rows = await db().select().from(reviews).where(eq(reviews.id, id));
  return rows[0];
}

export const countOpen = () =>
  db()
    .select({
      kind: reviews.kind,
      waiting: count(),
      oldest: sql<Temporal.Instant>`min(${reviews.createdAt})`.mapWith(reviews.createdAt),
    })
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

export async function withdrawDoubled(kept: string, gone: string): Promise<void> {
  const waiting = db()
    .select({ kind: reviews.kind })
    .from(reviews)
    .where(and(eq(reviews.subjectId, kept), eq(reviews.state, "open")));
  await db()
    .update(reviews)
    .set({ state: "withdrawn", decidedAt: sql`now()` })
    .where(and(eq(reviews.subjectId, gone), eq(reviews.state, "open"), inArray(reviews.kind, waiting)));
}

export async function passAll(kept: string, gone: string): Promise<void> {
  await db().update(reviews).set({ subjectId: kept }).where(eq(reviews.subjectId, gone));
}
