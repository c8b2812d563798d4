import type { Obstacle } from "#domain/championships/eligibility.ts";
import type { Side } from "#domain/championships/sheet-entries.ts";
import { rowsOnSheet } from "#domain/championships/sheet-rows.ts";
import { foldSheet } from "#domain/championships/sheet.ts";
import type { LinkRole, MatchState, SquadRole, Verdict } from "#domain/championships/vocabulary.ts";
import type { Phase } from "#domain/championships/format.ts";
import { zoneOf } from "#domain/events/zones.ts";
import { initialsOf } from "#domain/person-name.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { db } from "#server/platform/database/database.ts";
import { asc, eq } from "#server/platform/database/orm.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { spend, type Limit, type TooMany } from "#server/platform/limits/limits.ts";
import type { SheetResult } from "../matches/tables.ts";
import type { Organising } from "../own.ts";
import {
  authorOf,
  closureFor,
  isForfeited,
  type Author,
  type SheetClosure,
  type SheetRole,
} from "./author.ts";
import { readLogOf, type LoggedEntry } from "./log-rows.ts";
import { placeOf } from "./match.ts";
import { squadsOf, type SheetPerson } from "./squads.ts";
import { sheetCorrections, sheetSignatures } from "./tables.ts";
import { hasBegun, logFor } from "./team-log.ts";

/** Only who asks for addresses that do not exist is counted: at a field many share one network. */
const GUESSES_PER_ADDRESS: Limit = { name: "match-link", points: 30, seconds: 3600 };

/** Somebody on the sheet, as far as this reader may know them. */
interface ShownPerson {
  row: string;
  side: Side;
  role: SquadRole;
  staffRole: string | null;
  /** The other team reads initials; empty: only the number is shown. */
  name: string;
  /** A child under 13: who organises and the own team read the name, and print none. */
  numberOnly: boolean;
  number: number | null;
  goalkeeper: boolean;
  obstacles: Obstacle[];
  hanging: boolean;
}

interface ShownSignature {
  role: LinkRole;
  verdict: Verdict;
  /** Of the other team a team reads the verdict alone: a reason may tell of a child as the reason of a card does. */
  signer: { name: string; position: string } | null;
  reason: string | null;
  /** Why the organiser left the sheet as it is. */
  answer: string | null;
  at: string;
  outdated: boolean;
  /** Signed on the phone or the page of whoever closed the sheet, and not by the team's own link. */
  elsewhere: boolean;
}

interface ShownCorrection {
  reason: string;
  before: SheetResult;
  after: SheetResult | null;
  at: string;
}

export interface SheetView {
  matchId: string;
  championshipId: string;
  role: SheetRole;
  state: MatchState;
  version: number;
  championship: string;
  category: string;
  phase: Phase;
  group: string | null;
  round: number;
  tie: string | null;
  leg: 1 | 2;
  place: string | null;
  kickOff: string | null;
  timeZone: string;
  halfMinutes: number;
  referee: string | null;
  teams: Record<Side, { id: string; name: string; shortName: string }>;
  people: ShownPerson[];
  log: LoggedEntry[];
  closedAt: string | null;
  result: SheetResult | null;
  signatures: ShownSignature[];
  corrections: ShownCorrection[];
  /** A team left before the match was played: who, and whether the other side wins it by W.O. */
  left: { teams: string[]; walkover: boolean } | null;
}

/** What a closed link still tells: which match it was and how it ended. No person is in it. */
interface ClosedLink {
  championship: string;
  teams: Record<Side, string>;
  timeZone: string;
  result: SheetResult | null;
}

export type LinkClosure =
  | TooMany
  | { code: "not_found" }
  /** A match of the knockout, of which a side is not known or not known any more. */
  | { code: "no_teams" }
  | (Exclude<SheetClosure, { code: "not_found" | "no_teams" }> & { match: ClosedLink });

/** The sheet behind a link, if the link is open now. */
export async function sheetFor(
  { address }: Pick<Browser, "address">,
  token: string,
): Promise<Result<SheetView, LinkClosure>> {
  const found = await authorOf({ token }, null);
  if (!found.ok && found.error.code === "no_teams") return err({ code: "no_teams" });
  if (!found.ok) {
    const counted = await spend(GUESSES_PER_ADDRESS, { address });
    return counted.ok ? err({ code: "not_found" }) : counted;
  }
  const author = found.value;
  const closure = await closureFor(author);
  if (!closure) return ok(await viewOf(author));
  const { championship, teams, match } = author;
  return err({
    ...closure,
    match: {
      championship: championship.name,
      teams: { home: teams.home.name, away: teams.away.name },
      timeZone: zoneOf(championship),
      result: match.result,
    },
  });
}

/** The same for who organises the championship, without a link. */
export async function sheetAtDesk(
  organising: Organising,
  matchId: string,
): Promise<Result<SheetView, "not_found" | "no_teams">> {
  const found = await authorOf(organising, matchId);
  return found.ok ? ok(await viewOf(found.value)) : err(found.error.code);
}

async function viewOf(author: Author): Promise<SheetView> {
  const { match, category, championship, teams, role } = author;
  const wholeLog = await readLogOf(match.id);
  const entries = wholeLog.map(({ entry }) => entry);
  const [people, signatures, corrections, place] = await Promise.all([
    squadsOf(author, entries),
    signaturesOf(match.id, role),
    correctionsOf(match.id),
    placeOf(author),
  ]);
  const log = logFor(role, wholeLog);
  const team = ({ id, name, shortName }: (typeof teams)["home"]) => ({ id, name, shortName });
  return {
    matchId: match.id,
    championshipId: championship.id,
    role,
    state: match.state,
    version: match.sheetVersion,
    championship: championship.name,
    category: category.name,
    phase: match.phase,
    group: match.groupName,
    round: match.round,
    tie: match.tie,
    leg: match.leg,
    place,
    kickOff: match.kickOff?.toString() ?? null,
    timeZone: zoneOf(championship),
    halfMinutes: category.halfMinutes,
    referee: match.referee,
    teams: { home: team(teams.home), away: team(teams.away) },
    people: peopleFor(role, people, log),
    log,
    closedAt: match.closedAt?.toString() ?? null,
    result: match.result,
    signatures,
    corrections,
    left: leftOf(author),
  };
}

/** As the tables count it: in the knockout the other side always goes on. */
function leftOf(author: Author): SheetView["left"] {
  if (!isForfeited(author)) return null;
  const { match, teams } = author;
  const gone = [teams.home, teams.away].filter(({ state }) => state === "withdrawn");
  const walkover =
    match.phase === "knockout" || gone.every(({ withdrawalEffect }) => withdrawalEffect === "walkover_rest");
  return { teams: gone.map(({ name }) => name), walkover };
}

/**
 * The referee checks documents and needs the names of both squads, but of children under 13. A team's link shows its own
 * squad; of the other one only who stands on the sheet, once the match has begun.
 */
function peopleFor(
  role: SheetRole,
  people: readonly SheetPerson[],
  log: readonly LoggedEntry[],
): ShownPerson[] {
  if (role === "referee") return people.map(forReferee);
  if (role === "organiser") return people.map(toShown);
  const onSheet = new Set(hasBegun(log) ? rowsOnSheet(foldSheet(log.map(({ entry }) => entry))) : []);
  return people.flatMap((person) => {
    if (person.side === role) return [toShown(person)];
    return onSheet.has(person.row) ? [ofOtherTeam(person)] : [];
  });
}

const toShown = ({
  row,
  side,
  role,
  staffRole,
  name,
  numberOnly,
  number,
  goalkeeper,
  obstacles,
  hanging,
}: SheetPerson): ShownPerson => ({
  row,
  side,
  role,
  staffRole,
  name,
  numberOnly,
  number,
  goalkeeper,
  obstacles,
  hanging,
});

const forReferee = (person: SheetPerson): ShownPerson => ({
  ...toShown(person),
  name: person.numberOnly ? "" : person.name,
});

const ofOtherTeam = (person: SheetPerson): ShownPerson => ({
  ...toShown(person),
  name: person.numberOnly ? "" : initialsOf(person.name),
  obstacles: [],
  hanging: false,
});

async function signaturesOf(matchId: string, reader: SheetRole): Promise<ShownSignature[]> {
  const rows = await db()
    .select()
    .from(sheetSignatures)
    .where(eq(sheetSignatures.matchId, matchId))
    .orderBy(asc(sheetSignatures.createdAt), asc(sheetSignatures.id))
    .limit(100);
  const closing = rows.find(({ verdict }) => verdict === "closed");
  return rows.map(({ role, verdict, name, position, createdAt, outdatedAt, linkId, userId, ...texts }) => {
    const isOthers = isTeam(reader) && isTeam(role) && role !== reader;
    return {
      role,
      verdict,
      signer: isOthers ? null : { name, position },
      reason: isOthers ? null : texts.reason,
      answer: isOthers ? null : texts.answer,
      at: createdAt.toString(),
      outdated: outdatedAt !== null,
      elsewhere: verdict !== "closed" && (userId !== null || (linkId !== null && linkId === closing?.linkId)),
    };
  });
}

const isTeam = (role: SheetRole): role is Side => role === "home" || role === "away";

async function correctionsOf(matchId: string): Promise<ShownCorrection[]> {
  const rows = await db()
    .select()
    .from(sheetCorrections)
    .where(eq(sheetCorrections.matchId, matchId))
    .orderBy(asc(sheetCorrections.createdAt), asc(sheetCorrections.id))
    .limit(100);
  return rows.map(({ reason, before, after, createdAt }) => ({
    reason,
    before,
    after,
    at: createdAt.toString(),
  }));
}
