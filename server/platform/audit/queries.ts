import type { AuditAction } from "#domain/audit/actions.ts";
import type { ListQuery } from "#domain/lists/list.ts";
import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  isNull,
  notLike,
  sql,
} from "#server/platform/database/orm.ts";
import { keysetOf, type Page } from "#server/platform/lists/keyset.ts";
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

/** Their ids, in the same order. */
export async function insertEntries(entries: readonly NewEntry[]): Promise<string[]> {
  if (entries.length === 0) return [];
  const rows = await db()
    .insert(auditLog)
    .values([...entries])
    .returning({ id: auditLog.id });
  return rows.map(({ id }) => id);
}

export async function insertAllValues(values: readonly (typeof auditValues.$inferInsert)[]): Promise<void> {
  if (values.length > 0)
    await db()
      .insert(auditValues)
      .values([...values]);
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

const MOST_FORMER = 20;

/** Values that are nobody's data: those of a person are read by their owner alone. */
export const listFormer = (subjectType: string, subjectId: string) =>
  db()
    .select({ at: auditLog.at, actorId: auditLog.actorId, before: auditValues.before })
    .from(auditLog)
    .innerJoin(auditValues, eq(auditValues.auditId, auditLog.id))
    .where(
      and(
        eq(auditLog.subjectType, subjectType),
        eq(auditLog.subjectId, subjectId),
        isNull(auditValues.dataSubjectId),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(MOST_FORMER);

export interface EntryFilter {
  actorId?: string;
  /** The word before the dot of an action. */
  group?: string;
  subjectTypes?: readonly string[];
  subjectIds?: readonly string[];
  from?: Temporal.Instant;
  until?: Temporal.Instant;
}

// Keys sort by time: every filter has an index that ends with them.
export async function page(
  query: Pick<ListQuery, "sort" | "descending" | "after" | "before">,
  { actorId, group, subjectTypes, subjectIds, from, until }: EntryFilter,
): Promise<Page<EntryRow>> {
  const keyset = await keysetOf({ by: auditLog.id, type: "uuid", id: auditLog.id, query });
  const rows = await db()
    .select({ ...getTableColumns(auditLog), sortKey: keyset.key })
    .from(auditLog)
    .where(
      and(
        keyset.where,
        actorId ? eq(auditLog.actorId, actorId) : undefined,
        group ? sql`split_part(${auditLog.action}, '.', 1) = ${group}` : undefined,
        subjectTypes ? inArray(auditLog.subjectType, [...subjectTypes]) : undefined,
        subjectIds ? inArray(auditLog.subjectId, [...subjectIds]) : undefined,
        from && and(gte(auditLog.at, from), gte(auditLog.id, firstIdAt(from))),
        until && and(lt(auditLog.at, until), lt(auditLog.id, firstIdAt(until.add({ minutes: SLACK })))),
      ),
    )
    .orderBy(...keyset.order)
    .limit(keyset.limit);
  return keyset.page(rows);
}

/** An entry is written after its transaction began, whose time it bears. */
const SLACK = 60;

/** The lowest key (uuid v7) that is made at this time, or from 1970 on: a period is a part of the index. */
function firstIdAt({ epochMilliseconds }: Temporal.Instant): string {
  const time = Math.max(0, epochMilliseconds).toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

export async function findEntry(id: string) {
  const rows = await db()
    .select({ ...getTableColumns(auditLog), before: auditValues.before, after: auditValues.after })
    .from(auditLog)
    .leftJoin(auditValues, eq(auditValues.auditId, auditLog.id))
    .where(matchesId(auditLog.id, id));
  return rows[0];
}

export async function passValues({ kept, gone }: { kept: string; gone: string }): Promise<void> {
  await db().update(auditValues).set({ dataSubjectId: kept }).where(eq(auditValues.dataSubjectId, gone));
}
