import { formatDay } from "#domain/date-time.ts";
import { placeOf } from "#domain/clubs/placement.ts";
import { socialLinks } from "#domain/clubs/social.ts";
import { firstName } from "#domain/person-name.ts";
import type { AthleteCard } from "#server/athletes/athletes.server.ts";
import type { AdjustmentRow, ListRow, PlacedRow, RankingRow, SiteRow } from "./public-rows.ts";

export type ClubCard = ReturnType<typeof toCard>;
export type RankedClub = ReturnType<typeof toRanked>;
export type Adjustment = ReturnType<typeof toAdjustment>;
export type ClubSite = ReturnType<typeof toSite>;

export const toCard = (row: ListRow) => ({
  id: row.id,
  name: row.name,
  logo: row.logo,
  city: row.city,
  state: row.state,
  verified: row.verified,
  athletes: row.athletes,
});

export const toRanked = (row: RankingRow) => ({
  id: row.id,
  position: positionOf(row),
  name: row.name,
  logo: row.logo,
  city: row.city,
  state: row.state,
  verified: row.verified,
  highlighted: row.highlighted,
  points: row.points,
  games: row.games,
  wins: row.wins,
  athletes: row.athletes,
  // Oldest first, as one reads: the last dot is the last match.
  recent: row.recent.map(({ result }) => result).toReversed(),
});

export const toAdjustment = (row: AdjustmentRow) => ({
  id: row.id,
  clubId: row.club_id,
  club: row.name,
  points: row.points,
  reason: row.reason,
  day: formatDay(Temporal.Instant.from(row.created_at)),
});

/** What a visitor reads on a club's page. Who answers for it, its e-mail and its phone are not here. */
export const toSite = (row: SiteRow, athletes: AthleteCard[]) => ({
  id: row.id,
  name: row.name,
  logo: row.logo,
  city: row.city,
  state: row.state,
  address: row.address,
  foundationYear: row.foundation_year,
  description: row.description,
  verified: row.verified,
  highlighted: row.highlighted,
  position: positionOf(row),
  points: row.points,
  games: row.games,
  season: row.season,
  social: socialLinks(row.social),
  athletes,
  athleteCount: row.athletes,
  achievements: row.achievements,
  matches: row.matches.map((match) => ({
    id: match.id,
    opponent: match.opponent,
    result: match.result,
    score: `${match.gf}-${match.ga}`,
    date: match.match_date,
    category: match.category,
    /** False: only the club itself says so, and it counts nowhere. */
    confirmed: match.confirmed,
  })),
  // The file's address stays on the server: full videos are for those whose plan opens them.
  videos: row.videos,
  photos: row.photos,
  // The speaker may be a minor or name one: only the first name is shown, and never an athlete's picture.
  testimonials: row.testimonials.map((testimonial) => ({
    id: testimonial.id,
    name: firstName(testimonial.name),
    type: testimonial.type,
    message: testimonial.message,
    image: testimonial.type === "parent" ? testimonial.image : null,
  })),
});

const positionOf = (row: PlacedRow): number =>
  placeOf(row, { fixedPositions: row.fixed_positions, calculated: row.calculated });
