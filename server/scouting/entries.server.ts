import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { MAX_ENTRIES } from "#domain/scouting/limits.ts";
import { indexAfterMove, RANK_GAP, ranksAfterMove, type Move } from "#domain/scouting/order.ts";
import type { Stage } from "#domain/scouting/stages.ts";
import { publicIdsOf } from "#server/athletes/athletes.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { client, db, inTransaction } from "#server/platform/database/database.ts";
import { eq, sql } from "#server/platform/database/orm.ts";
import { openScoutOf } from "./access.ts";
import * as queries from "./list-queries.ts";
import { shortlistEntries, shortlistEntryChanges } from "./tables.ts";

type EntryProblem = "not_found" | "not_entitled";
interface Added {
  added: number;
  /** Were in the list already. */
  known: number;
  /** Have no public profile. */
  unavailable: number;
}

/** Puts athletes at the end of a list, all or none. Only profiles that the club can see join. */
export async function addAthletes(
  actor: Actor,
  listId: string,
  subdomains: readonly string[],
): Promise<Result<Added, EntryProblem | { code: "list_full"; room: number }>> {
  const scout = await openScoutOf(actor);
  if (!scout.ok) return scout;
  const { clubId, userId } = scout.value;
  const asked = [...new Set(subdomains)];
  return inTransaction(async () => {
    if (!(await queries.lockList(clubId, listId))) return err("not_found");
    const order = await queries.orderOf(listId);
    const known = new Set(order.map(({ athleteId }) => athleteId));
    const open = await publicIdsOf(asked);
    const fresh = open.filter((id) => !known.has(id));
    if (order.length + fresh.length > MAX_ENTRIES)
      return err({ code: "list_full" as const, room: MAX_ENTRIES - order.length });
    if (fresh.length > 0) {
      const last = order.at(-1)?.rank ?? -RANK_GAP;
      const made = await db()
        .insert(shortlistEntries)
        .values(
          fresh.map((athleteId, i) => ({
            shortlistId: listId,
            athleteId,
            rank: last + (i + 1) * RANK_GAP,
            addedBy: userId,
          })),
        )
        .returning({ id: shortlistEntries.id });
      await db()
        .insert(shortlistEntryChanges)
        .values(
          made.map(({ id }) => ({ entryId: id, userId, what: "added" as const, stage: "watching" as const })),
        );
      await queries.touchList(listId, userId);
      await audit(actor, "shortlist.athletes_added", listId);
    }
    return ok({
      added: fresh.length,
      known: open.length - fresh.length,
      unavailable: asked.length - open.length,
    });
  });
}

/** Takes an athlete out of a list. Notes stay with the club. */
export const removeEntry = (
  actor: Actor,
  listId: string,
  entryId: string,
): Promise<Result<null, EntryProblem>> =>
  changeEntry(actor, listId, entryId, async () => {
    await db().delete(shortlistEntries).where(eq(shortlistEntries.id, entryId));
    await audit(actor, "shortlist.athlete_removed", listId);
  });

/** To another stage and, where a card was dropped at a place of its own, to that place. */
export const setStage = (
  actor: Actor,
  listId: string,
  entryId: string,
  { stage, move }: { stage: Stage; move?: Move },
): Promise<Result<null, EntryProblem>> =>
  changeEntry(actor, listId, entryId, async (order, userId) => {
    const before = order.find(({ id }) => id === entryId)!;
    if (before.stage !== stage) {
      await db()
        .update(shortlistEntries)
        .set({ stage, updatedAt: sql`now()` })
        .where(eq(shortlistEntries.id, entryId));
      await note(entryId, userId, { what: "stage", stage });
      await audit(actor, "shortlist.stage_changed", listId);
    }
    // A neighbour that left the list meanwhile is no reason to lose the new stage.
    if (move) await reorder(order, entryId, { move, userId, said: before.stage === stage });
  });

/** To another place in the order by hand. */
export const moveEntry = (
  actor: Actor,
  listId: string,
  entryId: string,
  move: Move,
): Promise<Result<null, EntryProblem>> =>
  changeEntry(actor, listId, entryId, async (order, userId) =>
    reorder(order, entryId, { move, userId, said: true }),
  );

type Order = Awaited<ReturnType<typeof queries.orderOf>>;

/** One change of one entry, with the list locked: two people at once change it one after the other. */
async function changeEntry(
  actor: Actor,
  listId: string,
  entryId: string,
  work: (order: Order, userId: string) => Promise<void>,
): Promise<Result<null, EntryProblem>> {
  const scout = await openScoutOf(actor);
  if (!scout.ok) return scout;
  const { clubId, userId } = scout.value;
  return inTransaction(async () => {
    if (!(await queries.lockList(clubId, listId))) return err("not_found");
    const order = await queries.orderOf(listId);
    if (!order.some(({ id }) => id === entryId)) return err("not_found");
    await work(order, userId);
    await queries.touchList(listId, userId);
    return ok(null);
  });
}

async function reorder(
  order: Order,
  entryId: string,
  { move, userId, said }: { move: Move; userId: string; said: boolean },
): Promise<void> {
  const index = indexAfterMove(order, entryId, move);
  const ranks = index === null ? [] : ranksAfterMove(order, entryId, index);
  if (index === null || ranks.length === 0) return;
  await client().query(
    `update shortlist_entries e set rank = moved.rank from unnest($1::uuid[], $2::int[]) as moved (id, rank)
     where e.id = moved.id`,
    [ranks.map(({ id }) => id), ranks.map(({ rank }) => rank)],
  );
  if (said) await note(entryId, userId, { what: "moved", place: index + 1 });
}

const note = async (
  entryId: string,
  userId: string,
  change: { what: "stage"; stage: Stage } | { what: "moved"; place: number },
): Promise<void> => {
  await db()
    .insert(shortlistEntryChanges)
    .values({ entryId, userId, ...change });
};
