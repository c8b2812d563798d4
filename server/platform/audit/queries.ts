import type { AuditAction } from "#domain/audit/actions.ts";
import { db } from "#server/platform/database/database.ts";
import { and, desc, eq, gte, inArray, lt, notLike } from "#server/platform/database/orm.ts";
import { auditLog, auditValues } from "./tables.ts";

export type EntryRow = typeof auditLog.$inferSelect;
type NewEntry = Pick<
  typeof auditLog.$inferInsert,
  "actorId" | "action" | "subjectType" | "subjectId" | "fields" | "requestId"
>;

/** Actions on some subjects in a period. */
export interface DoneTo {
  subjectType: string;
  subjectIds: readonly string[];
  actions: readonly AuditAction[];
  from: Temporal.Instant;
  until: Temporal.Instant;
}

export async function insertEntry(entry: NewEntry): Promise<string> {
  const rows = await db().insert(auditLog).values(entry).returning({ id: auditLog.id });
  return rows[0]!.id;
}

export async function insertValues(values: typeof auditValues.$inferInsert): Promise<void> {
  await db().insert(auditValues).values(values);
}

export async function deleteValues(dataSubjectId: string): Promise<number> {
  const gone = await db().delete(auditValues).where(eq(auditValues.dataSubjectId, dataSubjectId));
  return gone.rowCount ?? 0;
}

// Keys are uuid v7, which sort by the time they were made.
export const newest = (page: { limit: number; before?: string; except?: string }): Promise<EntryRow[]> =>
  db()
    .select()
    .from(auditLog)
    .where(
      and(
        page.before ? lt(auditLog.id, page.before) : undefined,
        page.except ? notLike(auditLog.action, `${page.except}.%`) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(page.limit);

export const listBy = (actorId: string): Promise<EntryRow[]> =>
  db().select().from(auditLog).where(eq(auditLog.actorId, actorId)).orderBy(desc(auditLog.id));

export const listOf = (
  actorId: string,
  {
    actions,
    subjectIds,
    limit,
  }: { actions: readonly string[]; subjectIds: readonly string[]; limit: number },
): Promise<EntryRow[]> =>
  db()
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.actorId, actorId),
        inArray(auditLog.action, [...actions]),
        inArray(auditLog.subjectId, [...subjectIds]),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);

export const listSubjects = async ({
  subjectType,
  subjectIds,
  actions,
  from,
  until,
}: DoneTo): Promise<string[]> => {
  const rows = await db()
    .selectDistinct({ id: auditLog.subjectId })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, subjectType),
        inArray(auditLog.subjectId, [...subjectIds]),
        inArray(auditLog.action, [...actions]),
        gte(auditLog.at, from),
        lt(auditLog.at, until),
      ),
    );
  return rows.map(({ id }) => id!);
};

export const listValues = (dataSubjectIds: readonly string[]) =>
  db()
    .select({
      at: auditLog.at,
      action: auditLog.action,
      before: auditValues.before,
      after: auditValues.after,
    })
    .from(auditValues)
    .innerJoin(auditLog, eq(auditLog.id, auditValues.auditId))
    .where(inArray(auditValues.dataSubjectId, [...dataSubjectIds]))
    .orderBy(desc(auditLog.id));
