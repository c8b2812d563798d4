import { categoryOf } from "#domain/athletes/category.ts";
import type { Measured } from "#domain/athletes/comparison.ts";
import { formatHeight, formatWeight } from "#domain/athletes/measures.ts";
import { ADULT_AGE, ageOn, formatDate, formatDuration } from "#domain/dates.ts";
import { formatPlace } from "#domain/places.ts";
import type { CardRow, SiteRow, StatsRow } from "./rows.ts";

export type AthleteCard = ReturnType<typeof toCard>;
export type AthleteSite = ReturnType<typeof toSite>;

/** What a figurinha shows. */
export function toCard(row: CardRow, today: Temporal.PlainDate) {
  const birthdate = Temporal.PlainDate.from(row.birthdate);
  return {
    id: row.id,
    subdomain: row.subdomain,
    name: row.name,
    imageUrl: row.image_url,
    shirtNumber: row.shirt_number,
    position: row.position,
    age: ageOn(birthdate, today),
    category: categoryOf(birthdate.year, today.year),
    place: formatPlace(row.city, row.state),
    featured: row.featured,
    stats: row.games === null ? null : { games: row.games, goals: row.goals ?? 0, assists: row.assists ?? 0 },
  };
}

/** What a visitor reads on the athlete's own site. */
export function toSite(row: SiteRow, today: Temporal.PlainDate) {
  // An estimated date is never shown, not even as an age.
  const birthdate = row.birthdate && !row.birthdate_estimated ? Temporal.PlainDate.from(row.birthdate) : null;
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
    imageUrl: row.image_url,
    club: row.club,
    place: formatPlace(row.city, row.state),
    featured: row.featured,
    about: row.about,
    traits: row.traits,
    height: row.height_cm && formatHeight(row.height_cm),
    weight: row.weight_kg && formatWeight(row.weight_kg),
    foot: row.foot,
    // The year alone, unless the guardian (or the adult athlete) chose to show the day.
    birth: birthdate && (row.birthdate_public ? formatDate(birthdate) : String(birthdate.year)),
    indexable: row.indexable,
    stats: row.stats && toStats(row.stats),
    achievements: row.achievements,
    history: row.history.map(({ year, club, category }) => ({ year, club, category })),
    gallery: row.gallery.map((photo) => ({ id: photo.id, url: photo.image_url, title: photo.title })),
    // The file's address stays on the server: full videos are for those whose plan opens them.
    videos: row.videos.map((video) => ({
      id: video.id,
      title: video.title,
      thumbnail: video.thumbnail,
      duration: formatDuration(video.duration_seconds),
    })),
    // A minor's handles are for entitled clubs only, never for a visitor.
    social: adult ? row.social : null,
  };
}

const toStats = (stats: StatsRow) => ({
  ...toMeasured(stats),
  updatedOn: formatDate(Temporal.PlainDate.from(stats.updated_on)),
});

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
