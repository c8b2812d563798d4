import { SYSTEM } from "#domain/identity/actor.ts";
import * as guardians from "#server/guardians/guardians.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { aUser, type MadeUser } from "./user.ts";

/** An adult with an account who answers for an athlete, and has not decided anything yet. */
export async function aGuardianOf(athleteId: string): Promise<MadeUser> {
  const guardian = await aUser({ name: "Responsável de teste" });
  await appointGuardian(athleteId, { userId: guardian.id, name: guardian.name, email: guardian.email });
  return guardian;
}

/** The same, having agreed to publishing. */
export async function aConsentingGuardianOf(athleteId: string): Promise<MadeUser> {
  const guardian = await aGuardianOf(athleteId);
  await inTransaction(() => guardians.recordConsent(guardian.id, athleteId, "granted", null));
  return guardian;
}

export const appointGuardian = (
  athleteId: string,
  guardian: { userId: string; name: string; email: string },
): Promise<void> => inTransaction(() => guardians.appoint(SYSTEM, athleteId, guardian));
