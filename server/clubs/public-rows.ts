import type { MatchResult } from "#domain/clubs/results.ts";
import type { TestimonialType } from "#domain/clubs/testimonials.ts";
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
  matches: {
    id: string;
    opponent: string;
    result: MatchResult;
    gf: number;
    ga: number;
    match_date: string;
    category: number | null;
    confirmed: boolean;
  }[];
  achievements: string[];
  videos: ShownVideo[];
  photos: Picture[];
  testimonials: {
    id: string;
    name: string;
    type: TestimonialType;
    message: string;
    image: string | null;
  }[];
  social: ClubSocial | null;
}

export interface AdjustmentRow {
  id: string;
  club_id: string;
  name: string;
  points: number;
  reason: string;
  created_at: string;
}
