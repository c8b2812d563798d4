import { NOTE_SUBJECTS, type NoteSubject } from "#domain/desk/notes.ts";
import { users } from "#server/identity/tables.ts";
import { createdAt, oneOf, primaryId } from "#server/platform/database/columns.ts";
import { sql, check, index, pgTable, text, uuid } from "#server/platform/database/orm.ts";

/**
 * What staff noted about somebody or something. A trigger refuses every change but the loss of the author's account:
 * who wants to correct a note writes another.
 */
export const staffNotes = pgTable(
  "staff_notes",
  {
    id: primaryId(),
    subjectType: text("subject_type").$type<NoteSubject["type"]>().notNull(),
    /** Subjects stand above the desk: no foreign key. */
    subjectId: uuid("subject_id").notNull(),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check("staff_notes_subject_type", oneOf("subject_type", NOTE_SUBJECTS)),
    check("staff_notes_length", sql`char_length(${table.text}) between 1 and 2000`),
    index("staff_notes_subject").on(table.subjectId, table.id),
    index("staff_notes_author").on(table.authorId),
  ],
);
