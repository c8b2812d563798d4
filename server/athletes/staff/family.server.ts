import { maskEmail } from "#domain/guardians/mailbox.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { decisionsAbout, type RecordedDecision } from "#server/guardians/staff-view.ts";
import * as identity from "#server/identity/identity.server.ts";
import { findEvenDeleted } from "../athlete-with-guardianship.ts";

export interface StaffFamily {
  minor: boolean;
  /** Only the beginning of an address: enough to recognise it. Whole ones are on the page of the account. */
  guardians: {
    userId: string;
    name: string;
    email: string;
    decision: string | null;
    decidedAt: Temporal.Instant | null;
  }[];
  invited: { name: string; email: string; expired: boolean } | null;
  decisions: (RecordedDecision & { name: string | null })[];
}

/** Who answers for an athlete, and everything that was ever decided about publishing the profile. */
export async function staffFamily(actor: Actor, id: string): Promise<Result<StaffFamily, "not_found">> {
  assertModerator(actor);
  const profile = await findEvenDeleted(id);
  if (!profile) return err("not_found");
  const { guardians, invited } = profile.guardianship;
  const decisions = await decisionsAbout(actor, profile.athlete.id);
  const names = await identity.names([...new Set(decisions.flatMap(({ userId }) => userId ?? []))]);
  return ok({
    minor: profile.policyFacts.minor,
    guardians: guardians.map(({ userId, name, email, decision, decidedAt }) => ({
      userId,
      name,
      email: maskEmail(email),
      decision,
      decidedAt,
    })),
    invited: invited && {
      name: invited.name,
      email: maskEmail(invited.email),
      expired: invited.expired,
    },
    decisions: decisions.map((one) => ({ ...one, name: (one.userId && names.get(one.userId)) ?? null })),
  });
}
