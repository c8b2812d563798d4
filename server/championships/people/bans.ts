import type { Ban } from "#domain/championships/discipline.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, inArray, isNotNull, isNull, ne, type SQL } from "#server/platform/database/orm.ts";
import { championshipDecisions } from "../matches/tables.ts";
import { championshipSquad } from "../teams/tables.ts";

const isBan = (): SQL => eq(championshipDecisions.kind, "ban");

/** What decisions that still hold say of people, for the calculation of who is suspended. */
export async function bansIn(categoryId: string): Promise<Ban[]> {
  const rows = await db()
    .select()
    .from(championshipDecisions)
    .where(
      and(eq(championshipDecisions.categoryId, categoryId), isBan(), isNull(championshipDecisions.revokedAt)),
    );
  return rows.map(({ id, squadId, teamId, banMatches, banBegun }) => ({
    id,
    person: squadId!,
    team: teamId!,
    matches: banMatches!,
    begun: banBegun!,
  }));
}

/** Whether a decision names this row of a squad, also one that was revoked. */
export async function isBanned(squadId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: championshipDecisions.id })
    .from(championshipDecisions)
    .where(eq(championshipDecisions.squadId, squadId))
    .limit(1);
  return rows.length > 0;
}

/** Why these athletes were suspended, in the squads whose link their families confirmed. */
export async function exportBans(athleteIds: readonly string[]) {
  if (athleteIds.length === 0) return [];
  const { teamId, banMatches, reason, document, createdAt, revokedAt, revokedReason } = championshipDecisions;
  return db()
    .select({
      athleteId: championshipSquad.athleteId,
      teamId,
      matches: banMatches,
      reason,
      document,
      createdAt,
      revokedAt,
      revokedReason,
    })
    .from(championshipDecisions)
    .innerJoin(championshipSquad, eq(championshipSquad.id, championshipDecisions.squadId))
    .where(
      and(
        inArray(championshipSquad.athleteId, [...athleteIds]),
        eq(championshipSquad.linkState, "confirmed"),
      ),
    );
}

/** Instead of a reason that was written about somebody who is erased. */
export const FORGOTTEN = "Apagado com os dados da pessoa";

/** After rows of squads were erased: a reason is written about a person, and may name them. The matches stay served. */
export async function forgetBanReasons(): Promise<void> {
  const { squadId, revokedReason, reason } = championshipDecisions;
  const erased = db()
    .select({ id: championshipSquad.id })
    .from(championshipSquad)
    .where(isNotNull(championshipSquad.erasedAt));
  const ofErased = and(isBan(), inArray(squadId, erased));
  await db()
    .update(championshipDecisions)
    .set({ revokedReason: FORGOTTEN })
    .where(and(ofErased, isNotNull(revokedReason), ne(revokedReason, FORGOTTEN)));
  await db()
    .update(championshipDecisions)
    .set({ reason: FORGOTTEN, document: null })
    .where(and(ofErased, ne(reason, FORGOTTEN)));
}
