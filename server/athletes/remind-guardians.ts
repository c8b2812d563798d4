import { can } from "#domain/athletes/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import { findWithGuardianship } from "./athlete-with-guardianship.ts";
import * as mails from "./mails.ts";
import { peopleOf } from "./people.ts";

/** Mails of ours that a child presses for: one a day is a reminder, more would be noise. */
const PER_ATHLETE = { name: "guardian-reminder", points: 1, seconds: 86_400 };

/** The athlete asks the guardians, who have accounts, to look at what waits for them. */
export async function remindGuardians(
  actor: Actor,
  athleteId: string,
): Promise<Result<null, TooMany | { code: "not_found" }>> {
  const profile = await findWithGuardianship(athleteId);
  if (!profile?.policyFacts.minor || !can(actor, "edit", profile.policyFacts))
    return err({ code: "not_found" });
  const { guardians } = await peopleOf(profile);
  if (guardians.length === 0) return err({ code: "not_found" });
  const counted = await spend(PER_ATHLETE, { account: athleteId });
  if (!counted.ok) return counted;
  for (const guardian of guardians) await mails.reminder(guardian, profile.athlete);
  return ok(null);
}
