import { can, type PublishingObstacle } from "#domain/athletes/policy.ts";
import type { ConsentDecision } from "#domain/guardians/consent.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as guardians from "#server/guardians/guardians.server.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Client } from "#server/platform/http/client.server.ts";
import * as mails from "./mails.ts";
import { peopleOf } from "./people.ts";
import { close, openOrQueue, type Asked } from "./publishing.ts";
import { familyChanged } from "./responsible.server.ts";
import { lockSubject } from "./subject.ts";

/** What a decision led to: public, before staff, private, or noted while something else is in the way. */
export type Decided = Asked | "private" | { waitsFor: PublishingObstacle };

/** The guardian's word, and at once what follows from it. */
export function decideConsent(
  actor: Actor,
  athleteId: string,
  decision: ConsentDecision,
  from: Client | null,
): Promise<Result<Decided, "not_found">> {
  return inTransaction(async () => {
    const subject = await lockSubject(athleteId);
    const guardianId = userIdOf(actor);
    if (!subject || !guardianId || !can(actor, "decideConsent", subject.guarded)) return err("not_found");
    // A word that stands already is not said twice: a double click is one decision.
    const said =
      decision === "granted" ? subject.standing.consented : subject.standing.decision === "revoked";
    if (!said) {
      await guardians.decide(guardianId, athleteId, decision, from);
      const { athlete } = await peopleOf(subject);
      if (athlete) await mails.guardianDecided(athlete, decision);
    }
    if (decision === "revoked") {
      await close(subject, guardianId);
      await familyChanged.tell({ athleteId, what: "consent_revoked" });
      return ok("private" as const);
    }
    const opened = await openOrQueue(
      { ...subject, facts: { ...subject.facts, consented: true } },
      guardianId,
    );
    return ok(opened.ok ? opened.value : { waitsFor: opened.error });
  });
}
