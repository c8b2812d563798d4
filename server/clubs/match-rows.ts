import type { MatchState } from "#domain/clubs/matches.ts";
import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, eq, isNull, ne, sql, type SQL } from "#server/platform/database/orm.ts";
import { lockOpenReview, withdraw } from "#server/platform/reviews/reviews.ts";
import { neitherHiddenNorDeleted, listed } from "./public-sql.ts";
import { clubMatches, clubs } from "./tables.ts";

export type MatchRow = typeof clubMatches.$inferSelect;

export interface MatchClub {
  id: string;
  name: string;
  userId: string | null;
  foundationYear: number | null;
  /** Somebody verified answers for it: it can be asked. */
  answers: boolean;
}

const CLUB = {
  id: clubs.id,
  name: clubs.name,
  userId: clubs.userId,
  foundationYear: clubs.foundationYear,
  answers: sql<boolean>`(${clubs.verified} and ${clubs.userId} is not null and ${sql.raw(neitherHiddenNorDeleted("clubs"))})`,
};

export async function matchClub(id: string): Promise<MatchClub | undefined> {
  const rows = await db().select(CLUB).from(clubs).where(eq(clubs.id, id));
  return rows[0];
}

export async function listedClub(id: string): Promise<MatchClub | undefined> {
  const rows = await db()
    .select(CLUB)
    .from(clubs)
    .where(and(matchesId(clubs.id, id), sql.raw(listed("clubs"))));
  return rows[0];
}

/** Listed clubs of this name, whatever its case and accents. */
export const listedClubsNamed = (
  name: string,
): Promise<(MatchClub & { city: string | null; state: string | null })[]> =>
  db()
    .select({ ...CLUB, city: clubs.city, state: clubs.state })
    .from(clubs)
    .where(and(sql`search_key(${clubs.name}) = search_key(${name})`, sql.raw(listed("clubs"))))
    .orderBy(clubs.name, clubs.id)
    .limit(10);

interface SameMatch {
  clubId: string;
  opponent: { id: string } | { name: string };
  matchDate: Temporal.PlainDate;
  category: number | null;
}

/** The row of the same match, whoever entered it: nobody changes it until the transaction ends. */
export async function lockSame(
  { clubId, opponent, matchDate, category }: SameMatch,
  except?: string,
): Promise<MatchRow | undefined> {
  const pair =
    "id" in opponent
      ? sql`least(club_id, opponent_id) = least(${clubId}::uuid, ${opponent.id}::uuid) and greatest(club_id, opponent_id) = greatest(${clubId}::uuid, ${opponent.id}::uuid) and opponent_id is not null`
      : sql`club_id = ${clubId} and search_key(opponent_name) = search_key(${opponent.name})`;
  const rows = await db()
    .select()
    .from(clubMatches)
    .where(
      and(
        pair,
        eq(clubMatches.matchDate, matchDate),
        category === null ? isNull(clubMatches.category) : eq(clubMatches.category, category),
        except ? ne(clubMatches.id, except) : undefined,
      ),
    )
    .limit(1)
    .for("update");
  return rows[0];
}

/**
 * A match that this club entered, or was entered against it. With its review before it: staff who decide at this moment
 * lock in the same order.
 */
export async function lockMatch(
  id: string,
  side: { clubId: string } | { opponentId: string },
): Promise<MatchRow | undefined> {
  await lockOpenReview({ kind: "match_result", subjectId: id });
  const rows = await db()
    .select()
    .from(clubMatches)
    .where(
      and(
        matchesId(clubMatches.id, id),
        "clubId" in side ? eq(clubMatches.clubId, side.clubId) : eq(clubMatches.opponentId, side.opponentId),
      ),
    )
    .for("update");
  return rows[0];
}

export async function updateMatch(
  id: string,
  set: { [Field in keyof MatchRow]?: MatchRow[Field] | SQL },
): Promise<void> {
  await db()
    .update(clubMatches)
    .set({ ...set, updatedAt: sql`now()` })
    .where(eq(clubMatches.id, id));
}

/** States in which staff have an open review of the match. */
export const isWithStaff = (state: MatchState): boolean => state === "contested" || state === "checking";

export async function withdrawFromStaff({ id, state }: MatchRow): Promise<void> {
  if (isWithStaff(state)) await withdraw({ kind: "match_result", subjectId: id });
}
