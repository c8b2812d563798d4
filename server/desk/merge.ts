import { client } from "#server/platform/database/database.ts";
import { mergePart, type MergePart } from "#server/platform/database/merge-part.ts";
import { eq } from "#server/platform/database/orm.ts";
import { staffNotes } from "./notes/tables.ts";

const { count } = mergePart({
  staffNotes: { column: staffNotes.subjectId, where: eq(staffNotes.subjectType, "athlete") },
});

export const deskMerge: MergePart<"staffNotes"> = {
  count,
  // A note is never changed: it is written again about the one that stays, as of when it was written.
  async pass({ kept, gone }) {
    await client().query(
      `insert into staff_notes (subject_type, subject_id, author_id, text, created_at)
       select subject_type, $1, author_id, text, created_at from staff_notes
       where subject_type = 'athlete' and subject_id = $2 order by id`,
      [kept, gone],
    );
    await client().query("delete from staff_notes where subject_type = 'athlete' and subject_id = $1", [
      gone,
    ]);
  },
};
