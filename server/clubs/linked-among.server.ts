import { profileIdOf, type Actor } from "#domain/identity/actor.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, inArray, isNotNull } from "#server/platform/database/orm.ts";
import { clubAthletes } from "./tables.ts";

/** Which of these athletes belong to the club that this person acts for: both sides have confirmed it. */
export async function linkedAmong(actor: Actor, athleteIds: readonly string[]): Promise<Set<string>> {
  const clubId = profileIdOf(actor, "club");
  if (!clubId || athleteIds.length === 0) return new Set();
  const rows = await db()
    .select({ athleteId: clubAthletes.athleteId })
    .from(clubAthletes)
    .where(
      and(
        eq(clubAthletes.clubId, clubId),
        inArray(clubAthletes.athleteId, [...athleteIds]),
        isNotNull(clubAthletes.clubConfirmedAt),
        isNotNull(clubAthletes.athleteConfirmedAt),
      ),
    );
  return new Set(rows.map(({ athleteId }) => athleteId));
}
