import { isId } from "#domain/id.ts";
import type { Member } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { readStored, type StoredQuery } from "#domain/scouting/saved-search.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { db } from "#server/platform/database/database.ts";
import { and, desc, eq } from "#server/platform/database/orm.ts";
import { clubWithTools } from "./saved-searches.server.ts";
import { savedSearches, savedSearchMatches } from "./tables.ts";

/** Newest first; older ones are found by opening the search. */
const MOST_SHOWN = 100;

interface FoundBySearch extends StoredQuery {
  id: string;
  name: string;
  found: { card: athletes.AthleteCard; foundAt: Temporal.Instant; published: boolean }[];
  /** Found, and not public any more. */
  unavailable: number;
}

/** Who came to match a search of the club lately, of those whom it may still see. */
export async function foundBySearch(
  actor: Member,
  id: string,
): Promise<Result<FoundBySearch, "not_found" | "not_entitled">> {
  const clubId = await clubWithTools(actor);
  if (!clubId) return err("not_entitled");
  if (!isId(id)) return err("not_found");
  const [search] = await db()
    .select({ name: savedSearches.name, query: savedSearches.query })
    .from(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.clubId, clubId)));
  if (!search) return err("not_found");
  const matches = await db()
    .select({
      athleteId: savedSearchMatches.athleteId,
      foundAt: savedSearchMatches.foundAt,
      published: savedSearchMatches.published,
    })
    .from(savedSearchMatches)
    .where(eq(savedSearchMatches.searchId, id))
    .orderBy(desc(savedSearchMatches.foundAt), desc(savedSearchMatches.athleteId))
    .limit(MOST_SHOWN);
  const cards = await athletes.publicCards(matches.map(({ athleteId }) => athleteId));
  const byId = new Map(cards.map((card) => [card.id, card]));
  const found = matches.flatMap(({ athleteId, foundAt, published }) => {
    const card = byId.get(athleteId);
    return card ? [{ card, foundAt, published }] : [];
  });
  return ok({
    ...readStored(search.query),
    id,
    name: search.name,
    found,
    unavailable: matches.length - found.length,
  });
}
