import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import * as queries from "./queries.ts";
import { forgetRequester, takeDownsOf } from "./take-down-queries.ts";

export { sweepTakeDowns } from "./take-down-queries.ts";

export async function exportOf({ userId, email }: DataSubject): Promise<ExportPart> {
  const reports = await queries.reportsBy(userId);
  const requests = await takeDownsOf(email);
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
      take_downs: requests.map(({ id, mediaId, reason, minor, outcome, createdAt }) => ({
        id,
        mediaId,
        reason,
        minor,
        outcome,
        createdAt,
      })),
    },
  };
}

export { forgetDetailsAbout } from "./queries.ts";

/** Their reports stay without their name; what others wrote in reports about their profiles is deleted. */
export async function eraseFor(person: DataSubject, subjectIds: readonly string[]): Promise<void> {
  await queries.forgetReporter(person);
  await forgetRequester(person.email);
  if (subjectIds.length > 0) await queries.forgetDetailsAbout(subjectIds);
}
