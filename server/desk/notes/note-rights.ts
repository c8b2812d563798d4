import { db } from "#server/platform/database/database.ts";
import { desc, eq, inArray, or } from "#server/platform/database/orm.ts";
import { staffNotes } from "./tables.ts";

const MOST = 10_000;

/**
 * What the team noted about the person and their profiles, without who of the team did. Of what the person noted as a
 * member of the team, the copy says that there is a note: its words are another person's data.
 */
export async function exportNotes(userId: string | null, subjectIds: readonly string[]) {
  const rows = await db()
    .select()
    .from(staffNotes)
    .where(
      or(
        inArray(staffNotes.subjectId, [...subjectIds]),
        userId ? eq(staffNotes.authorId, userId) : undefined,
      ),
    )
    .orderBy(desc(staffNotes.id))
    .limit(MOST);
  const own = new Set(subjectIds);
  return rows.map(({ subjectType, subjectId, text, createdAt }) =>
    own.has(subjectId) ? { subjectType, subjectId, text, createdAt } : { subjectType, createdAt },
  );
}

export async function eraseNotesAbout(subjectIds: readonly string[]): Promise<void> {
  await db()
    .delete(staffNotes)
    .where(inArray(staffNotes.subjectId, [...subjectIds]));
}
