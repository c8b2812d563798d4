import type { Actor } from "#domain/identity/actor.ts";
import { isId } from "#domain/id.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { MAX_NOTES, NOTE_EDIT_HOURS } from "#domain/scouting/limits.ts";
import type { NoteInput } from "#domain/scouting/note-schema.ts";
import { listedAthletes } from "#server/athletes/athletes.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now, today } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { eq, sql } from "#server/platform/database/orm.ts";
import { openScoutOf, scoutOf, type Scout } from "./access.ts";
import * as lists from "./list-queries.ts";
import * as queries from "./note-queries.ts";
import { scoutNotes } from "./tables.ts";

const PAGE = 50;

export interface Note {
  id: string;
  athleteId: string;
  /** Null once the account is erased. */
  author: string | null;
  private: boolean;
  text: string;
  tags: string[];
  match: string | null;
  minute: number | null;
  writtenAt: Temporal.Instant;
  editedAt: Temporal.Instant | null;
  may: { edit: boolean; delete: boolean };
}

/** The club's notes about one visible athlete, newest first. Of a profile that is not visible nobody reads notes. */
export async function notesAbout(
  actor: Actor,
  athleteId: string,
  before?: string,
): Promise<Result<{ notes: Note[]; more: boolean }, "not_found">> {
  const scout = scoutOf(actor);
  if (!scout || !(await isVisible(athleteId))) return err("not_found");
  const rows = await queries.notesAbout(scout, athleteId, { before, limit: PAGE + 1 });
  return ok({ notes: await toNotes(scout, rows.slice(0, PAGE)), more: rows.length > PAGE });
}

/** Search over the notes of a list: in text, tags and match. */
export async function searchNotes(
  actor: Actor,
  listId: string,
  text: string,
): Promise<Result<{ notes: (Note & { athlete: string })[]; more: boolean }, "not_found">> {
  const scout = scoutOf(actor);
  if (!scout || !(await lists.findList(scout.clubId, listId))) return err("not_found");
  const wanted = text.trim().slice(0, 80);
  const order = await lists.orderOf(listId);
  const athletes = await listedAthletes(
    order.map(({ athleteId }) => athleteId),
    today(),
  );
  if (wanted === "" || athletes.size === 0) return ok({ notes: [], more: false });
  const rows = await queries.notesWith(scout, [...athletes.keys()], { text: wanted, limit: PAGE + 1 });
  const notes = await toNotes(scout, rows.slice(0, PAGE));
  return ok({
    notes: notes.map((note) => ({ ...note, athlete: athletes.get(note.athleteId)!.name })),
    more: rows.length > PAGE,
  });
}

type NoteProblem = "not_found" | "not_entitled";

export async function writeNote(
  actor: Actor,
  athleteId: string,
  input: NoteInput,
): Promise<Result<null, NoteProblem | "too_many_notes">> {
  const scout = await openScoutOf(actor);
  if (!scout.ok) return scout;
  const { clubId, userId } = scout.value;
  if (!(await isVisible(athleteId))) return err("not_found");
  return inTransaction(async () => {
    if ((await queries.countNotes(clubId, athleteId)) >= MAX_NOTES) return err("too_many_notes");
    await db()
      .insert(scoutNotes)
      .values({ ...input, clubId, athleteId, authorId: userId });
    return ok(null);
  });
}

/** The author corrects words, tags, match and minute for a day. Author, date and who may read it never change. */
export async function editNote(
  actor: Actor,
  noteId: string,
  { text, tags, match, minute }: NoteInput,
): Promise<Result<null, NoteProblem | "too_late">> {
  const scout = await openScoutOf(actor);
  if (!scout.ok) return scout;
  return inTransaction(async () => {
    const note = await queries.lockNote(scout.value, noteId);
    if (!note || note.authorId !== scout.value.userId || !(await isVisible(note.athleteId)))
      return err("not_found");
    if (!isFresh(note)) return err("too_late");
    await db()
      .update(scoutNotes)
      .set({ text, tags, match, minute, editedAt: sql`now()` })
      .where(eq(scoutNotes.id, note.id));
    return ok(null);
  });
}

/** By its author. A shared one whose author is no longer with the club: by anybody of the club. */
export async function deleteNote(actor: Actor, noteId: string): Promise<Result<null, NoteProblem>> {
  const scout = await openScoutOf(actor);
  if (!scout.ok) return scout;
  return inTransaction(async () => {
    const note = await queries.lockNote(scout.value, noteId);
    if (!note || !(await mayDelete(scout.value, note))) return err("not_found");
    await db().delete(scoutNotes).where(eq(scoutNotes.id, note.id));
    if (!note.private) await audit(actor, "scout_note.deleted", note.id);
    return ok(null);
  });
}

async function mayDelete({ clubId, userId }: Scout, note: queries.NoteRow): Promise<boolean> {
  if (note.authorId === userId || note.authorId === null) return true;
  return !(await identity.holdersOf("club", clubId)).includes(note.authorId);
}

const isFresh = ({ createdAt }: queries.NoteRow): boolean =>
  Temporal.Instant.compare(createdAt.add({ hours: NOTE_EDIT_HOURS }), now()) > 0;

const isVisible = async (athleteId: string): Promise<boolean> =>
  isId(athleteId) && (await listedAthletes([athleteId], today())).size > 0;

async function toNotes(scout: Scout, rows: readonly queries.NoteRow[]): Promise<Note[]> {
  const authors = [...new Set(rows.flatMap(({ authorId }) => authorId ?? []))];
  const [names, people] = await Promise.all([
    identity.names(authors),
    identity.holdersOf("club", scout.clubId),
  ]);
  return rows.map((row) => {
    const own = row.authorId === scout.userId;
    return {
      id: row.id,
      athleteId: row.athleteId,
      author: (row.authorId && names.get(row.authorId)) ?? null,
      private: row.private,
      text: row.text,
      tags: row.tags,
      match: row.match,
      minute: row.minute,
      writtenAt: row.createdAt,
      editedAt: row.editedAt,
      may: {
        edit: own && isFresh(row),
        delete: own || row.authorId === null || !people.includes(row.authorId),
      },
    };
  });
}
