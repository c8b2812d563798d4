import { isMinor, type AthletePolicyFacts } from "#domain/athletes/policy.ts";
import { isAccepted } from "#domain/guardians/consent.ts";
import { guardianUserIds } from "#server/guardians/guardians.ts";
import { today } from "#server/platform/clock.ts";
import type { SiteRow } from "./rows.ts";

/** What of a profile decides who may read it, as PostgreSQL sends it. */
export type PolicyRow = Pick<
  SiteRow,
  "user_id" | "guardian_user_ids" | "visibility" | "birthdate" | "birthdate_estimated" | "consent_version"
>;

/** SQL that answers it for an athlete's id as JSON; null when there is none. */
export const policyRowSql = (athleteId: string): string => `(
    select json_build_object('user_id', asked.user_id, 'guardian_user_ids', ${guardianUserIds("asked.id")},
      'visibility', asked.visibility, 'birthdate', asked.birthdate, 'birthdate_estimated', asked.birthdate_estimated,
      'consent_version', standing_consent(asked.id))
    from athletes asked where asked.id = ${athleteId} and asked.deleted_at is null)`;

export const policyFactsOf = (row: PolicyRow): AthletePolicyFacts => ({
  userId: row.user_id,
  guardianUserIds: row.guardian_user_ids,
  visibility: row.visibility,
  minor: isMinor(
    {
      birthdate: row.birthdate ? Temporal.PlainDate.from(row.birthdate) : null,
      birthdateEstimated: row.birthdate_estimated,
    },
    today(),
  ),
  consented: row.consent_version !== null && isAccepted(row.consent_version),
});
