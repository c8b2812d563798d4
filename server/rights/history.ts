import * as athletes from "#server/athletes/athletes.server.ts";
import type { Member } from "#domain/identity/actor.ts";
import { ownedBy } from "#server/athletes/rights.ts";
import { decisionsOf, nameDecisionsOf } from "#server/guardians/rights.ts";
import { impersonationsOf } from "#server/identity/identity.server.ts";
import { acceptedTerms } from "#server/identity/rights.ts";

/**
 * What this person consented to, what a guardian consented to about them, the terms they accepted, and when the team
 * looked at the product in their place.
 */
export async function historyOf({ userId }: Member) {
  const own = await ownedBy(userId);
  const decisions = [
    ...(await decisionsOf(userId, own)).map((one) => ({ ...one, about: "profile" as const })),
    ...(await nameDecisionsOf(userId, own)).map((one) => ({ ...one, about: "name" as const })),
  ];
  const names = await athletes.names(decisions.map(({ athleteId }) => athleteId));
  const terms = await acceptedTerms(userId);
  return {
    consents: decisions
      // Keys are uuid v7: the highest is the latest.
      .toSorted((one, other) => (one.id < other.id ? 1 : -1))
      .map(({ id, athleteId, about, byPerson, decision, textVersion, createdAt }) => ({
        id,
        athlete: names.get(athleteId) ?? "Perfil removido",
        about,
        byPerson,
        decision,
        textVersion,
        createdAt,
      })),
    terms: terms.map(({ version, acceptedAt }) => ({ version, acceptedAt })),
    looks: await impersonationsOf(userId),
  };
}
