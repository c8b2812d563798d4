import type { ApiClub, ApiClubSummary, ApiRankedClub } from "#domain/api/clubs.ts";
import { SPEAKERS } from "#domain/clubs/testimonials.ts";
import { formatPlace } from "#domain/places.ts";
import type { ClubCard, ClubSite, RankedClub } from "#server/clubs/clubs.server.ts";
import { publicPictureUrl, publicUrl } from "#server/platform/config/site.server.ts";
import { athleteSummaryJson } from "./athlete-json.ts";
import { pictureUrl, videoJson } from "./video-json.ts";

export const clubSummaryJson = (club: ClubCard): ApiClubSummary => ({
  id: club.id,
  url: publicUrl(`/clube/${club.id}`),
  name: club.name,
  logoUrl: pictureUrl(club.logo),
  place: formatPlace(club),
  verified: club.verified,
  athleteCount: club.athletes,
});

export const rankedClubJson = (club: RankedClub): ApiRankedClub => ({
  ...clubSummaryJson(club),
  position: club.position,
  highlighted: club.highlighted,
  points: club.points,
  games: club.games,
  wins: club.wins,
  recent: club.recent,
});

export const clubJson = (club: ClubSite): ApiClub => ({
  ...clubSummaryJson({ ...club, athletes: club.athleteCount }),
  address: club.address,
  foundationYear: club.foundationYear,
  description: club.description,
  highlighted: club.highlighted,
  position: club.position,
  points: club.points,
  games: club.games,
  season: club.season,
  social: club.social,
  achievements: club.achievements,
  matches: club.matches.map(({ id, opponent, result, score, date, category, confirmed }) => ({
    id,
    opponent,
    result,
    score,
    date,
    category: category === null ? null : `Sub-${category}`,
    confirmed,
  })),
  videos: club.videos.map(videoJson),
  testimonials: club.testimonials.map(({ id, name, type, message, image }) => ({
    id,
    name,
    role: SPEAKERS[type],
    message,
    image: publicPictureUrl(image),
  })),
  athletes: club.athletes.map(athleteSummaryJson),
});
