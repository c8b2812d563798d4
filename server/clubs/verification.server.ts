import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { findLive, lockLive } from "#server/platform/database/live-rows.ts";
import {
  isReturned,
  latestReviewSql,
  requestReview,
  type LatestReview,
} from "#server/platform/reviews/reviews.ts";
import { belongsTo, isOwner } from "./own-club.server.ts";
import { clubs } from "./tables.ts";

/** How far a club is on its way to being verified, and what is missing. */
export interface Verification {
  verified: boolean;
  emailConfirmed: boolean;
  hasCnpj: boolean;
  /** With the team, not asked, or refused with its reason. */
  review: "open" | "none" | { refused: string };
}

export async function verificationOf(
  actor: Actor,
  clubId: string,
): Promise<Result<Verification, "not_found">> {
  if (!(await belongsTo(actor, clubId))) return err("not_found");
  const club = await findLive(clubs, clubId);
  if (!club) return err("not_found");
  const owner = club.userId ? await identity.findById(club.userId) : undefined;
  return ok({
    verified: club.verified,
    emailConfirmed: owner?.emailVerified ?? false,
    hasCnpj: club.cnpj !== null,
    review: club.verified ? "none" : toStanding(await lastReview(clubId)),
  });
}

/** After the club mended what staff found: a person looks again. */
export function askVerification(
  actor: Actor,
  clubId: string,
): Promise<Result<null, "not_found" | "incomplete">> {
  return inTransaction(async (): Promise<Result<null, "not_found" | "incomplete">> => {
    if (!(await isOwner(actor, clubId))) return err("not_found");
    const club = await lockLive(clubs, clubId);
    if (!club || club.verified) return err("not_found");
    if (!club.cnpj || !club.cnpjHeld) return err("incomplete");
    await requestReview({ kind: "club_verification", subjectId: clubId, requestedBy: userIdOf(actor) });
    await audit(actor, "club.verification_asked", clubId);
    return ok(null);
  });
}

async function lastReview(clubId: string): Promise<LatestReview | null> {
  const { rows } = await client().query<{ review: LatestReview | null }>(
    `select ${latestReviewSql("club_verification", "$1::uuid")} as review`,
    [clubId],
  );
  return rows[0]!.review;
}

function toStanding(review: LatestReview | null): Verification["review"] {
  if (review?.state === "open") return "open";
  return review && isReturned(review.state) ? { refused: review.reason ?? "" } : "none";
}
