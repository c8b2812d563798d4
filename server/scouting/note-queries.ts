import { client, db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, desc, eq, inArray, lt, or, sql } from "#server/platform/database/orm.ts";
import type { Scout } from "./access.ts";
import { scoutNotes } from "./tables.ts";

export type NoteRow = typeof scoutNotes.$inferSelect;

/** Every read of notes asks this: the club's shared ones, and of the private ones only the reader's own. */
const readableBy = ({ clubId, userId }: Scout) =>
  and(eq(scoutNotes.clubId, clubId), or(eq(scoutNotes.private, false), eq(scoutNotes.authorId, userId)));

/** Notes about one athlete, newest first; `before` is the id of the last one seen. */
export const notesAbout = (
  scout: Scout,
  athleteId: string,
  { before, limit }: { before?: string; limit: number },
): Promise<NoteRow[]> =>
  db()
    .select()
    .from(scoutNotes)
    .where(
      and(
        readableBy(scout),
        matchesId(scoutNotes.athleteId, athleteId),
        before ? lt(scoutNotes.id, before) : undefined,
      ),
    )
    .orderBy(desc(scoutNotes.id))
    .limit(limit);

/** Notes about any of these athletes that hold this text in their words, tags or match. */
export const notesWith = (
  scout: Scout,
  athleteIds: readonly string[],
  { text, limit }: { text: string; limit: number },
): Promise<NoteRow[]> =>
  db()
    .select()
    .from(scoutNotes)
    .where(
      and(
        readableBy(scout),
        inArray(scoutNotes.athleteId, [...athleteIds]),
        sql`strpos(search_key(concat_ws(' ', ${scoutNotes.text}, ${scoutNotes.match}, array_to_string(${scoutNotes.tags}, ' '))), btrim(search_key(${text}))) > 0`,
      ),
    )
    .orderBy(desc(scoutNotes.id))
    .limit(limit);

interface NoteSummary {
  athlete_id: string;
  /** Shared notes. */
  count: number;
  /** The reader has a private one of their own. */
  own_private: boolean;
  latest: (Pick<NoteRow, "id" | "text" | "tags" | "match" | "minute"> & {
    author_id: string | null;
    created_at: string;
  })[];
}

/** What the cards of a list say of the notes: how many, and the newest shared ones of each athlete. */
export async function noteSummaries(
  { clubId, userId }: Scout,
  athleteIds: readonly string[],
  newest: number,
): Promise<Map<string, NoteSummary>> {
  if (athleteIds.length === 0) return new Map();
  const { rows } = await client().query<NoteSummary>({
    name: "scout_notes_summaries",
    text: `select asked.athlete_id,
        (select count(*)::int from scout_notes n where n.club_id = $1 and n.athlete_id = asked.athlete_id and not n.private) as count,
        exists (select from scout_notes n where n.club_id = $1 and n.athlete_id = asked.athlete_id and n.private and n.author_id = $2) as own_private,
        (select coalesce(json_agg(x), '[]') from
          (select n.id, n.text, n.tags, n.match, n.minute, n.author_id, n.created_at from scout_notes n
           where n.club_id = $1 and n.athlete_id = asked.athlete_id and not n.private order by n.id desc limit $4) x) as latest
      from unnest($3::uuid[]) as asked (athlete_id)`,
    values: [clubId, userId, athleteIds, newest],
  });
  return new Map(rows.map((row) => [row.athlete_id, row]));
}

/** All of a club about one athlete, also private ones: for the limit alone. */
export async function countNotes(clubId: string, athleteId: string): Promise<number> {
  const { rows } = await client().query<{ count: number }>(
    "select count(*)::int as count from scout_notes where club_id = $1 and athlete_id = $2",
    [clubId, athleteId],
  );
  return rows[0]!.count;
}

/** A note that this person may read, locked for a change. */
export async function lockNote(scout: Scout, noteId: string): Promise<NoteRow | undefined> {
  const rows = await db()
    .select()
    .from(scoutNotes)
    .where(and(readableBy(scout), matchesId(scoutNotes.id, noteId)))
    .for("update");
  return rows[0];
}
