import { NOTE_SUBJECTS, type NoteSubject } from "#domain/desk/notes.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { assertModerator, canModerate } from "#domain/moderation/policy.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, desc, eq, lt } from "#server/platform/database/orm.ts";
import { staffNotes } from "./tables.ts";

const PAGE = 20;

interface StaffNote {
  id: string;
  /** Null once the account is erased. */
  author: string | null;
  /** Only its author deletes a note. */
  own: boolean;
  text: string;
  writtenAt: Temporal.Instant;
}

/** What the team noted about one thing, newest first; `before` is the id of the last note seen. */
export async function notesAbout(
  actor: Actor,
  { type, id }: NoteSubject,
  before?: string,
): Promise<{ notes: StaffNote[]; more: boolean }> {
  assertModerator(actor);
  const rows = await db()
    .select()
    .from(staffNotes)
    .where(
      and(
        matchesId(staffNotes.subjectId, id),
        eq(staffNotes.subjectType, type),
        before ? lt(staffNotes.id, before) : undefined,
      ),
    )
    .orderBy(desc(staffNotes.id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const names = await identity.names([...new Set(shown.flatMap(({ authorId }) => authorId ?? []))]);
  const self = userIdOf(actor);
  return {
    notes: shown.map((row) => ({
      id: row.id,
      author: (row.authorId && names.get(row.authorId)) ?? null,
      own: row.authorId !== null && row.authorId === self,
      text: row.text,
      writtenAt: row.createdAt,
    })),
    more: rows.length > PAGE,
  };
}

/** The caller has found the subject; a note is never changed afterwards. */
export async function writeNote(
  actor: Actor,
  { type, id }: NoteSubject,
  text: string,
): Promise<Result<null, "not_allowed">> {
  const authorId = userIdOf(actor);
  if (!canModerate(actor) || !NOTE_SUBJECTS.includes(type)) return err("not_allowed");
  return inTransaction(async () => {
    await db().insert(staffNotes).values({ subjectType: type, subjectId: id, authorId, text });
    await audit(actor, "note.written", id, { subjectType: type });
    return ok(null);
  });
}

/** By its author, about this thing. */
export function deleteNote(
  actor: Actor,
  { type, id }: NoteSubject,
  noteId: string,
): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const authorId = userIdOf(actor);
    if (!canModerate(actor) || !authorId) return err("not_found");
    const deleted = await db()
      .delete(staffNotes)
      .where(
        and(
          matchesId(staffNotes.id, noteId),
          matchesId(staffNotes.subjectId, id),
          eq(staffNotes.subjectType, type),
          eq(staffNotes.authorId, authorId),
        ),
      );
    if (deleted.rowCount !== 1) return err("not_found");
    await audit(actor, "note.deleted", id, { subjectType: type });
    return ok(null);
  });
}
