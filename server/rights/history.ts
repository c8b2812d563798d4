import * as athletes from "#server/athletes/athletes.server.ts";
import { ownedBy } from "#server/athletes/rights.ts";
import { decisionsOf } from "#server/guardians/rights.ts";
import { acceptedTerms } from "#server/identity/rights.ts";

export type RightsHistory = Awaited<ReturnType<typeof historyOf>>;

/** What one agreed to, and what was agreed about one: authorisations of guardians, and the terms. */
export async function historyOf(userId: string) {
  const decisions = await decisionsOf(userId, await ownedBy(userId));
  const names = await athletes.names(decisions.map(({ athleteId }) => athleteId));
  const terms = await acceptedTerms(userId);
  return {
    consents: decisions.map(({ id, athleteId, byPerson, decision, textVersion, createdAt }) => ({
      id,
      athlete: names.get(athleteId) ?? "Perfil removido",
      byPerson,
      decision,
      textVersion,
      createdAt,
    })),
    terms: terms.map(({ version, acceptedAt }) => ({ version, acceptedAt })),
  };
}
