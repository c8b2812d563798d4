import { holdsContact } from "#domain/athletes/minor-texts.ts";
import { can } from "#domain/athletes/policy.ts";
import { MOST_SEASONS, seasonYears, type SeasonInput } from "#domain/athletes/season-schema.ts";
import { inSeasonOrder, totalsBySource, type Season, type SourceTotal } from "#domain/athletes/seasons.ts";
import { TIME_ZONE } from "#domain/date-time.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changedFields } from "#server/platform/change/change-row.ts";
import { today } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { eq, sql } from "#server/platform/database/orm.ts";
import {
  findWithGuardianship,
  lockWithGuardianship,
  type AthleteWithGuardianship,
} from "./athlete-with-guardianship.ts";
import { refreshSearch } from "./refresh-search.ts";
import { athletes, athleteSeasons } from "./tables.ts";
import { reviewTexts } from "./text-review.ts";

type SeasonRow = typeof athleteSeasons.$inferSelect;

/** A season as its own athlete sees it. */
export interface OwnSeason extends Season {
  id: string;
  /** The club that is asked to confirm it, until it answers. */
  askedClubId: string | null;
  /** The asked club said no. */
  refused: boolean;
  /** In the club's words. */
  refusedReason: string | null;
  confirmedBy: string | null;
  /** "2026-11-15" */
  confirmedOn: string | null;
  /** What a form carries, so that it does not overwrite what another tab saved. */
  savedAt: string;
}

export interface OwnSeasons {
  /** Where the athlete plays today. */
  club: string | null;
  minor: boolean;
  years: { first: number; last: number };
  seasons: OwnSeason[];
  totals: SourceTotal[];
}

/** What an athlete has declared, what clubs confirmed and what match sheets say. */
export async function ownSeasons(actor: Actor, athleteId: string): Promise<Result<OwnSeasons, "not_found">> {
  const profile = await findWithGuardianship(athleteId);
  if (!profile || !can(actor, "edit", profile.policyFacts)) return err("not_found");
  const seasons = inSeasonOrder((await rowsOf(athleteId)).map(toOwnSeason));
  return ok({
    club: profile.athlete.club,
    minor: profile.policyFacts.minor,
    years: yearsOf(profile),
    seasons,
    totals: totalsBySource(seasons),
  });
}

type InputProblem = "year_missing" | "year_impossible" | "contact_in_club" | "season_taken";
type SeasonProblem = "not_found" | "too_many" | InputProblem;

/** A new declared season. */
export function addSeason(
  actor: Actor,
  athleteId: string,
  input: SeasonInput,
): Promise<Result<{ id: string }, SeasonProblem>> {
  return withLockedAthlete<{ id: string }, SeasonProblem>(actor, athleteId, async (profile) => {
    const rows = await rowsOf(athleteId);
    if (rows.filter(({ source }) => source !== "match_sheet").length >= MOST_SEASONS) return err("too_many");
    const problem = input.year === null ? "year_missing" : problemOf(input, profile, rows);
    if (problem) return err(problem);
    const [added] = await db()
      .insert(athleteSeasons)
      .values({ ...valuesOf(input), askedClubId: input.askedClubId, athleteId })
      .returning({ id: athleteSeasons.id });
    await refreshSearch(athleteId);
    await audit(actor, "athlete.season_added", athleteId);
    await reviewTexts(athleteId, [input.club], userIdOf(actor));
    return ok({ id: added!.id });
  });
}

type ChangeProblem =
  | "not_found"
  | "read_only"
  | InputProblem
  /** Another tab saved first. */
  | { code: "changed_meanwhile"; current: OwnSeason };

/**
 * Changes a season that the athlete declared. If a club had confirmed it, a changed number is declared again.
 * `savedAt` is the time of the form: what another tab saved since then is not overwritten.
 */
export function changeSeason(
  actor: Actor,
  athleteId: string,
  id: string,
  input: SeasonInput,
): Promise<Result<null, ChangeProblem>> {
  return withLockedAthlete<null, ChangeProblem>(actor, athleteId, async (profile) => {
    const rows = await rowsOf(athleteId);
    const row = rows.find((each) => each.id === id);
    if (!row) return err("not_found");
    if (row.source === "match_sheet") return err("read_only");
    if (String(row.updatedAt) !== input.savedAt)
      return err({ code: "changed_meanwhile", current: toOwnSeason(row) });
    const values = valuesOf(input);
    const others = rows.filter((each) => each.id !== id);
    // A season from before seasons had years may stay without one.
    const problem =
      input.year === null && row.year !== null ? "year_missing" : problemOf(input, profile, others);
    if (problem) return err(problem);
    const numbers = changedFields(row, values);
    const asks = row.source === "club" && numbers.length === 0 ? null : input.askedClubId;
    const fields = changedFields(row, { ...values, askedClubId: asks });
    if (fields.length === 0) return ok(null);
    await db()
      .update(athleteSeasons)
      .set({
        ...values,
        askedClubId: asks,
        source: "declared",
        confirmedBy: null,
        confirmedAt: null,
        refusedAt: null,
        refusedReason: null,
        updatedAt: sql`now()`,
      })
      .where(eq(athleteSeasons.id, id));
    await refreshSearch(athleteId);
    await audit(actor, "athlete.season_changed", athleteId, fields);
    if (fields.includes("club")) await reviewTexts(athleteId, [input.club], userIdOf(actor));
    return ok(null);
  });
}

export function deleteSeason(
  actor: Actor,
  athleteId: string,
  id: string,
): Promise<Result<null, "not_found" | "read_only">> {
  return withLockedAthlete<null, "not_found" | "read_only">(actor, athleteId, async () => {
    const row = (await rowsOf(athleteId)).find((each) => each.id === id);
    if (!row) return err("not_found");
    if (row.source === "match_sheet") return err("read_only");
    await db().delete(athleteSeasons).where(eq(athleteSeasons.id, id));
    await db()
      .update(athletes)
      .set({ seasonDeletedAt: sql`now()` })
      .where(eq(athletes.id, athleteId));
    await refreshSearch(athleteId);
    await audit(actor, "athlete.season_deleted", athleteId);
    return ok(null);
  });
}

/** The athlete is locked: two tabs cannot both add the same season. */
function withLockedAthlete<T, E>(
  actor: Actor,
  athleteId: string,
  work: (profile: AthleteWithGuardianship) => Promise<Result<T, E>>,
): Promise<Result<T, E | "not_found">> {
  return inTransaction(async (): Promise<Result<T, E | "not_found">> => {
    const profile = await lockWithGuardianship(athleteId);
    if (!profile || !can(actor, "edit", profile.policyFacts)) return err("not_found");
    return work(profile);
  });
}

const rowsOf = (athleteId: string): Promise<SeasonRow[]> =>
  db().select().from(athleteSeasons).where(eq(athleteSeasons.athleteId, athleteId));

const yearsOf = ({ athlete }: AthleteWithGuardianship) =>
  seasonYears(athlete.birthdateEstimated ? null : (athlete.birthdate?.year ?? null), today());

const valuesOf = ({ savedAt: _savedAt, askedClubId: _askedClubId, ...values }: SeasonInput) => values;

function problemOf(
  { year, club }: SeasonInput,
  profile: AthleteWithGuardianship,
  others: readonly SeasonRow[],
): InputProblem | null {
  const { first, last } = yearsOf(profile);
  if (year !== null && (year < first || year > last)) return "year_impossible";
  if (profile.policyFacts.minor && holdsContact(club)) return "contact_in_club";
  const taken = others.some(
    (other) => other.source !== "match_sheet" && other.year === year && sameClub(other.club, club),
  );
  return taken ? "season_taken" : null;
}

const sameClub = (one: string | null, other: string | null) =>
  (one ?? "").localeCompare(other ?? "", "pt-BR", { sensitivity: "base" }) === 0;

const toOwnSeason = (row: SeasonRow): OwnSeason => ({
  id: row.id,
  year: row.year,
  club: row.club,
  source: row.source,
  games: row.games,
  goals: row.goals,
  assists: row.assists,
  yellowCards: row.yellowCards,
  redCards: row.redCards,
  minutes: row.minutes,
  passAccuracy: row.passAccuracy,
  dribbles: row.dribbles,
  updatedOn: dayOf(row.updatedAt),
  askedClubId: row.askedClubId,
  refused: row.refusedAt !== null,
  refusedReason: row.refusedReason,
  confirmedBy: row.confirmedBy,
  confirmedOn: row.confirmedAt && dayOf(row.confirmedAt),
  savedAt: String(row.updatedAt),
});

const dayOf = (instant: Temporal.Instant) => String(instant.toZonedDateTimeISO(TIME_ZONE).toPlainDate());
