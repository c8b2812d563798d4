import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { requestReview } from "#server/platform/reviews/reviews.ts";
import * as mails from "./match-mails.ts";
import * as rows from "./match-rows.ts";
import { belongsTo } from "./own-club.server.ts";
import { lockTrust } from "./trust.ts";

interface Score {
  goalsFor: number;
  goalsAgainst: number;
}

type AnswerProblem = "not_found" | "changed_meanwhile" | "same_score";

/** The opponent says that it was so, or how it was: goals as the opponent has them. */
export function answerMatch(
  actor: Actor,
  clubId: string,
  { id, savedAt, contested }: { id: string; savedAt: string; contested: Score | null },
): Promise<Result<null, AnswerProblem>> {
  return inTransaction(async (): Promise<Result<null, AnswerProblem>> => {
    if (!(await belongsTo(actor, clubId)) || !(await lockTrust(clubId)).verified) return err("not_found");
    const match = await rows.lockMatch(id, { opponentId: clubId });
    if (!match || match.state === "confirmed" || match.state === "refused") return err("not_found");
    if (String(match.updatedAt) !== savedAt) return err("changed_meanwhile");
    return contested ? contest(actor, clubId, match, contested) : confirm(actor, clubId, match, match);
  });
}

/** The club that entered the match accepts the score of the opponent. */
export function acceptContested(
  actor: Actor,
  clubId: string,
  { id, savedAt }: { id: string; savedAt: string },
): Promise<Result<null, AnswerProblem>> {
  return inTransaction(async (): Promise<Result<null, AnswerProblem>> => {
    const match = (await belongsTo(actor, clubId)) ? await rows.lockMatch(id, { clubId }) : undefined;
    if (match?.state !== "contested" || match.contestedFor === null || match.contestedAgainst === null)
      return err("not_found");
    if (String(match.updatedAt) !== savedAt) return err("changed_meanwhile");
    return confirm(actor, clubId, match, {
      goalsFor: match.contestedFor,
      goalsAgainst: match.contestedAgainst,
    });
  });
}

async function confirm(
  actor: Actor,
  clubId: string,
  match: rows.MatchRow,
  { goalsFor, goalsAgainst }: Score,
): Promise<Result<null, never>> {
  await rows.withdrawFromStaff(match);
  await rows.updateMatch(match.id, {
    goalsFor,
    goalsAgainst,
    state: "confirmed",
    source: "opponent",
    contestedFor: null,
    contestedAgainst: null,
  });
  await audit(actor, "club.match_confirmed", clubId);
  return ok(null);
}

async function contest(
  actor: Actor,
  clubId: string,
  match: rows.MatchRow,
  { goalsFor, goalsAgainst }: Score,
): Promise<Result<null, "same_score">> {
  if (match.goalsFor === goalsAgainst && match.goalsAgainst === goalsFor) return err("same_score");
  await rows.updateMatch(match.id, {
    state: "contested",
    contestedFor: goalsAgainst,
    contestedAgainst: goalsFor,
  });
  await requestReview({ kind: "match_result", subjectId: match.id, requestedBy: userIdOf(actor) });
  await audit(actor, "club.match_contested", clubId);
  const [own, by] = [await rows.matchClub(match.clubId), await rows.matchClub(clubId)];
  if (own && by) await mails.matchContested(own, by.name, match);
  return ok(null);
}
