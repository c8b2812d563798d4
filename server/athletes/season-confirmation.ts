import { holdsContact } from "#domain/athletes/minor-texts.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive, lockLive } from "#server/platform/database/live-rows.ts";
import { and, asc, desc, eq, isNotNull, isNull, sql } from "#server/platform/database/orm.ts";
import { refreshSearch } from "./refresh-search.ts";
import { athletes, athleteSeasons } from "./tables.ts";

const MOST_SHOWN = 100;

/** Numbers that an athlete asks a club to confirm. */
export interface AskedSeason {
  id: string;
  athleteId: string;
  athleteName: string;
  subdomain: string;
  year: number | null;
  /** As the athlete wrote it. */
  club: string | null;
  games: number;
  goals: number;
  assists: number;
  yellowCards: number;
  redCards: number;
  minutes: number;
  passAccuracy: number | null;
  dribbles: number | null;
  savedAt: string;
}

/** What public athletes ask of this club. Whether they are linked to it is for the caller to know. */
export async function seasonsAskedOf(clubId: string): Promise<AskedSeason[]> {
  const rows = await db()
    .select({ season: athleteSeasons, athleteName: athletes.name, subdomain: athletes.subdomain })
    .from(athleteSeasons)
    .innerJoin(athletes, eq(athletes.id, athleteSeasons.athleteId))
    .where(
      and(
        eq(athleteSeasons.askedClubId, clubId),
        isNull(athleteSeasons.refusedAt),
        eq(athletes.visibility, "public"),
      ),
    )
    .orderBy(asc(athleteSeasons.updatedAt), asc(athleteSeasons.id))
    .limit(MOST_SHOWN);
  return rows.map(({ season, athleteName, subdomain }) => ({
    id: season.id,
    athleteId: season.athleteId,
    athleteName,
    subdomain,
    year: season.year,
    club: season.club,
    games: season.games,
    goals: season.goals,
    assists: season.assists,
    yellowCards: season.yellowCards,
    redCards: season.redCards,
    minutes: season.minutes,
    passAccuracy: season.passAccuracy,
    dribbles: season.dribbles,
    savedAt: String(season.updatedAt),
  }));
}

/** Numbers that clubs refused, newest first. For the family: the caller has checked whose they are. */
export const refusedSeasons = (athleteId: string) =>
  db()
    .select({
      id: athleteSeasons.id,
      year: athleteSeasons.year,
      clubId: sql<string>`${athleteSeasons.askedClubId}`,
      reason: athleteSeasons.refusedReason,
    })
    .from(athleteSeasons)
    .where(and(eq(athleteSeasons.athleteId, athleteId), isNotNull(athleteSeasons.refusedAt)))
    .orderBy(desc(athleteSeasons.refusedAt))
    .limit(20);

export interface SeasonAnswer {
  seasonId: string;
  confirmed: boolean;
  /** Why not. The athlete and the guardian read it. */
  reason: string | null;
  /** What the club looked at: numbers that changed since then are not confirmed. */
  savedAt: string;
  club: { id: string; name: string };
  /** Whether athlete and club both confirmed that they belong together. */
  isLinked: (athleteId: string) => Promise<boolean>;
}

export type SeasonAnswerProblem =
  | "not_found"
  | "changed_meanwhile"
  | "already_confirmed"
  /** The athlete may be a minor: a reason is no way to reach a child past the guardian. */
  | "contact_data";

/** A club's word about numbers. A confirmed season carries the name that the club itself has. */
export function answerSeason(
  actor: Actor,
  { seasonId, confirmed, reason, savedAt, club, isLinked }: SeasonAnswer,
): Promise<Result<null, SeasonAnswerProblem>> {
  return inTransaction(async (): Promise<Result<null, SeasonAnswerProblem>> => {
    const found = await findLive(athleteSeasons, seasonId);
    // Athlete before season: the athlete's own changes lock in this order too.
    const athlete = found && (await lockLive(athletes, found.athleteId));
    const season = athlete && (await lockLive(athleteSeasons, seasonId));
    if (season?.askedClubId !== club.id || season.refusedAt !== null) return err("not_found");
    if (athlete?.visibility !== "public" || !(await isLinked(athlete.id))) return err("not_found");
    if (String(season.updatedAt) !== savedAt) return err("changed_meanwhile");
    if (!confirmed && reason && holdsContact(reason)) return err("contact_data");
    if (confirmed && (await isConfirmedAlready(season, club.name))) return err("already_confirmed");
    await db()
      .update(athleteSeasons)
      .set(
        confirmed
          ? {
              source: "club",
              club: club.name,
              confirmedBy: club.id,
              confirmedAt: sql`now()`,
              askedClubId: null,
              updatedAt: sql`now()`,
            }
          : { refusedAt: sql`now()`, refusedReason: reason },
      )
      .where(eq(athleteSeasons.id, seasonId));
    if (confirmed) await refreshSearch(athlete.id);
    await audit(actor, confirmed ? "athlete.season_confirmed" : "athlete.season_refused", athlete.id);
    return ok(null);
  });
}

/** The athlete already has a confirmed season of this year under the club's name. */
async function isConfirmedAlready(
  { athleteId, year }: typeof athleteSeasons.$inferSelect,
  clubName: string,
): Promise<boolean> {
  const rows = await db()
    .select({ id: athleteSeasons.id })
    .from(athleteSeasons)
    .where(
      and(
        eq(athleteSeasons.athleteId, athleteId),
        year === null ? isNull(athleteSeasons.year) : eq(athleteSeasons.year, year),
        eq(athleteSeasons.club, clubName),
        eq(athleteSeasons.source, "club"),
      ),
    );
  return rows.length > 0;
}
