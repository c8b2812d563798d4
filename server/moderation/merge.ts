import { mergePart } from "#server/platform/database/merge-part.ts";
import { eq } from "#server/platform/database/orm.ts";
import { reports } from "./tables.ts";

export const moderationMerge = mergePart({
  reports: { column: reports.subjectId, where: eq(reports.subjectType, "athlete") },
});
