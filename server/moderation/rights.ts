import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import * as queries from "./queries.ts";

export async function exportOf({ userId }: DataSubject): Promise<ExportPart> {
  const reports = await queries.reportsBy(userId);
  return {
    tables: {
      reports: reports.map(({ id, subjectType, subjectId, reason, details, createdAt }) => ({
        id,
        subjectType,
        subjectId,
        reason,
        details,
        createdAt,
      })),
    },
  };
}

/** Their reports stay without their name; what others wrote in reports about their profiles is deleted. */
export async function eraseFor(person: DataSubject, subjectIds: readonly string[]): Promise<void> {
  await queries.forgetReporter(person);
  if (subjectIds.length > 0) await queries.forgetDetailsAbout(subjectIds);
}
