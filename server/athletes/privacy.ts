import { can } from "#domain/athletes/policy.ts";
import type { PrivacyChoices } from "#domain/guardians/schema.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { ok, type Result } from "#domain/result.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { withGuardianship } from "./athlete-with-guardianship.ts";
import { athletes } from "./tables.ts";

/** What a guardian, or the adult athlete, lets others see beyond the protective defaults. */
export async function setPrivacy(
  actor: Actor,
  id: string,
  choices: Partial<PrivacyChoices>,
): Promise<Result<null, "not_found">> {
  const changed = await changeRow(athletes, id, {
    who: actor,
    action: "athlete.privacy_changed",
    allowed: async (row) => can(actor, "setPrivacy", (await withGuardianship(row)).policyFacts),
    set: choices,
    keepValuesOf: ({ userId }) => userId,
  });
  return changed.ok ? ok(null) : changed;
}
