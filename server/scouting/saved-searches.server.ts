import { randomBytes } from "node:crypto";
import type { SearchQuery } from "#domain/athletes/search-query.ts";
import { isId } from "#domain/id.ts";
import { profileIdOf, type Actor, type Member } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { MOST_SAVED, readStored, type StoredQuery } from "#domain/scouting/saved-search.ts";
import { entitlementsOf } from "#server/billing/access/entitlements.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { and, count, desc, eq, sql } from "#server/platform/database/orm.ts";
import { savedSearches } from "./tables.ts";

export interface SavedSearch extends StoredQuery {
  id: string;
  name: string;
  createdAt: Temporal.Instant;
  createdBy: string | null;
  /** Who gets the daily mail; null while it is off. */
  alertsTo: { name: string; own: boolean } | null;
}

/** Keeps a search for the club. Whoever saved it gets its daily mail. */
export async function saveSearch(
  actor: Member,
  { name, query }: { name: string; query: SearchQuery },
): Promise<Result<{ id: string }, "not_entitled" | "too_many">> {
  const clubId = await clubWithTools(actor);
  if (!clubId) return err("not_entitled");
  return inTransaction(async () => {
    // Two scouts at the limit: the second one waits for the first, and then counts both.
    await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved_searches:${clubId}`}, 0))`);
    if ((await countOf(clubId)) >= MOST_SAVED) return err("too_many");
    const [saved] = await db()
      .insert(savedSearches)
      .values({
        clubId,
        name,
        query,
        createdBy: actor.userId,
        alertsTo: actor.userId,
        stopToken: randomBytes(24).toString("base64url"),
      })
      .returning({ id: savedSearches.id });
    return ok(saved!);
  });
}

/** The searches of the club, the newest first. */
export async function savedSearchesOf(actor: Member): Promise<Result<SavedSearch[], "not_entitled">> {
  const clubId = await clubWithTools(actor);
  if (!clubId) return err("not_entitled");
  const rows = await db()
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.clubId, clubId))
    .orderBy(desc(savedSearches.id))
    .limit(MOST_SAVED);
  const people = rows.flatMap(({ createdBy, alertsTo }) => [createdBy, alertsTo]).filter((id) => id !== null);
  const names = await identity.names([...new Set(people)]);
  return ok(
    rows.map(({ id, name, query, createdAt, createdBy, alertsTo }) => ({
      ...readStored(query),
      id,
      name,
      createdAt,
      createdBy: createdBy === null ? null : (names.get(createdBy) ?? null),
      alertsTo:
        alertsTo === null ? null : { name: names.get(alertsTo) ?? "", own: alertsTo === actor.userId },
    })),
  );
}

/** How many the club keeps, for the link to them. Null without the plan. */
export async function savedSearchCount(actor: Actor): Promise<number | null> {
  const clubId = await clubWithTools(actor);
  return clubId ? countOf(clubId) : null;
}

export const renameSearch = (actor: Member, id: string, name: string) => change(actor, id, { name });

/** On: the mails come to whoever switches them on. Off: they come to nobody. */
export const setAlerts = (actor: Member, id: string, on: boolean) =>
  change(actor, id, on ? { alertsTo: actor.userId, alertsSince: sql`now()` } : { alertsTo: null });

export async function deleteSearch(
  actor: Member,
  id: string,
): Promise<Result<{ name: string }, "not_found">> {
  const clubId = await clubWithTools(actor);
  if (!clubId || !isId(id)) return err("not_found");
  const [gone] = await db()
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.clubId, clubId)))
    .returning({ name: savedSearches.name });
  return gone ? ok(gone) : err("not_found");
}

/** What the link of a mail stops; null for a link of nothing. */
export async function searchByStopToken(token: string): Promise<{ name: string; on: boolean } | null> {
  if (!isStopToken(token)) return null;
  const [row] = await db()
    .select({ name: savedSearches.name, alertsTo: savedSearches.alertsTo })
    .from(savedSearches)
    .where(eq(savedSearches.stopToken, token));
  return row ? { name: row.name, on: row.alertsTo !== null } : null;
}

/** Anything else cannot be one of ours, and some of it PostgreSQL would not even take as text. */
const isStopToken = (text: string): boolean => /^[\w-]{16,64}$/.test(text);

/** Whoever holds the link may stop the mails, signed in or not. Twice is once. */
export async function stopByToken(token: string): Promise<Result<{ name: string }, "not_found">> {
  if (!isStopToken(token)) return err("not_found");
  const [stopped] = await db()
    .update(savedSearches)
    .set({ alertsTo: null })
    .where(eq(savedSearches.stopToken, token))
    .returning({ name: savedSearches.name });
  return stopped ? ok(stopped) : err("not_found");
}

/** The club that this person acts for, if its plan opens saved searches. */
export async function clubWithTools(actor: Actor): Promise<string | null> {
  const clubId = profileIdOf(actor, "club");
  return clubId && (await entitlementsOf(actor)).scoutingTools ? clubId : null;
}

async function change(
  actor: Member,
  id: string,
  values: Parameters<ReturnType<ReturnType<typeof db>["update"]>["set"]>[0],
): Promise<Result<{ name: string }, "not_found">> {
  const clubId = await clubWithTools(actor);
  if (!clubId || !isId(id)) return err("not_found");
  const [changed] = await db()
    .update(savedSearches)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(eq(savedSearches.id, id), eq(savedSearches.clubId, clubId)))
    .returning({ name: savedSearches.name });
  return changed ? ok(changed) : err("not_found");
}

async function countOf(clubId: string): Promise<number> {
  const [row] = await db()
    .select({ total: count() })
    .from(savedSearches)
    .where(eq(savedSearches.clubId, clubId));
  return row!.total;
}
