import { matchKey, readStored } from "#domain/scouting/saved-search.ts";
import type { SearchQuery } from "#domain/athletes/search-query.ts";
import {
  forgetSearchChanges,
  newMatches,
  PUBLIC_ATHLETES,
  reportedAthletes,
  searchChanges,
  type SearchChange,
} from "#server/athletes/athletes.server.ts";
import { today } from "#server/platform/clock.ts";
import { client, inTransaction, outsideTransaction } from "#server/platform/database/database.ts";
import { mailToEach, type MailText, type Recipient } from "#server/platform/mail/mail.ts";
import { mailOf, type FoundAthlete } from "./saved-search-mail.ts";
import { recipients, type Recipients } from "./saved-search-recipients.ts";

/** Athletes of one run. More of them than any day brings; what is left waits for the next. */
const MOST_CHANGES = 20_000;

/**
 * Tells each search who came to match it since the last run, by one mail. The matches of some searches are written in
 * the transaction that queues their mails, and the changes are forgotten when all searches have been asked: a run that
 * was killed is repeated, and what it told already is there and not told again.
 */
export async function reportNewMatches(until: Temporal.Instant): Promise<number> {
  const changes = await searchChanges(until, MOST_CHANGES);
  if (changes.length === 0) return 0;
  const asked = await distinctSearches();
  const changed = new Map(changes.map((change) => [change.athleteId, change]));
  const known = recipients();
  const queries = asked.map(({ query }) => query);
  let mailed = 0;
  await newMatches(changes, queries, today(), async (first, found) => {
    const searches = new Map<string, StoredSearch>();
    const pairs = found.flatMap((ids, place) =>
      asked[first + place]!.searches.flatMap((search) => {
        searches.set(search.id, search);
        return pairsOf(search, ids, changed);
      }),
    );
    // Beside the transaction that looks: what is told is told, whatever happens to the rest.
    if (pairs.length > 0)
      mailed += await outsideTransaction(() => inTransaction(() => tell(searches, pairs, known)));
  });
  await forgetSearchChanges(changes);
  return mailed;
}

interface StoredSearch {
  id: string;
  clubId: string;
  name: string;
  alertsTo: string;
  stopToken: string;
  sinceMs: number;
  query: SearchQuery;
}

interface AskedSearch {
  query: SearchQuery;
  searches: StoredSearch[];
}

/** Searches whose mails are on. Those that ask for the same are asked once. */
async function distinctSearches(): Promise<AskedSearch[]> {
  const { rows } = await client().query<Omit<StoredSearch, "query"> & { query: unknown }>(
    `select id, club_id as "clubId", name, alerts_to as "alertsTo", stop_token as "stopToken", query,
       extract(epoch from alerts_since)::float8 * 1000 as "sinceMs"
     from saved_searches where alerts_to is not null order by id`,
  );
  const asked = new Map<string, AskedSearch>();
  for (const row of rows) {
    const { query, lost } = readStored(row.query);
    // With a filter less it would find athletes that nobody asked for.
    if (lost.length > 0) continue;
    const key = matchKey(query);
    const same = asked.get(key) ?? { query, searches: [] };
    same.searches.push({ ...row, query });
    asked.set(key, same);
  }
  return [...asked.values()];
}

interface Pair {
  searchId: string;
  athleteId: string;
  published: boolean;
}

/** Whoever matched when the search was saved was on the page. */
const pairsOf = (
  { id: searchId, sinceMs }: StoredSearch,
  athleteIds: readonly string[],
  changed: ReadonlyMap<string, SearchChange>,
): Pair[] =>
  athleteIds.flatMap((athleteId) => {
    const { published, changedMs } = changed.get(athleteId)!;
    return changedMs > sinceMs ? [{ searchId, athleteId, published }] : [];
  });

/** Writes down the matches that are new, and a mail for each search that has some. How many mails. */
async function tell(
  searches: ReadonlyMap<string, StoredSearch>,
  pairs: readonly Pair[],
  known: Recipients,
): Promise<number> {
  const { rows } = await client().query<Pair>(INSERT, [
    pairs.map(({ searchId }) => searchId),
    pairs.map(({ athleteId }) => athleteId),
    pairs.map(({ published }) => published),
  ]);
  const athletes = await reportedAthletes(
    rows.map(({ athleteId }) => athleteId),
    today(),
  );
  const letters: { to: Recipient; text: MailText }[] = [];
  for (const [id, matches] of Map.groupBy(rows, ({ searchId }) => searchId)) {
    const search = searches.get(id)!;
    const found = matches.flatMap(({ athleteId, published }): FoundAthlete[] => {
      const athlete = athletes.get(athleteId);
      return athlete ? [{ ...athlete, published }] : [];
    });
    // Without a plan that day it is not sent, and not later either.
    const to = found.length > 0 ? await known(search.alertsTo, search.clubId) : null;
    if (to) letters.push({ to, text: mailOf(search, found) });
  }
  await mailToEach("saved-search", letters);
  return letters.length;
}

// A search that was deleted meanwhile, and an athlete who is not public any more, have no row.
const INSERT = `insert into saved_search_matches (search_id, athlete_id, published)
  select s.id, a.id, pair.published
  from unnest($1::uuid[], $2::uuid[], $3::bool[]) as pair (search_id, athlete_id, published)
  join saved_searches s on s.id = pair.search_id
  join ${PUBLIC_ATHLETES} a on a.id = pair.athlete_id
  on conflict do nothing
  returning search_id as "searchId", athlete_id as "athleteId", published`;
