import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { MAX_LISTS } from "#domain/scouting/limits.ts";
import type { ListInput, Need } from "#domain/scouting/list-schema.ts";
import type { Stage } from "#domain/scouting/stages.ts";
import { entitlementsOf } from "#server/billing/access/entitlements.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { setMark } from "#server/platform/database/live-rows.ts";
import { openScoutOf, scoutOf, type Scout } from "./access.ts";
import * as queries from "./list-queries.ts";
import { shortlists } from "./tables.ts";

interface ListSummary extends Need {
  id: string;
  name: string;
  counts: Record<Stage, number>;
  total: number;
  changedAt: Temporal.Instant;
  /** Null once the account is erased. */
  changedBy: string | null;
  archived: boolean;
  deleted: boolean;
}

interface OwnLists {
  lists: ListSummary[];
  /** Of every kind, also of those that are not shown. */
  counts: { open: number; archived: number; deleted: number };
  /** The plan opens changes and exports. Without it the lists can only be read. */
  open: boolean;
}

/** The club's lists of one kind, the one changed last first. */
export async function listsOf(
  actor: Actor,
  kind: "open" | "archived" | "deleted" = "open",
): Promise<OwnLists> {
  const scout = scoutOf(actor);
  if (!scout) return { lists: [], counts: { open: 0, archived: 0, deleted: 0 }, open: false };
  const [rows, counts, { scoutingTools }] = await Promise.all([
    queries.listRows(scout.clubId, kind),
    queries.countLists(scout.clubId),
    entitlementsOf(actor),
  ]);
  const names = await identity.names(rows.flatMap(({ changedBy }) => changedBy ?? []));
  return {
    lists: rows.map((row) => ({
      id: row.id,
      name: row.name,
      positions: row.positions,
      bornFrom: row.bornFrom,
      bornTo: row.bornTo,
      foot: row.foot,
      counts: row.counts,
      total: Object.values(row.counts).reduce((sum, count) => sum + count, 0),
      changedAt: row.updatedAt,
      changedBy: (row.changedBy && names.get(row.changedBy)) ?? null,
      archived: row.archivedAt !== null,
      deleted: row.deletedAt !== null,
    })),
    counts,
    open: scoutingTools,
  };
}

type ListProblem = "not_found" | "not_entitled";

export async function createList(
  actor: Actor,
  input: ListInput,
): Promise<Result<{ id: string }, ListProblem | "too_many_lists">> {
  const scout = await openScoutOf(actor);
  if (!scout.ok) return scout;
  const { clubId, userId } = scout.value;
  return inTransaction(async () => {
    await queries.lockClub(clubId);
    const { open, archived } = await queries.countLists(clubId);
    if (open + archived >= MAX_LISTS) return err("too_many_lists");
    const [made] = await db()
      .insert(shortlists)
      .values({ ...input, clubId, createdBy: userId, changedBy: userId })
      .returning({ id: shortlists.id });
    await audit(actor, "shortlist.created", made!.id);
    return ok({ id: made!.id });
  });
}

/** A new name or need. */
export async function changeList(
  actor: Actor,
  listId: string,
  input: ListInput,
): Promise<Result<null, ListProblem>> {
  const changed = await change(actor, listId, "shortlist.changed", { ...input });
  return changed.ok ? ok(null) : changed;
}

/** An archived list leaves the overview; nothing in it is lost. */
export async function setArchived(
  actor: Actor,
  listId: string,
  archived: boolean,
): Promise<Result<null, ListProblem>> {
  const changed = await change(actor, listId, archived ? "shortlist.archived" : "shortlist.reopened", {
    archivedAt: archived ? Temporal.Now.instant() : null,
  });
  return changed.ok ? ok(null) : changed;
}

async function change(
  actor: Actor,
  listId: string,
  action: "shortlist.changed" | "shortlist.archived" | "shortlist.reopened",
  set: Partial<typeof shortlists.$inferSelect>,
) {
  const scout = await openScoutOf(actor);
  if (!scout.ok) return scout;
  return changeRow(shortlists, listId, {
    who: actor,
    action,
    allowed: isOwn(scout.value),
    set,
    alsoSet: { changedBy: userIdOf(actor) },
  });
}

const isOwn =
  ({ clubId }: Scout) =>
  (row: typeof shortlists.$inferSelect) =>
    row.clubId === clubId;

/** Deletes a list, or restores a deleted one for some days. Notes belong to the athlete and stay either way. */
export async function setDeleted(
  actor: Actor,
  listId: string,
  deleted: boolean,
): Promise<Result<null, ListProblem | "too_many_lists">> {
  const scout = await openScoutOf(actor);
  if (!scout.ok) return scout;
  const { clubId } = scout.value;
  return inTransaction(async () => {
    await queries.lockClub(clubId);
    if (!(await queries.isListOf(clubId, listId))) return err("not_found");
    const { open, archived } = await queries.countLists(clubId);
    if (!deleted && open + archived >= MAX_LISTS) return err("too_many_lists");
    if (!(await setMark(shortlists, listId, "deletedAt", deleted))) return err("not_found");
    await audit(actor, deleted ? "shortlist.deleted" : "shortlist.restored", listId);
    return ok(null);
  });
}
