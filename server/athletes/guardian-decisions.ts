import { can, type PublishingObstacle } from "#domain/athletes/policy.ts";
import type { GuardianDecision } from "#domain/guardians/consent.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as guardians from "#server/guardians/guardians.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { closeWaiting } from "./change-queries.ts";
import * as mails from "./mails.ts";
import { peopleOf } from "./people.ts";
import { makePrivate, publishOrRequestReview, type PublicationOutcome } from "./publication.ts";
import { familyChanged } from "./responsible.server.ts";
import { lockWithGuardianship, type AthleteWithGuardianship } from "./athlete-with-guardianship.ts";

/** What a decision led to. `waitsFor`: the consent is recorded, and something else still keeps the profile private. */
type Decided = PublicationOutcome | "private" | { waitsFor: PublishingObstacle };

/**
 * A guardian grants or revokes the consent to publish, and the profile follows in the same transaction. Another
 * guardian's revoke stands whatever this one decides.
 */
export function decideConsent(
  actor: Actor,
  athleteId: string,
  decision: GuardianDecision,
  from: Pick<Browser, "address" | "userAgent"> | null,
): Promise<Result<Decided, "not_found">> {
  return inTransaction(async () => {
    const profile = await lockWithGuardianship(athleteId);
    const guardianId = userIdOf(actor);
    if (!profile || !guardianId || !can(actor, "decideConsent", profile.policyFacts)) return err("not_found");
    // The same person's same decision about the same text is recorded once: a double click is one decision.
    if (!(await guardians.isLatest(guardianId, athleteId, decision))) {
      await guardians.recordConsent(guardianId, athleteId, decision, from);
      await tellFamily(profile, guardianId, decision);
    }
    // The decision answers what the athlete asked for, whichever way it went.
    await closeWaiting(athleteId, "visibility", "withdrawn", guardianId);
    if (decision === "revoked") {
      await makePrivate(profile, guardianId);
      await familyChanged.tell({ athleteId, what: "consent_revoked" });
      return ok("private" as const);
    }
    const { consented } = await guardians.guardianshipOf(athleteId);
    const published = await publishOrRequestReview(
      { ...profile, publishingFacts: { ...profile.publishingFacts, consented } },
      guardianId,
    );
    return ok(published.ok ? published.value : { waitsFor: published.error });
  });
}

/** The athlete and the other guardian hear what this one decided. */
async function tellFamily(
  profile: AthleteWithGuardianship,
  decidedBy: string,
  decision: GuardianDecision,
): Promise<void> {
  const people = await peopleOf(profile);
  if (people.athlete) await mails.guardianDecided(people.athlete, decision);
  const name = profile.guardianship.guardians.find(({ userId }) => userId === decidedBy)?.name ?? "";
  for (const guardian of people.guardians.filter(({ userId }) => userId !== decidedBy))
    await mails.otherGuardianDecided(guardian, profile.athlete, { name, decision });
}
