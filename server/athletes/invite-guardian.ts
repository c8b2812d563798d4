import { can } from "#domain/athletes/policy.ts";
import { sameMailbox } from "#domain/guardians/mailbox.ts";
import type { GuardianContact } from "#domain/guardians/schema.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as guardians from "#server/guardians/guardians.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { TooMany } from "#server/platform/limits/limits.ts";
import { makePrivate } from "./publication.ts";
import { familyChanged } from "./responsible.server.ts";
import { lockWithGuardianship, type AthleteWithGuardianship } from "./athlete-with-guardianship.ts";

type InviteProblem = TooMany | { code: "not_found" | "guardian_is_athlete" | "already_confirmed" };

/** Invites a guardian, or another one; without a contact, the same one again. Only staff replace those who have confirmed. */
export function inviteGuardian(
  actor: Actor,
  athleteId: string,
  contact?: GuardianContact,
  { replaces = true }: { replaces?: boolean } = {},
): Promise<Result<null, InviteProblem>> {
  return inTransaction(async () => {
    const profile = await lockWithGuardianship(athleteId);
    const asked = contact
      ? { name: contact.guardianName, email: contact.guardianEmail }
      : profile?.guardianship.invited;
    if (
      !profile ||
      !asked ||
      !profile.policyFacts.minor ||
      !can(actor, "inviteGuardian", profile.policyFacts)
    )
      return err({ code: "not_found" as const });
    if (await isAthletesOwn(profile, asked.email)) return err({ code: "guardian_is_athlete" as const });
    if (profile.guardianship.guardians.length > 0) {
      if (!contact || !replaces || !can(actor, "removeGuardian", profile.policyFacts))
        return err({ code: "already_confirmed" as const });
      for (const guardian of profile.guardianship.guardians) await guardians.remove(athleteId, guardian);
      await makePrivate(profile, userIdOf(actor));
      await familyChanged.tell({ athleteId, what: "guardian_replaced" });
    }
    const counted = await guardians.countInvitation(asked.email, athleteId);
    if (!counted.ok) return counted;
    const invited = await guardians.invite(
      profile.athlete,
      { name: asked.name, email: asked.email },
      "athlete",
    );
    if (!invited.ok) return err({ code: invited.error });
    await audit(actor, "guardian.invited", athleteId);
    return ok(null);
  });
}

export async function isAthletesOwn({ athlete }: AthleteWithGuardianship, email: string): Promise<boolean> {
  const person = athlete.userId ? await identity.findById(athlete.userId) : undefined;
  return person !== undefined && sameMailbox(person.email, email);
}
