import { categoryOf } from "#domain/athletes/category.ts";
import type { Measured } from "#domain/athletes/comparison.ts";
import { ADULT_AGE, ageOn, calendarDay, type CalendarDay } from "#domain/dates.ts";
import type { CardRow, SiteRow, StatsRow } from "./rows.ts";

export type AthleteCard = ReturnType<typeof toCard>;
export type AthleteSite = ReturnType<typeof toSite>;

/** What a figurinha shows. */
export function toCard(row: CardRow, today: CalendarDay) {
  const birthdate = calendarDay(row.birthdate);
  return {
    id: row.id,
    subdomain: row.subdomain,
    name: row.name,
    photo: row.photo,
    shirtNumber: row.shirt_number,
    position: row.position,
    age: ageOn(birthdate, today),
    category: categoryOf(birthdate.year, today.year),
    city: row.city,
    state: row.state,
    featured: row.featured,
    stats: row.games === null ? null : { games: row.games, goals: row.goals ?? 0, assists: row.assists ?? 0 },
  };
}

/** What a visitor reads on the athlete's own site. */
export function toSite(row: SiteRow, today: CalendarDay) {
  // An estimated date is never shown, not even as an age.
  const known = row.birthdate_estimated ? null : row.birthdate;
  const birthdate = known ? calendarDay(known) : null;
  const age = birthdate && ageOn(birthdate, today);
  const adult = age !== null && age >= ADULT_AGE;
  return {
    id: row.id,
    subdomain: row.subdomain,
    name: row.name,
    nickname: row.nickname,
    age,
    category: birthdate && categoryOf(birthdate.year, today.year),
    position: row.position,
    shirtNumber: row.shirt_number,
    photo: row.photo,
    hero: row.hero ?? row.photo,
    club: row.club,
    city: row.city,
    state: row.state,
    featured: row.featured,
    about: row.about,
    traits: row.traits,
    heightCm: row.height_cm,
    weightKg: row.weight_kg,
    foot: row.foot,
    // "2010" alone, unless the guardian (or the adult athlete) chose to show the day: "2010-06-15".
    birth: birthdate && (row.birthdate_public ? known : String(birthdate.year)),
    indexable: row.indexable,
    stats: row.stats && { ...toMeasured(row.stats), updatedOn: row.stats.updated_on },
    achievements: row.achievements,
    history: row.history.map(({ year, club, category }) => ({ year, club, category })),
    gallery: row.gallery,
    // The file's address stays on the server: full videos are for those whose plan opens them.
    videos: row.videos,
    // A minor's handles are for entitled clubs only, never for a visitor.
    social: adult ? row.social : null,
  };
}

/** The numbers of a season: one athlete's, or a category's average. */
export const toMeasured = (stats: Omit<StatsRow, "updated_on">): Measured => ({
  games: stats.games,
  goals: stats.goals,
  assists: stats.assists,
  yellowCards: stats.yellow_cards,
  redCards: stats.red_cards,
  minutes: stats.minutes_played,
  passAccuracy: stats.pass_accuracy,
  dribbles: stats.successful_dribbles,
});
