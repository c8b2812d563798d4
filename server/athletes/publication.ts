import {
  can,
  publishingObstacle,
  publishingObstacles,
  type PublishingObstacle,
} from "#domain/athletes/policy.ts";
import { publicationState, type PublicationState } from "#domain/athletes/publication.ts";
import { SYSTEM, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { isReturned, requestReview, withdraw, type LatestReview } from "#server/platform/reviews/reviews.ts";
import { lockWithGuardianship, type AthleteWithGuardianship } from "./athlete-with-guardianship.ts";
import { forgetWasPublic, setVisibility } from "./writes.ts";

/**
 * Makes the profile public at once, or says what is missing. Staff count as the review that a first publication
 * needs, and may publish again what staff had hidden; what protects a minor holds for them too.
 */
export function publish(actor: Actor, id: string): Promise<Result<null, "not_found" | PublishingObstacle>> {
  return inTransaction(async () => {
    const profile = await lockWithGuardianship(id);
    if (!profile || !can(actor, "publish", profile.policyFacts)) return err("not_found");
    const obstacle = publishingObstacle(actor, profile.publishingFacts, today());
    if (obstacle) return err(obstacle);
    await makePublic(profile, userIdOf(actor));
    return ok(null);
  });
}

export type PublicationOutcome = "published" | "in_review";

/** What the athlete's people call: publishes, or asks for the review when only that is missing. */
export function requestPublication(
  actor: Actor,
  id: string,
): Promise<Result<PublicationOutcome, "not_found" | PublishingObstacle>> {
  return inTransaction(async () => {
    const profile = await lockWithGuardianship(id);
    if (!profile || !can(actor, "publish", profile.policyFacts)) return err("not_found");
    return publishOrRequestReview(profile, userIdOf(actor));
  });
}

/** Inside the caller's transaction. The caller has checked that this person may publish. */
export async function publishOrRequestReview(
  profile: AthleteWithGuardianship,
  askedBy: string | null,
): Promise<Result<PublicationOutcome, PublishingObstacle>> {
  const [obstacle] = publishingObstacles(profile.publishingFacts, today());
  if (obstacle && obstacle !== "review_missing") return err(obstacle);
  if (!obstacle) {
    await makePublic(profile, askedBy);
    return ok("published");
  }
  await requestReview({ kind: "first_publication", subjectId: profile.athlete.id, requestedBy: askedBy });
  return ok("in_review");
}

/** Staff approved the first publication. Throws when something else is missing, which rolls the approval back. */
export async function publishApproved(
  profile: AthleteWithGuardianship,
  decidedBy: string | null,
): Promise<void> {
  const obstacle = publishingObstacle(SYSTEM, profile.publishingFacts, today());
  if (obstacle) throw new Error(`approved, but not to be published: ${obstacle}`);
  await makePublic(profile, decidedBy);
}

async function makePublic(
  { athlete: { id, visibility } }: AthleteWithGuardianship,
  actorId: string | null,
): Promise<void> {
  if (visibility === "public") return;
  await setVisibility(id, "public");
  await withdraw({ kind: "first_publication", subjectId: id });
  await audit(actorId, "athlete.published", id, ["visibility"]);
}

/** Adults make their own profile private whenever they like; a guardian does so by revoking the consent. */
export function unpublish(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const profile = await lockWithGuardianship(id);
    if (!profile || !can(actor, "unpublish", profile.policyFacts)) return err("not_found");
    await makePrivate(profile, userIdOf(actor));
    return ok(null);
  });
}

/** Private again, and no longer waiting for a review. What staff hid stays hidden. Inside the caller's transaction. */
export async function makePrivate(
  { athlete: { id, visibility } }: AthleteWithGuardianship,
  actorId: string | null,
): Promise<void> {
  await withdraw({ kind: "first_publication", subjectId: id });
  if (visibility !== "public") return forgetWasPublic([id]);
  await setVisibility(id, "private");
  await audit(actorId, "athlete.unpublished", id, ["visibility"]);
}

/** Whether the profile is public or what it waits for, and what staff wrote when they rejected it. */
interface Publication {
  state: PublicationState;
  reason: string | null;
}

/** `latest` is the last review of the kind `first_publication`, if there was one. */
export function publicationOf(
  { publishingFacts, guardianship }: AthleteWithGuardianship,
  latest: LatestReview | null,
): Publication {
  const firstReview =
    latest && isReturned(latest.state) ? "rejected" : latest?.state === "open" ? "open" : "none";
  const state = publicationState(
    {
      ...publishingFacts,
      invitation: invitationOf(guardianship),
      revoked: guardianship.revokedBy.length > 0,
      firstReview,
    },
    today(),
  );
  return { state, reason: state === "rejected" ? (latest?.reason ?? null) : null };
}

function invitationOf({
  guardians,
  invited,
}: AthleteWithGuardianship["guardianship"]): "none" | "sent" | "expired" | "confirmed" {
  if (guardians.length > 0) return "confirmed";
  if (!invited) return "none";
  return invited.expired ? "expired" : "sent";
}
