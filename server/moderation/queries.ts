import { withoutPerson } from "#domain/rights/redact.ts";
import { db } from "#server/platform/database/database.ts";
import { desc, eq, inArray } from "#server/platform/database/orm.ts";
import { reports } from "./tables.ts";

type ReportRow = typeof reports.$inferSelect;
export type NewReport = Omit<typeof reports.$inferInsert, "id" | "createdAt">;

export async function insertReport(report: NewReport): Promise<string> {
  const rows = await db().insert(reports).values(report).returning({ id: reports.id });
  return rows[0]!.id;
}

/** Newest first, at most a hundred: nobody reads more to decide. */
export const reportsAbout = (subjectId: string): Promise<ReportRow[]> =>
  db().select().from(reports).where(eq(reports.subjectId, subjectId)).orderBy(desc(reports.id)).limit(100);

/** The newest report about each of these, for a list of them. */
export const latestAbout = (subjectIds: readonly string[]) =>
  db()
    .selectDistinctOn([reports.subjectId], {
      subjectId: reports.subjectId,
      subjectType: reports.subjectType,
      reason: reports.reason,
    })
    .from(reports)
    .where(inArray(reports.subjectId, [...subjectIds]))
    .orderBy(reports.subjectId, desc(reports.id));

export const reportsBy = (userId: string): Promise<ReportRow[]> =>
  db().select().from(reports).where(eq(reports.reporterUserId, userId)).orderBy(desc(reports.id));

/** A report still protects others after its reporter has left, so it stays without their name. */
export async function forgetReporter(person: { userId: string; name: string }): Promise<void> {
  for (const { id, details } of await reportsBy(person.userId)) {
    const cleaned = details && withoutPerson(details, person);
    await db().update(reports).set({ details: cleaned, reporterUserId: null }).where(eq(reports.id, id));
  }
}

/** The report and its reason stay for the statistics; what was written about the person is deleted. */
export async function forgetDetailsAbout(subjectIds: readonly string[]): Promise<void> {
  await db()
    .update(reports)
    .set({ details: null })
    .where(inArray(reports.subjectId, [...subjectIds]));
}
