import * as athletes from "#server/athletes/athletes.server.ts";
import type { Member } from "#domain/identity/actor.ts";
import { ownedBy } from "#server/athletes/rights.ts";
import { decisionsOf } from "#server/guardians/rights.ts";
import { acceptedTerms } from "#server/identity/rights.ts";

/** What this person consented to, what a guardian consented to about them, and the terms they accepted. */
export async function historyOf({ userId }: Member) {
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
