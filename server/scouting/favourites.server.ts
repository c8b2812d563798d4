import { profileIdOf, type Actor, type Member } from "#domain/identity/actor.ts";
import { asId, isId } from "#domain/id.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { FAVOURITES_PAGE, MOST_FAVOURITES } from "#domain/scouting/favourites.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { TIME_ZONE } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { and, asc, count, desc, eq, gt, inArray, lt, sql } from "#server/platform/database/orm.ts";
import { favourites } from "./tables.ts";

type FavouriteChange = "added" | "removed" | "unchanged";

/** A person of a club marks an athlete for the whole club, or takes the mark off. Asked twice, it is done once. */
export async function setFavourite(
  actor: Member,
  athleteId: string,
  wanted: boolean,
): Promise<Result<FavouriteChange, "not_found" | "too_many">> {
  const clubId = profileIdOf(actor, "club");
  if (!clubId || !isId(athleteId)) return err("not_found");
  return wanted ? add(actor.userId, clubId, athleteId) : remove(clubId, athleteId);
}

function add(userId: string, clubId: string, athleteId: string) {
  return inTransaction(async (): Promise<Result<FavouriteChange, "not_found" | "too_many">> => {
    const [athlete] = await athletes.publicCards([athleteId]);
    if (!athlete) return err("not_found");
    // Two scouts at the limit: the second one waits for the first, and then counts both.
    await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`favourites:${clubId}`}, 0))`);
    if ((await favouritesIn(clubId, [athleteId])).has(athleteId)) return ok("unchanged");
    if ((await countOf(clubId)).total >= MOST_FAVOURITES) return err("too_many");
    await db().insert(favourites).values({ clubId, athleteId, userId });
    return ok("added");
  });
}

/** Also of an athlete whom the club can no longer read. */
async function remove(clubId: string, athleteId: string): Promise<Result<FavouriteChange, never>> {
  const gone = await db()
    .delete(favourites)
    .where(and(eq(favourites.clubId, clubId), eq(favourites.athleteId, athleteId)))
    .returning({ id: favourites.id });
  return ok(gone.length > 0 ? "removed" : "unchanged");
}

/** Which of these athletes the club of this person has marked. */
export async function favouritesAmong(actor: Actor, athleteIds: readonly string[]): Promise<Set<string>> {
  const clubId = profileIdOf(actor, "club");
  return clubId && athleteIds.length > 0 ? favouritesIn(clubId, athleteIds) : new Set();
}

async function favouritesIn(clubId: string, athleteIds: readonly string[]): Promise<Set<string>> {
  const rows = await db()
    .select({ athleteId: favourites.athleteId })
    .from(favourites)
    .where(and(eq(favourites.clubId, clubId), inArray(favourites.athleteId, [...athleteIds])));
  return new Set(rows.map(({ athleteId }) => athleteId));
}

/** How many athletes the club has marked, and how many of them this month. */
export async function favouriteCounts(actor: Actor): Promise<FavouriteCounts> {
  const clubId = profileIdOf(actor, "club");
  return clubId ? countOf(clubId) : { total: 0, thisMonth: 0 };
}

interface FavouriteCounts {
  total: number;
  thisMonth: number;
}

async function countOf(clubId: string): Promise<FavouriteCounts> {
  const monthBegan = sql`date_trunc('month', now(), ${TIME_ZONE})`;
  const [row] = await db()
    .select({
      total: count(),
      thisMonth: sql<number>`(count(*) filter (where ${favourites.createdAt} >= ${monthBegan}))::int`,
    })
    .from(favourites)
    .where(eq(favourites.clubId, clubId));
  return row ?? { total: 0, thisMonth: 0 };
}

interface Favourite {
  id: string;
  athleteId: string;
  addedAt: Temporal.Instant;
  /** Null once the account of whoever marked the athlete is erased. */
  addedBy: string | null;
}

interface FavouritePage {
  favourites: Favourite[];
  /** Cursors of the pages beside this one; null where there is none. */
  next: string | null;
  previous: string | null;
}

/** The club's favourites, the newest first, a page at a time. */
export async function favouritesOf(
  actor: Actor,
  page: { after?: string; before?: string },
): Promise<FavouritePage> {
  const clubId = profileIdOf(actor, "club");
  if (!clubId) return { favourites: [], next: null, previous: null };
  const after = asId(page.after);
  const before = after ? undefined : asId(page.before);
  const found = await db()
    .select()
    .from(favourites)
    .where(
      and(
        eq(favourites.clubId, clubId),
        after ? lt(favourites.id, after) : undefined,
        before ? gt(favourites.id, before) : undefined,
      ),
    )
    .orderBy(before ? asc(favourites.id) : desc(favourites.id))
    .limit(FAVOURITES_PAGE + 1);
  const rows = found.slice(0, FAVOURITES_PAGE);
  if (before) rows.reverse();
  const more = found.length > FAVOURITES_PAGE;
  const names = await identity.names(rows.flatMap(({ userId }) => userId ?? []));
  return {
    favourites: rows.map(({ id, athleteId, userId, createdAt }) => ({
      id,
      athleteId,
      addedAt: createdAt,
      addedBy: (userId && names.get(userId)) || null,
    })),
    next: ((before || more) && rows.at(-1)?.id) || null,
    previous: (((before && more) || after) && rows[0]?.id) || null,
  };
}
