import { LIST_UNDO_DAYS, MAX_LISTS } from "#domain/scouting/limits.ts";
import type { Ranked } from "#domain/scouting/order.ts";
import { STAGES, type Stage } from "#domain/scouting/stages.ts";
import { client, db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from "#server/platform/database/orm.ts";
import { shortlistEntries, shortlists } from "./tables.ts";

type ListRow = typeof shortlists.$inferSelect;

/** Two people who make a list at once are counted one after the other. */
export async function lockClub(clubId: string): Promise<void> {
  await client().query("select pg_advisory_xact_lock(hashtextextended('shortlists:' || $1, 0))", [clubId]);
}

export async function countLists(
  clubId: string,
): Promise<{ open: number; archived: number; deleted: number }> {
  const { rows } = await client().query<{ open: number; archived: number; deleted: number }>({
    name: "shortlists_count",
    text: `select count(*) filter (where deleted_at is null and archived_at is null)::int as open,
        count(*) filter (where deleted_at is null and archived_at is not null)::int as archived,
        count(*) filter (where deleted_at is not null)::int as deleted
      from shortlists where club_id = $1`,
    values: [clubId],
  });
  return rows[0]!;
}

const KINDS = {
  open: and(isNull(shortlists.deletedAt), isNull(shortlists.archivedAt)),
  archived: and(isNull(shortlists.deletedAt), isNotNull(shortlists.archivedAt)),
  deleted: isNotNull(shortlists.deletedAt),
};

export async function listRows(
  clubId: string,
  kind: keyof typeof KINDS,
): Promise<(ListRow & { counts: Record<Stage, number> })[]> {
  const rows = await db()
    .select()
    .from(shortlists)
    .where(and(eq(shortlists.clubId, clubId), KINDS[kind]))
    .orderBy(desc(shortlists.updatedAt), desc(shortlists.id))
    .limit(MAX_LISTS);
  const counts = await stageCounts(rows.map(({ id }) => id));
  return rows.map((row) => ({ ...row, counts: counts.get(row.id) ?? NONE }));
}

const NONE = Object.fromEntries(STAGES.map((stage) => [stage, 0])) as Record<Stage, number>;

/** How many athletes stand in each stage, by list. */
async function stageCounts(listIds: readonly string[]): Promise<Map<string, Record<Stage, number>>> {
  if (listIds.length === 0) return new Map();
  const { rows } = await client().query<{ id: string; stage: Stage; count: number }>({
    name: "shortlists_stage_counts",
    text: `select shortlist_id as id, stage, count(*)::int as count from shortlist_entries
      where shortlist_id = any($1::uuid[]) group by shortlist_id, stage`,
    values: [listIds],
  });
  const counts = new Map<string, Record<Stage, number>>();
  for (const { id, stage, count } of rows) counts.set(id, { ...(counts.get(id) ?? NONE), [stage]: count });
  return counts;
}

/** Also of a deleted one. */
export async function isListOf(clubId: string, listId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: shortlists.id })
    .from(shortlists)
    .where(and(matchesId(shortlists.id, listId), eq(shortlists.clubId, clubId)));
  return rows.length > 0;
}

const ownList = (clubId: string, listId: string) =>
  and(matchesId(shortlists.id, listId), eq(shortlists.clubId, clubId), live(shortlists));

export async function findList(clubId: string, listId: string): Promise<ListRow | undefined> {
  const rows = await db().select().from(shortlists).where(ownList(clubId, listId));
  return rows[0];
}

/** Whoever changes the entries of one list takes turns, so that no move is lost. */
export async function lockList(clubId: string, listId: string): Promise<ListRow | undefined> {
  const rows = await db().select().from(shortlists).where(ownList(clubId, listId)).for("update");
  return rows[0];
}

/** The whole list in its order: a list is bounded. */
export const orderOf = (listId: string): Promise<(Ranked & { athleteId: string })[]> =>
  db()
    .select({
      id: shortlistEntries.id,
      athleteId: shortlistEntries.athleteId,
      rank: shortlistEntries.rank,
      stage: shortlistEntries.stage,
    })
    .from(shortlistEntries)
    .where(eq(shortlistEntries.shortlistId, listId))
    .orderBy(asc(shortlistEntries.rank), asc(shortlistEntries.id));

/** The list was changed by this person now. */
export async function touchList(listId: string, userId: string): Promise<void> {
  await db()
    .update(shortlists)
    .set({ updatedAt: sql`now()`, changedBy: userId })
    .where(eq(shortlists.id, listId));
}

/** Deleted lists that nobody can restore any more. */
export async function sweepDeletedLists(): Promise<void> {
  await db()
    .delete(shortlists)
    .where(lt(shortlists.deletedAt, sql`now() - make_interval(days => ${LIST_UNDO_DAYS})`));
}
