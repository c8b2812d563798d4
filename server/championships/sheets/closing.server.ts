import { deviceComparisons } from "#domain/championships/device-logs.ts";
import type { KnockoutFormat } from "#domain/championships/format.ts";
import { competition } from "#domain/championships/competition.ts";
import type { MatchResult, Walkover } from "#domain/championships/results.ts";
import type { SheetEntry, SheetEvent, Unexplained } from "#domain/championships/sheet-entries.ts";
import { playedUnexplained } from "#domain/championships/sheet-overrides.ts";
import { withoutStaff, type Problem } from "#domain/championships/sheet-problems.ts";
import { toResult } from "#domain/championships/sheet-result.ts";
import { foldSheet, type SheetState } from "#domain/championships/sheet.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { lockLive } from "#server/platform/database/live-rows.ts";
import { and, eq, isNull, sql } from "#server/platform/database/orm.ts";
import { begin } from "../status.ts";
import { movesBegunMatch, standingOf, type Standing } from "../decisions/begun-matches.ts";
import { lockKnockout } from "../matches/begun.ts";
import { championshipMatches, type SheetResult } from "../matches/tables.ts";
import { noteAppearances } from "../people/appearances.ts";
import { sheetClosed } from "../signals.ts";
import { championshipCategories } from "../tables.ts";
import { markStale, settle } from "../tables-job.ts";
import { authorOf, closureFor, lockSheet, type Author, type SheetBy, type SheetClosure } from "./author.ts";
import { entriesOf, serverEntries, storeEntries } from "./log-rows.ts";
import { bumpVersion, type SheetMatch } from "./match.ts";
import * as mails from "./sheet-mails.ts";
import { squadsOf, type SheetPerson } from "./squads.ts";
import { sheetSignatures } from "./tables.ts";

interface Signer {
  name: string;
  /** "árbitro", "técnico". */
  position: string;
}

/** What a team says at the field, on the phone of whoever closes the sheet. */
export interface TeamVerdict extends Signer {
  verdict: "accepted" | "contested";
  reason: string | null;
}

interface Closing extends Signer {
  /** Whoever closes has seen what does not fit, and closes all the same. */
  confirmed: boolean;
  teams?: { home?: TeamVerdict; away?: TeamVerdict };
}

/** What should be looked at before closing. Nothing of it stops the referee. */
type ClosingProblem =
  | Problem
  /** A sheet that was closed after the line-up suspends them, a document was checked, or they left the squad. */
  | ({ code: "played_unexplained" } & Unexplained)
  /** Two devices wrote the same thing: one of the two should be undone. */
  | { code: "written_twice"; entry: string }
  /** A match that somebody has to win is level, and so are its kicks, or there are none. */
  | { code: "kicks_missing" | "kicks_level" };

type CloseProblem =
  | SheetClosure
  /** Another team has passed, since one left while it was played, and the next match has begun with it. */
  | { code: "next_match_begun" }
  | { code: "not_yours" }
  | { code: "problems"; problems: ClosingProblem[] };

/** The referee or the organiser ends the sheet: from now on it is a result, and changes only by a correction. */
export const closeSheet = (
  by: SheetBy,
  matchId: string | null,
  closing: Closing,
): Promise<Result<SheetResult, CloseProblem>> =>
  whileOpen(by, matchId, async (author) => {
    const entries = await entriesOf(author.match.id);
    const state = foldSheet(entries);
    const people = await squadsOf(author, entries);
    const open = playedUnexplained(state, people);
    const problems = await closingProblems(author, { state, entries, people, open });
    if (problems.length > 0 && !closing.confirmed) return err({ code: "problems" as const, problems });
    // What happened is closed as it happened. That somebody played against a rule stays on the sheet.
    if (open.length > 0) await note(author, entries, { kind: "unexplained", people: open });
    return finish(author, state, closing);
  });

/** Closes a match that was not played: `loser` did not come, or was not allowed to play. */
export const declareWalkover = (
  by: SheetBy,
  matchId: string | null,
  { loser, ...signer }: Signer & { loser: Walkover },
): Promise<Result<SheetResult, CloseProblem>> =>
  whileOpen(by, matchId, async (author) => {
    const before = await entriesOf(author.match.id);
    const entry = await note(author, before, { kind: "walkover", loser });
    return finish(author, foldSheet([...before, entry]), { ...signer, confirmed: true });
  });

/** An entry that the server makes itself. */
async function note(
  { linkId, userId, match }: Author,
  before: readonly SheetEntry[],
  event: SheetEvent,
): Promise<SheetEntry> {
  const [entry] = serverEntries([event], before);
  await storeEntries({ matchId: match.id, linkId, userId }, [{ entry: entry!, late: false }]);
  return entry!;
}

/** The category first and then the match are locked, as by all who change what the tables are made of. */
function whileOpen<Value>(
  by: SheetBy,
  matchId: string | null,
  close: (author: Author) => Promise<Result<Value, CloseProblem>>,
): Promise<Result<Value, CloseProblem>> {
  return inTransaction(async (): Promise<Result<Value, CloseProblem>> => {
    const found = await authorOf(by, matchId);
    if (!found.ok) return found;
    const { role, category } = found.value;
    if (role !== "referee" && role !== "organiser") return err({ code: "not_yours" });
    await lockLive(championshipCategories, category.id);
    const locked = await lockSheet(found.value);
    if (!locked.ok) return locked;
    const author = locked.value;
    const closure = await closureFor(author);
    if (closure) return err(closure);
    if (author.match.state === "closed") return err({ code: "closed" });
    return close(author);
  });
}

async function finish(
  author: Author,
  state: SheetState,
  closing: Closing,
): Promise<Result<SheetResult, CloseProblem>> {
  const { match, category, championship, actor, linkId, userId } = author;
  const result = resultOf(author, state);
  const late = match.phase === "knockout" && (await passedAlready(author));
  if (late && movesBegunMatch(late, withSheet(late, author, state))) return err({ code: "next_match_begun" });
  await db()
    .update(championshipMatches)
    .set({ ...bumpVersion, state: "closed", result, closedAt: sql`now()` })
    .where(eq(championshipMatches.id, match.id));
  const { name, position, teams = {} } = closing;
  const signed = { matchId: match.id, linkId, userId };
  await db()
    .insert(sheetSignatures)
    .values([
      { ...signed, role: "referee" as const, verdict: "closed" as const, name, position },
      ...(["home", "away"] as const).flatMap((role) => {
        const verdict = teams[role];
        return verdict ? [{ ...signed, role, ...verdict }] : [];
      }),
    ]);
  await db()
    .update(championshipCategories)
    .set({ frozenAt: sql`now()` })
    .where(and(eq(championshipCategories.id, category.id), isNull(championshipCategories.frozenAt)));
  await begin(championship.id);
  await audit(actor, "championship.sheet_closed", championship.id);
  await tellOf(author);
  // Until the job comes somebody could begin the next match with the team that had passed.
  if (late) await settle(category.id);
  for (const role of ["home", "away"] as const) {
    const verdict = teams[role];
    if (!verdict) await mails.toAccept(author, role);
    else if (verdict.verdict === "contested") await mails.contested(author, role, verdict.reason ?? "");
  }
  return ok(result);
}

/** The tables that were calculated are out of date, and whoever feeds on sheets hears of it. */
export async function tellOf(sheet: SheetMatch): Promise<void> {
  const { match, category, championship } = sheet;
  await noteAppearances(sheet);
  await markStale(category.id);
  await sheetClosed.tell({ matchId: match.id, categoryId: category.id, championshipId: championship.id });
}

/** What the tables read of it. */
export function resultOf({ match, teams }: SheetMatch, state: SheetState): SheetResult {
  const { homeGoals, awayGoals, kicks, walkover, cards } = toResult(state, {
    id: match.id,
    phase: match.phase,
    group: match.groupName,
    tie: match.tie,
    leg: match.leg,
    home: teams.home.id,
    away: teams.away.id,
  });
  return { homeGoals, awayGoals, kicks, walkover, cards };
}

interface Filled {
  state: SheetState;
  entries: readonly SheetEntry[];
  people: readonly SheetPerson[];
  open: readonly Unexplained[];
}

async function closingProblems(
  sheet: SheetMatch,
  { state, entries, people, open }: Filled,
): Promise<ClosingProblem[]> {
  return [
    ...withoutStaff(state.problems, entries, people),
    ...open.map((one) => ({ code: "played_unexplained" as const, ...one })),
    ...writtenTwice(entries).map((entry) => ({ code: "written_twice" as const, entry })),
    ...((await kicksMissing(sheet, state))
      ? [{ code: state.kicks ? ("kicks_level" as const) : ("kicks_missing" as const) }]
      : []),
  ];
}

/** The second of each two entries by which two devices wrote the same. */
const writtenTwice = (entries: readonly SheetEntry[]): string[] =>
  deviceComparisons(entries).flatMap(({ agree }) => agree.map(([, other]) => other.id));

/**
 * Of two legs the second tells, once the first is closed: with both in hand the tie itself says whether it is level. So
 * it does where the better campaign decides: only two campaigns that are exactly level leave it to kicks.
 */
async function kicksMissing(sheet: SheetMatch, state: SheetState): Promise<boolean> {
  const { match, category } = sheet;
  const { score, kicks, walkover } = state;
  if (walkover !== null || (kicks && kicks.home !== kicks.away)) return false;
  if (match.phase !== "knockout") return score.home === score.away && category.settings.kicksPoints > 0;
  const { format } = category;
  if (format.kind === "league") return false;
  const legs = legsOf(match.tie, format.knockout);
  if (match.leg < legs) return false;
  if (legs === 1 && format.knockout.levelTie !== "better_campaign") return score.home === score.away;
  return leavesTieLevel(sheet, state);
}

function legsOf(tie: string | null, { legs, finalLegs }: KnockoutFormat): 1 | 2 {
  if (tie === "3P") return 1;
  return tie === "F" ? finalLegs : legs;
}

/** With the goals of this last leg, and whatever was decided about the first. */
async function leavesTieLevel(sheet: SheetMatch, state: SheetState): Promise<boolean> {
  const { computed } = withSheet(await standingOf(sheet.category), sheet, state);
  const reached = computed.ties.find(({ id }) => id === sheet.match.tie)?.result;
  return reached?.winner === null && reached.undecided === "level";
}

/** The category as it stands if this tie has a winner without the sheet. The next match does not begin meanwhile. */
async function passedAlready({ category, match }: SheetMatch): Promise<Standing | null> {
  await lockKnockout(category.id);
  const standing = await standingOf(category);
  const tie = standing.computed.ties.find(({ id }) => id === match.tie);
  return tie?.result.winner ? standing : null;
}

/** The same once the sheet is closed. */
function withSheet(standing: Standing, sheet: SheetMatch, state: SheetState): Standing {
  const { match, teams } = sheet;
  const { id, phase, groupName: group, tie, leg } = match;
  const sides = { home: teams.home.id, away: teams.away.id };
  const result: MatchResult = { id, phase, group, tie, leg, ...sides, ...resultOf(sheet, state) };
  const facts = { ...standing.facts, results: [...standing.facts.results, result] };
  return { ...standing, facts, computed: competition(facts) };
}
