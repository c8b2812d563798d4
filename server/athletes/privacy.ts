import { can } from "#domain/athletes/policy.ts";
import type { PrivacyChoices } from "#domain/guardians/schema.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { lockWithGuardianship } from "./athlete-with-guardianship.ts";
import * as writes from "./writes.ts";

/** What a guardian, or the adult athlete, lets others see beyond the protective defaults. */
export function setPrivacy(
  actor: Actor,
  id: string,
  choices: PrivacyChoices,
): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const profile = await lockWithGuardianship(id);
    if (!profile || !can(actor, "setPrivacy", profile.policyFacts)) return err("not_found");
    const { birthdatePublic, indexable, socialPublic } = profile.athlete;
    await writes.setPrivacy(id, choices);
    await audit(actor, "athlete.privacy_changed", id, {
      before: { birthdatePublic, indexable, socialPublic },
      after: { ...choices },
      dataSubjectId: profile.athlete.userId ?? undefined,
    });
    return ok(null);
  });
}
