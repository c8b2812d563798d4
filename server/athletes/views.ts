import { categoryOf } from "#domain/athletes/category.ts";
import {
  inSeasonOrder,
  leadingTotal,
  totalsBySource,
  type Season,
  type SeasonNumbers,
} from "#domain/athletes/seasons.ts";
import { ADULT_AGE, ageOn, calendarDay, type CalendarDay } from "#domain/dates.ts";
import type { CardRow, NumbersRow, SiteRow } from "./rows.ts";

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
    stats: row.stats,
  };
}

/** What a visitor reads on the athlete's own site. */
export function toSite(row: SiteRow, today: CalendarDay) {
  // An estimated date is never shown, not even as an age.
  const known = row.birthdate_estimated ? null : row.birthdate;
  const birthdate = known ? calendarDay(known) : null;
  const age = birthdate && ageOn(birthdate, today);
  const adult = age !== null && age >= ADULT_AGE;
  const seasons = row.seasons.map(toSeason);
  const totals = totalsBySource(seasons);
  return {
    id: row.id,
    subdomain: row.subdomain,
    name: row.name,
    nickname: row.nickname,
    age,
    category: birthdate && categoryOf(birthdate.year, today.year),
    position: row.position,
    secondaryPositions: row.secondary_positions,
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
    /** The source that a figurinha shows. */
    stats: leadingTotal(totals),
    totals,
    seasons: inSeasonOrder(seasons),
    /** When any of the numbers last changed; null without numbers. */
    numbersOn:
      seasons.length > 0
        ? latest([...seasons.map(({ updatedOn }) => updatedOn), row.season_deleted_on])
        : null,
    achievements: row.achievements,
    history: row.history.map(({ year, club, category }) => ({ year, club, category })),
    gallery: row.gallery,
    // The file's address stays on the server: full videos are for those whose plan opens them.
    videos: row.videos,
    // A minor's handles are for entitled clubs only, never for a visitor.
    social: adult ? row.social : null,
  };
}

export const toSeason = (row: SiteRow["seasons"][number]): Season => ({
  year: row.year,
  club: row.club,
  source: row.source,
  ...toNumbers(row),
  updatedOn: row.updated_on,
});

/** One athlete's numbers, or a category's average. */
export const toNumbers = (row: NumbersRow): SeasonNumbers => ({
  games: row.games,
  goals: row.goals,
  assists: row.assists,
  yellowCards: row.yellow_cards,
  redCards: row.red_cards,
  minutes: row.minutes,
  passAccuracy: row.pass_accuracy,
  dribbles: row.successful_dribbles,
});

/** Days as "2026-11-15" are in the order of their letters. */
const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce((one, other) => ((one ?? "") > (other ?? "") ? one : other), null);
