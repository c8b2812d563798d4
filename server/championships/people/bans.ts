import type { Ban } from "#domain/championships/discipline.ts";
import type { SheetEntry } from "#domain/championships/sheet-entries.ts";
import { readLog } from "#domain/championships/sheet-order.ts";
import { groupBy } from "#domain/group-by.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, inArray, isNotNull, isNull, ne, type SQL } from "#server/platform/database/orm.ts";
import { championshipDecisions, type championshipMatches } from "../matches/tables.ts";
import { sheetEntries } from "../sheets/tables.ts";
import { championshipSquad } from "../teams/tables.ts";

/** What is written of a match only while it is played. */
const PLAY: ReadonlySet<SheetEntry["kind"]> = new Set([
  "half_started",
  "goal",
  "card",
  "substitution",
  "kick",
]);

type MatchRow = typeof championshipMatches.$inferSelect;

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

/**
 * Matches of a team that are over or being played. A line-up alone begins none, nor does the hour: on a day that runs
 * late the match is still to come.
 */
export async function begunMatches(teamId: string, matches: readonly MatchRow[]): Promise<string[]> {
  const own = matches.filter(
    ({ state, homeTeamId, awayTeamId }) =>
      state !== "planned" && (homeTeamId === teamId || awayTeamId === teamId),
  );
  const open = own.filter(({ state }) => state === "open").map(({ id }) => id);
  const played = new Set<string>();
  if (open.length > 0) {
    const rows = await db().select().from(sheetEntries).where(inArray(sheetEntries.matchId, open));
    for (const [id, ofMatch] of groupBy(rows, ({ matchId }) => matchId)) {
      const { timeline } = readLog(ofMatch.map(({ entry }) => entry as unknown as SheetEntry));
      if (timeline.some(({ kind }) => PLAY.has(kind))) played.add(id);
    }
  }
  return own.filter(({ id, state }) => state === "closed" || played.has(id)).map(({ id }) => id);
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
