import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Stage } from "#domain/scouting/stages.ts";
import * as identity from "#server/identity/identity.server.ts";
import { db } from "#server/platform/database/database.ts";
import { desc, eq } from "#server/platform/database/orm.ts";
import { listPage, type ListEntry, type ListHead } from "./list-page.server.ts";
import { shortlistEntryChanges, type EntryChange } from "./tables.ts";

const SHOWN = 20;

export interface EntryHistory {
  id: string;
  what: EntryChange;
  stage: Stage | null;
  place: number | null;
  /** Null once the account is erased. */
  who: string | null;
  at: Temporal.Instant;
}

/** One athlete of one list of the actor's club, with what was done to the entry, newest first. */
export async function entryPage(
  actor: Actor,
  listId: string,
  athleteId: string,
): Promise<Result<{ list: ListHead; entry: ListEntry; history: EntryHistory[] }, "not_found">> {
  const found = await listPage(actor, listId, { view: "one", athleteId });
  if (!found.ok) return found;
  const { list, entries } = found.value;
  const entry = entries[0];
  return entry ? ok({ list, entry, history: await historyOf(entry.id) }) : err("not_found");
}

async function historyOf(entryId: string): Promise<EntryHistory[]> {
  const rows = await db()
    .select()
    .from(shortlistEntryChanges)
    .where(eq(shortlistEntryChanges.entryId, entryId))
    .orderBy(desc(shortlistEntryChanges.id))
    .limit(SHOWN);
  const names = await identity.names(rows.flatMap(({ userId }) => userId ?? []));
  return rows.map(({ id, what, stage, place, userId, createdAt }) => ({
    id,
    what,
    stage,
    place,
    who: (userId && names.get(userId)) ?? null,
    at: createdAt,
  }));
}
