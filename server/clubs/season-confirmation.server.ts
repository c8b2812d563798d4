import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { namesOf } from "#server/platform/database/names.ts";
import { and, eq, inArray, isNotNull, sql } from "#server/platform/database/orm.ts";
import { belongsTo, ownClub } from "./own-club.server.ts";
import { listed } from "./public-sql.ts";
import { clubAthletes, clubs } from "./tables.ts";
import { lockTrust } from "./trust.ts";

export type { AskedSeason } from "#server/athletes/athletes.server.ts";

/** The verified clubs that an athlete belongs to by both sides' word: they can confirm numbers. */
export async function clubsThatConfirm(athleteId: string): Promise<{ id: string; name: string }[]> {
  return db()
    .select({ id: clubs.id, name: clubs.name })
    .from(clubAthletes)
    .innerJoin(clubs, eq(clubs.id, clubAthletes.clubId))
    .where(
      and(
        linked(),
        eq(clubAthletes.athleteId, athleteId),
        eq(clubs.verified, true),
        sql.raw(listed("clubs")),
      ),
    )
    .orderBy(clubs.name)
    .limit(20);
}

/** Numbers that wait for this club's word, the oldest first. Empty for a club that nobody has verified. */
export async function seasonsToConfirm(
  actor: Actor,
  clubId: string,
): Promise<Result<athletes.AskedSeason[], "not_found">> {
  const club = await ownClub(actor, clubId);
  if (!club.ok) return club;
  if (!club.value.verified) return ok([]);
  const asked = await athletes.seasonsAskedOf(clubId);
  const ids = new Set(
    await linkedAmong(
      clubId,
      asked.map(({ athleteId }) => athleteId),
    ),
  );
  return ok(asked.filter(({ athleteId }) => ids.has(athleteId)));
}

/** Numbers that clubs refused, with the club's name and reason. For the family: the caller has checked whose they are. */
export async function refusedNumbers(athleteId: string) {
  const rows = await athletes.refusedSeasons(athleteId);
  const names = await namesOf(
    clubs,
    clubs.name,
    rows.map(({ clubId }) => clubId),
  );
  return rows.map(({ id, year, clubId, reason }) => ({ id, year, club: names.get(clubId) ?? null, reason }));
}

/** A person of the club confirms or refuses the numbers of a linked athlete. */
export function answerSeason(
  actor: Actor,
  clubId: string,
  answer: Pick<athletes.SeasonAnswer, "seasonId" | "confirmed" | "reason" | "savedAt">,
): Promise<Result<null, athletes.SeasonAnswerProblem>> {
  return inTransaction(async (): Promise<Result<null, athletes.SeasonAnswerProblem>> => {
    if (!(await belongsTo(actor, clubId)) || !(await lockTrust(clubId)).verified) return err("not_found");
    const club = await ownClub(actor, clubId);
    if (!club.ok) return club;
    return athletes.answerSeason(actor, {
      ...answer,
      club: { id: clubId, name: club.value.name },
      isLinked: async (athleteId) => (await linkedAmong(clubId, [athleteId])).length > 0,
    });
  });
}

async function linkedAmong(clubId: string, athleteIds: readonly string[]): Promise<string[]> {
  if (athleteIds.length === 0) return [];
  const rows = await db()
    .select({ id: clubAthletes.athleteId })
    .from(clubAthletes)
    .where(and(linked(), eq(clubAthletes.clubId, clubId), inArray(clubAthletes.athleteId, [...athleteIds])));
  return rows.map(({ id }) => id);
}

const linked = () => and(isNotNull(clubAthletes.clubConfirmedAt), isNotNull(clubAthletes.athleteConfirmedAt));
