import { can, type PublishingObstacle } from "#domain/athletes/policy.ts";
import type { ConsentDecision } from "#domain/guardians/consent.ts";
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
import { lockWithGuardianship } from "./athlete-with-guardianship.ts";

/** What a decision led to. `waitsFor`: the consent is recorded, and something else still keeps the profile private. */
type Decided = PublicationOutcome | "private" | { waitsFor: PublishingObstacle };

/** The guardian grants or revokes the consent to publish, and the profile follows in the same transaction. */
export function decideConsent(
  actor: Actor,
  athleteId: string,
  decision: ConsentDecision,
  from: Pick<Browser, "address" | "userAgent"> | null,
): Promise<Result<Decided, "not_found">> {
  return inTransaction(async () => {
    const profile = await lockWithGuardianship(athleteId);
    const guardianId = userIdOf(actor);
    if (!profile || !guardianId || !can(actor, "decideConsent", profile.policyFacts)) return err("not_found");
    // A decision that is already in force is not recorded again: a double click is one decision.
    const inForce =
      decision === "granted" ? profile.guardianship.consented : profile.guardianship.decision === "revoked";
    if (!inForce) {
      await guardians.recordConsent(guardianId, athleteId, decision, from);
      const { athlete } = await peopleOf(profile);
      if (athlete) await mails.guardianDecided(athlete, decision);
    }
    // The decision answers what the athlete asked for, whichever way it went.
    await closeWaiting(athleteId, "visibility", "withdrawn", guardianId);
    if (decision === "revoked") {
      await makePrivate(profile, guardianId);
      await familyChanged.tell({ athleteId, what: "consent_revoked" });
      return ok("private" as const);
    }
    const published = await publishOrRequestReview(
      { ...profile, publishingFacts: { ...profile.publishingFacts, consented: true } },
      guardianId,
    );
    return ok(published.ok ? published.value : { waitsFor: published.error });
  });
}
