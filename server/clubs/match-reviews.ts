import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { findLive, lockLive } from "#server/platform/database/live-rows.ts";
import { defineReviewKind, type Review } from "#server/platform/reviews/reviews.ts";
import * as mails from "./match-mails.ts";
import * as rows from "./match-rows.ts";
import { clubMatches } from "./tables.ts";

/** A result that two clubs tell differently, or that only staff can check. */
export const matchResult = defineReviewKind({
  name: "match_result",
  subjectType: "match",
  adjustable: true,
  readSubject: readMatch,
  lockSubject: (id) => lockLive(clubMatches, id),
  onDecision: matchDecided,
});

async function readMatch(actor: Actor, id: string) {
  assertModerator(actor);
  const match = await findLive(clubMatches, id);
  if (!match) return null;
  const club = await rows.matchClub(match.clubId);
  const opponent = match.opponentId ? await rows.matchClub(match.opponentId) : null;
  const names = { club: club?.name ?? "", opponent: opponent?.name ?? match.opponentName ?? "" };
  return {
    type: "match_result" as const,
    title: `${names.club} × ${names.opponent}`,
    ...names,
    clubId: match.clubId,
    opponentId: match.opponentId,
    score: { goalsFor: match.goalsFor, goalsAgainst: match.goalsAgainst },
    contested:
      match.state === "contested" && match.contestedFor !== null && match.contestedAgainst !== null
        ? { goalsFor: match.contestedFor, goalsAgainst: match.contestedAgainst }
        : null,
    date: String(match.matchDate),
    category: match.category,
    evidence: match.evidence,
  };
}

/** Approved: the score that was entered counts. Rejected: none does, and either club can enter it anew. */
async function matchDecided({ subjectId, state, decidedBy, reason }: Review): Promise<Result<null, never>> {
  const match = await lockLive(clubMatches, subjectId);
  if (!match || !rows.isWithStaff(match.state)) return ok(null);
  const approved = state === "approved";
  await rows.updateMatch(
    match.id,
    approved
      ? { state: "confirmed", source: "staff", contestedFor: null, contestedAgainst: null }
      : { state: "refused" },
  );
  await audit(decidedBy, approved ? "club.match_confirmed" : "club.match_refused", match.clubId);
  const club = await rows.matchClub(match.clubId);
  const opponent = match.opponentId ? await rows.matchClub(match.opponentId) : undefined;
  if (club)
    await mails.matchDecided(club, opponent?.name ?? match.opponentName ?? "", match, {
      approved,
      adjust: state === "adjust",
      reason,
    });
  // Whoever contested it is told too, in the order of their own goals.
  if (club && opponent && match.state === "contested")
    await mails.matchDecided(
      opponent,
      club.name,
      { ...match, goalsFor: match.goalsAgainst, goalsAgainst: match.goalsFor },
      { approved, adjust: state === "adjust", reason },
    );
  return ok(null);
}
