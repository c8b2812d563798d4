import type { MatchResult, TESTIMONIAL_TYPES } from "#domain/clubs/results.ts";
import type { Picture, ShownVideo } from "#domain/media/picture.ts";
import type { ClubSocial } from "#domain/clubs/social.ts";

/** Rows as PostgreSQL sends them: dates as text. */
export interface ListRow {
  id: string;
  name: string;
  logo: Picture | null;
  city: string | null;
  state: string | null;
  verified: boolean;
  athletes: number;
}

export interface PlacedRow {
  rank: number;
  fixed: boolean;
  points: number;
  games: number;
  wins: number;
  calculated: number;
  fixed_positions: number[];
  /** Null before the first match of all. */
  season: number | null;
}

export interface RankingRow extends ListRow, PlacedRow {
  highlighted: boolean;
  recent: { result: MatchResult }[];
}

export interface SiteRow extends ListRow, PlacedRow {
  highlighted: boolean;
  address: string | null;
  foundation_year: number | null;
  description: string | null;
  athlete_ids: string[];
  matches: { id: string; opponent: string; result: MatchResult; score: string; match_date: string }[];
  achievements: string[];
  videos: ShownVideo[];
  photos: Picture[];
  testimonials: {
    id: string;
    name: string;
    type: (typeof TESTIMONIAL_TYPES)[number];
    message: string;
    image: string | null;
  }[];
  social: ClubSocial | null;
}
