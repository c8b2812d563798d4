import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { eraseNotesAbout, exportNotes } from "./notes/note-rights.ts";
import { exportViews } from "./saved-views/view-rights.ts";

export { eraseNotesAbout } from "./notes/note-rights.ts";

/** Subjects: the person's profiles, clubs and sponsors, and the athletes they answer for. */
export const exportOf = async (
  { userId }: DataSubject,
  subjectIds: readonly string[],
): Promise<ExportPart> => ({
  tables: {
    staff_notes: await exportNotes(userId, [userId, ...subjectIds]),
    saved_views: await exportViews(userId),
  },
});

/** What was noted about these athletes, for one of their guardians. */
export const exportAbout = async (athleteIds: readonly string[]): Promise<ExportPart> => ({
  tables: { staff_notes: await exportNotes(null, athleteIds) },
});

/** What is about the person goes. What they noted about others stays with the team, without their name. */
export const eraseFor = ({ userId }: DataSubject, subjectIds: readonly string[]): Promise<void> =>
  eraseNotesAbout([userId, ...subjectIds]);
