import type { MatchInput } from "#domain/clubs/match-schema.ts";
import { matchDayProblem, type MatchDayProblem } from "#domain/clubs/matches.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { eq } from "#server/platform/database/orm.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import { requestReview } from "#server/platform/reviews/reviews.ts";
import * as mails from "./match-mails.ts";
import * as rows from "./match-rows.ts";
import { belongsTo } from "./own-club.server.ts";
import { clubMatches } from "./tables.ts";
import { lockTrust } from "./trust.ts";

export { matchesOf, matchesToAnswer, ownMatch, type OwnMatch } from "./match-list.ts";

const PER_CLUB = { name: "club-match", points: 60, seconds: 86_400 };
/** The opponent is none of the clubs here that have its name. */
const NONE_OF_THESE = "nenhum";

interface OpponentChoice {
  id: string;
  name: string;
  city: string | null;
  state: string | null;
}

export type MatchProblem =
  | TooMany
  | { code: MatchDayProblem }
  | {
      code:
        | "not_found"
        | "not_verified"
        | "same_club"
        | "already_entered"
        | "already_confirmed"
        | "match_sheet"
        | "changed_meanwhile";
    }
  /** The opponent entered the same match with another score: it is answered there. */
  | { code: "opponent_differs"; goalsFor: number; goalsAgainst: number }
  | { code: "which_opponent"; choices: OpponentChoice[] };

/** Where a result stands once it is saved: `confirmed` when the opponent had entered the same. */
type Saved = "declared" | "asked" | "checking" | "confirmed";

/** A person of a verified club enters a result. */
export async function enterMatch(
  actor: Actor,
  clubId: string,
  input: MatchInput,
): Promise<Result<Saved, MatchProblem>> {
  if (!(await belongsTo(actor, clubId))) return err({ code: "not_found" });
  const counted = await spend(PER_CLUB, { account: clubId });
  if (!counted.ok) return counted;
  return inTransaction(async (): Promise<Result<Saved, MatchProblem>> => {
    const found = await preparedMatch(clubId, input);
    if (!found.ok) return found;
    const { club, opponent, match } = found.value;
    const same = await rows.lockSame(match);
    if (same && same.state !== "refused") return meet(actor, clubId, same, input);
    // Staff could not confirm what the other side said: this is another word about the same match.
    if (same) await db().delete(clubMatches).where(eq(clubMatches.id, same.id));
    const state = firstState(opponent, input.evidence);
    const [inserted] = await db()
      .insert(clubMatches)
      .values({ ...columnsOf(match), clubId, state, enteredBy: userIdOf(actor) })
      .onConflictDoNothing()
      .returning({ id: clubMatches.id });
    if (!inserted) return err({ code: "already_entered" });
    await audit(actor, "club.match_entered", clubId);
    await ask(state, inserted.id, { actor, club, opponent });
    return ok(state);
  });
}

/** The same match is already here: entered twice, or by the opponent. */
async function meet(
  actor: Actor,
  clubId: string,
  same: rows.MatchRow,
  { goalsFor, goalsAgainst }: MatchInput,
): Promise<Result<Saved, MatchProblem>> {
  if (same.state === "confirmed") return err({ code: "already_confirmed" });
  if (same.clubId === clubId) return err({ code: "already_entered" });
  if (same.goalsFor !== goalsAgainst || same.goalsAgainst !== goalsFor)
    return err({ code: "opponent_differs", goalsFor: same.goalsAgainst, goalsAgainst: same.goalsFor });
  await rows.withdrawFromStaff(same);
  await rows.updateMatch(same.id, {
    state: "confirmed",
    source: "opponent",
    contestedFor: null,
    contestedAgainst: null,
  });
  await audit(actor, "club.match_confirmed", clubId);
  return ok("confirmed");
}

/** A changed result is unconfirmed again, whoever stood behind it. Match sheets are corrected where they were written. */
export function changeMatch(
  actor: Actor,
  clubId: string,
  { id, savedAt, input }: { id: string; savedAt: string; input: MatchInput },
): Promise<Result<Saved, MatchProblem>> {
  return inTransaction(async (): Promise<Result<Saved, MatchProblem>> => {
    const own = (await belongsTo(actor, clubId)) ? await rows.lockMatch(id, { clubId }) : undefined;
    if (!own) return err({ code: "not_found" });
    if (own.source === "match_sheet") return err({ code: "match_sheet" });
    if (String(own.updatedAt) !== savedAt) return err({ code: "changed_meanwhile" });
    const found = await preparedMatch(clubId, { ...input, opponentId: await sameOpponent(own, input) });
    if (!found.ok) return found;
    const { club, opponent, match } = found.value;
    if (await rows.lockSame(match, own.id)) return err({ code: "already_entered" });
    await rows.withdrawFromStaff(own);
    const state = firstState(opponent, input.evidence);
    await rows.updateMatch(own.id, {
      ...columnsOf(match),
      state,
      source: "club",
      contestedFor: null,
      contestedAgainst: null,
    });
    await audit(actor, "club.match_changed", clubId);
    await ask(state, own.id, { actor, club, opponent });
    return ok(state);
  });
}

/** A name that was not changed still means the club that it meant, also where two have it. */
async function sameOpponent({ opponentId }: rows.MatchRow, input: MatchInput): Promise<string | null> {
  const known = opponentId && !input.opponentId ? await rows.matchClub(opponentId) : undefined;
  return known?.name === input.opponent ? known.id : input.opponentId;
}

/** Takes back what nobody has confirmed. */
export function removeMatch(
  actor: Actor,
  clubId: string,
  id: string,
): Promise<Result<null, "not_found" | "already_confirmed">> {
  return inTransaction(async () => {
    const own = (await belongsTo(actor, clubId)) ? await rows.lockMatch(id, { clubId }) : undefined;
    if (!own) return err("not_found");
    if (own.state === "confirmed") return err("already_confirmed");
    await rows.withdrawFromStaff(own);
    await db().delete(clubMatches).where(eq(clubMatches.id, own.id));
    await audit(actor, "club.match_removed", clubId);
    return ok(null);
  });
}

/** The club shows staff where the result can be checked, because nobody else answers. */
export function askStaff(
  actor: Actor,
  clubId: string,
  id: string,
  evidence: string,
): Promise<Result<null, "not_found" | "already_confirmed">> {
  return inTransaction(async () => {
    const own = (await belongsTo(actor, clubId)) ? await rows.lockMatch(id, { clubId }) : undefined;
    if (!own || rows.isWithStaff(own.state)) return err("not_found");
    if (own.state === "confirmed") return err("already_confirmed");
    await rows.updateMatch(own.id, { state: "checking", evidence });
    await requestReview({ kind: "match_result", subjectId: own.id, requestedBy: userIdOf(actor) });
    await audit(actor, "club.match_check_asked", clubId);
    return ok(null);
  });
}

type Opponent = rows.MatchClub | { name: string };

/** What was typed, with the opponent found and every rule asked that needs no other match. */
async function preparedMatch(clubId: string, input: MatchInput) {
  const club = await rows.matchClub(clubId);
  if (!club) return err({ code: "not_found" as const });
  if (!(await lockTrust(clubId)).verified) return err({ code: "not_verified" as const });
  const opponent = await findOpponent(clubId, input);
  if (!opponent.ok) return opponent;
  const other = opponent.value;
  const problem = matchDayProblem(input.matchDate, {
    today: today(),
    foundationYears: [club.foundationYear, "id" in other ? other.foundationYear : null],
  });
  if (problem) return err({ code: problem });
  const match = { ...input, clubId, opponent: "id" in other ? { id: other.id } : { name: other.name } };
  return ok({ club, opponent: other, match });
}

async function findOpponent(
  clubId: string,
  { opponent, opponentId }: MatchInput,
): Promise<Result<Opponent, MatchProblem>> {
  if (opponentId === NONE_OF_THESE) return ok({ name: opponent });
  if (opponentId) {
    const chosen = await rows.listedClub(opponentId);
    if (chosen?.id === clubId) return err({ code: "same_club" });
    if (chosen) return ok(chosen);
  }
  const named = await rows.listedClubsNamed(opponent);
  const others = named.filter(({ id }) => id !== clubId);
  if (others.length > 1)
    return err({
      code: "which_opponent",
      choices: others.map(({ id, name, city, state }) => ({ id, name, city, state })),
    });
  if (others[0]) return ok(others[0]);
  return named.length > 0 ? err({ code: "same_club" }) : ok({ name: opponent });
}

const columnsOf = ({
  opponent,
  goalsFor,
  goalsAgainst,
  matchDate,
  category,
  evidence,
}: Omit<MatchInput, "opponent"> & { opponent: { id: string } | { name: string } }) => ({
  opponentId: "id" in opponent ? opponent.id : null,
  opponentName: "id" in opponent ? null : opponent.name,
  goalsFor,
  goalsAgainst,
  matchDate,
  category,
  evidence,
});

function firstState(opponent: Opponent, evidence: string | null): "declared" | "asked" | "checking" {
  if ("id" in opponent && opponent.answers) return "asked";
  return evidence ? "checking" : "declared";
}

async function ask(
  state: Saved,
  matchId: string,
  { actor, club, opponent }: { actor: Actor; club: rows.MatchClub; opponent: Opponent },
): Promise<void> {
  if (state === "asked" && "id" in opponent) await mails.matchAsked(opponent, club.name);
  if (state === "checking")
    await requestReview({ kind: "match_result", subjectId: matchId, requestedBy: userIdOf(actor) });
}
