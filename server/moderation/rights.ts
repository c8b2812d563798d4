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

/** What they reported stays without them; what was said about what they owned goes. */
export async function eraseFor(person: DataSubject, subjectIds: readonly string[]): Promise<void> {
  await queries.forgetReporter(person);
  if (subjectIds.length > 0) await queries.forgetDetailsAbout(subjectIds);
}
