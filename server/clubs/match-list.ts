import type { MatchSource, MatchState } from "#domain/clubs/matches.ts";
import { isId } from "#domain/id.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { client } from "#server/platform/database/database.ts";
import { belongsTo, ownClub } from "./own-club.server.ts";

const PAGE = 20;
/** More than anybody answers in one sitting; the rest follows when these are answered. */
const MOST_ASKED = 50;

/** A match as one of its two clubs sees it. */
export interface OwnMatch {
  id: string;
  opponent: string;
  opponentId: string | null;
  goalsFor: number;
  goalsAgainst: number;
  /** "2026-11-15" */
  date: string;
  category: number | null;
  state: MatchState;
  source: MatchSource;
  /** This club entered it; only it can change it. */
  entered: boolean;
  /** The other score, from the same side, while there are two. */
  contested: { goalsFor: number; goalsAgainst: number } | null;
  evidence: string | null;
  savedAt: string;
}

interface OwnMatches {
  verified: boolean;
  /** Entered by opponents, and waiting for this club's word; the oldest first. */
  toAnswer: OwnMatch[];
  matches: OwnMatch[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
}

const COLUMNS = `m.id, m.match_date::text as "matchDate", m.category, m.state, m.source, m.updated_at as "savedAt"`;
const ENTERED = `select ${COLUMNS}, m.opponent_id as other, m.opponent_name, m.goals_for as gf, m.goals_against as ga,
  m.contested_for as cf, m.contested_against as ca, m.evidence, true as entered from club_matches m where m.club_id = $1`;
const AGAINST = `select ${COLUMNS}, m.club_id as other, null as opponent_name, m.goals_against as gf, m.goals_for as ga,
  m.contested_against as cf, m.contested_for as ca, null as evidence, false as entered from club_matches m where m.opponent_id = $1`;
const seen = (rows: string) =>
  `select s.*, coalesce(o.name, s.opponent_name) as opponent from (${rows}) s left join clubs o on o.id = s.other`;
// Each side is read from its own index, newest first, and the two are merged.
const before = `and ($2::date is null or (m.match_date, m.id) < ($2::date, $3::uuid)) order by m.match_date desc, m.id desc limit $4`;
const LATEST = `${seen(`(${ENTERED} ${before}) union all (${AGAINST} and m.state in ('confirmed', 'contested') ${before})`)}
  order by "matchDate" desc, id desc limit $4`;
const TO_ANSWER = `${seen(`${AGAINST} and m.state in ('asked', 'declared', 'checking') order by m.match_date, m.id limit $2`)}
  order by "matchDate", id`;
const ONE = seen(`${ENTERED} and m.id = $2`);

interface Row {
  id: string;
  matchDate: string;
  category: number | null;
  state: MatchState;
  source: MatchSource;
  savedAt: string;
  other: string | null;
  opponent: string;
  gf: number;
  ga: number;
  cf: number | null;
  ca: number | null;
  evidence: string | null;
  entered: boolean;
}

/** The club's matches, newest first; `after` is the `next` of the page before. */
export async function matchesOf(
  actor: Actor,
  clubId: string,
  after: string | null,
): Promise<Result<OwnMatches, "not_found">> {
  const club = await ownClub(actor, clubId);
  if (!club.ok) return club;
  const [, day = null, id = null] = /^(\d{4}-\d{2}-\d{2})_([0-9a-f-]{36})$/.exec(after ?? "") ?? [];
  const from = id !== null && isId(id) && isDay(day) ? [day, id] : [null, null];
  const [latest, toAnswer] = await Promise.all([
    run("club_matches_latest", LATEST, [clubId, ...from, PAGE + 1]),
    from[0] === null && club.value.verified
      ? run("club_matches_to_answer", TO_ANSWER, [clubId, MOST_ASKED])
      : [],
  ]);
  const matches = latest.slice(0, PAGE);
  const last = matches.at(-1);
  return ok({
    verified: club.value.verified,
    toAnswer,
    matches,
    next: latest.length > PAGE && last ? `${last.date}_${last.id}` : null,
  });
}

/** How many results wait for this club's word. */
export async function matchesToAnswer(actor: Actor, clubId: string): Promise<number> {
  const club = await ownClub(actor, clubId);
  if (!club.ok || !club.value.verified) return 0;
  return (await run("club_matches_to_answer", TO_ANSWER, [clubId, MOST_ASKED])).length;
}

/** One that this club entered. */
export async function ownMatch(
  actor: Actor,
  clubId: string,
  id: string,
): Promise<Result<OwnMatch, "not_found">> {
  if (!isId(id) || !(await belongsTo(actor, clubId))) return err("not_found");
  const [found] = await run("club_match", ONE, [clubId, id]);
  return found ? ok(found) : err("not_found");
}

function isDay(text: string | null): boolean {
  try {
    return text !== null && Boolean(Temporal.PlainDate.from(text));
  } catch {
    return false;
  }
}

async function run(name: string, text: string, values: unknown[]): Promise<OwnMatch[]> {
  const { rows } = await client().query<Row>({ name, text, values });
  return rows.map(toOwn);
}

const toOwn = (row: Row): OwnMatch => ({
  id: row.id,
  opponent: row.opponent,
  opponentId: row.other,
  goalsFor: row.gf,
  goalsAgainst: row.ga,
  date: row.matchDate,
  category: row.category,
  state: row.state,
  source: row.source,
  entered: row.entered,
  contested:
    row.state === "contested" && row.cf !== null && row.ca !== null
      ? { goalsFor: row.cf, goalsAgainst: row.ca }
      : null,
  evidence: row.evidence,
  savedAt: String(Temporal.Instant.from(row.savedAt)),
});
