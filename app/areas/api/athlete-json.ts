import type { ApiAthlete, ApiAthleteSummary } from "#domain/api/athletes.ts";
import type { ApiScoutedAthlete } from "#domain/api/scouting.ts";
import type { SeasonNumbers } from "#domain/athletes/seasons.ts";
import { formatPlace } from "#domain/places.ts";
import type { AthleteCard, AthleteSite } from "#server/athletes/athletes.server.ts";
import type { FoundAthlete } from "#server/athletes/search.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { pictureUrl, videoJson } from "./video-json.ts";

export const athleteSummaryJson = (card: AthleteCard): ApiAthleteSummary => ({
  id: card.id,
  subdomain: card.subdomain,
  url: publicUrl(`/a/${card.subdomain}`),
  name: card.name,
  imageUrl: pictureUrl(card.photo),
  shirtNumber: card.shirtNumber,
  position: card.position,
  age: card.age,
  category: card.category,
  place: formatPlace(card),
  featured: card.featured,
  stats: card.stats,
});

export const scoutedJson = (found: FoundAthlete): ApiScoutedAthlete => ({
  id: found.id,
  subdomain: found.subdomain,
  url: publicUrl(`/a/${found.subdomain}`),
  name: found.name,
  imageUrl: pictureUrl(found.photo),
  shirtNumber: found.shirtNumber,
  position: found.position,
  secondaryPositions: found.secondaryPositions,
  age: found.age,
  birthYear: found.birthYear,
  category: found.category,
  club: found.club,
  place: formatPlace(found),
  featured: found.featured,
  foot: found.foot,
  heightCm: found.heightCm,
  modality: found.modality,
  hasVideo: found.hasVideo,
  updatedOn: found.updatedOn,
  stats: found.stats && {
    source: found.stats.source,
    games: found.stats.games,
    minutes: found.stats.minutes,
    goals: found.stats.goals,
    assists: found.stats.assists,
  },
});

/** Lists its fields: one that is added to the page does not become public here by itself. */
export const athleteJson = (site: AthleteSite): ApiAthlete => ({
  id: site.id,
  subdomain: site.subdomain,
  url: publicUrl(`/a/${site.subdomain}`),
  name: site.name,
  nickname: site.nickname,
  imageUrl: pictureUrl(site.photo),
  shirtNumber: site.shirtNumber,
  position: site.position,
  secondaryPositions: site.secondaryPositions,
  age: site.age,
  birth: site.birth,
  category: site.category,
  club: site.club,
  place: formatPlace(site),
  featured: site.featured,
  about: site.about,
  traits: site.traits,
  heightCm: site.heightCm,
  weightKg: site.weightKg,
  foot: site.foot,
  indexable: site.indexable,
  stats: site.stats && { source: site.stats.source, ...numbersJson(site.stats) },
  seasons: site.seasons.map((season) => ({
    year: season.year,
    club: season.club,
    source: season.source,
    ...numbersJson(season),
  })),
  achievements: site.achievements,
  history: site.history.map(({ year, club, category }) => ({ year, club, category })),
  gallery: site.gallery.flatMap((photo) => {
    const url = pictureUrl(photo);
    return url ? [{ id: photo.id, url, title: photo.title }] : [];
  }),
  videos: site.videos.map(videoJson),
  social: site.social && {
    instagram: site.social.instagram,
    tiktok: site.social.tiktok,
    youtube: site.social.youtube,
  },
});

const numbersJson = (numbers: SeasonNumbers & { updatedOn: string }) => ({
  games: numbers.games,
  goals: numbers.goals,
  assists: numbers.assists,
  yellowCards: numbers.yellowCards,
  redCards: numbers.redCards,
  minutes: numbers.minutes,
  passAccuracy: numbers.passAccuracy,
  dribbles: numbers.dribbles,
  updatedOn: numbers.updatedOn,
});
