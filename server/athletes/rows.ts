import type { Foot } from "#domain/athletes/attributes.ts";
import type { Position } from "#domain/athletes/positions.ts";
import type { Visibility } from "#domain/athletes/attributes.ts";
import type { SeasonSource } from "#domain/athletes/seasons.ts";
import type { Picture, ShownVideo } from "#domain/media/picture.ts";
import type { Trait } from "#domain/athletes/traits.ts";

/** A list row as PostgreSQL sends it: few columns, dates as text. */
export interface CardRow {
  id: string;
  subdomain: string;
  name: string;
  photo: Picture | null;
  shirt_number: number | null;
  position: Position | null;
  birthdate: string;
  city: string | null;
  state: string | null;
  featured: boolean;
  /** The total of the source that leads. */
  stats: { source: SeasonSource; games: number; goals: number; assists: number } | null;
}

/** A whole profile with its related rows, read in one statement. */
export interface SiteRow {
  id: string;
  subdomain: string;
  name: string;
  nickname: string | null;
  birthdate: string | null;
  position: Position | null;
  secondary_positions: Position[];
  shirt_number: number | null;
  /** The photo of the figurinha. */
  photo: Picture | null;
  /** The photo at the head of the page, where it is another one. */
  hero: Picture | null;
  club: string | null;
  city: string | null;
  state: string | null;
  height_cm: number | null;
  weight_kg: number | null;
  foot: Foot;
  traits: Trait[];
  featured: boolean;
  about: string | null;
  user_id: string | null;
  visibility: Visibility;
  birthdate_estimated: boolean;
  /** The text that a current guardian agreed to, while nobody revokes it. */
  consent_version: string | null;
  guardian_user_ids: string[];
  birthdate_public: boolean;
  indexable: boolean;
  social_public: boolean;
  seasons: SeasonRow[];
  season_deleted_on: string | null;
  achievements: string[];
  history: { year: number; club: string; category: string | null }[];
  gallery: Picture[];
  videos: ShownVideo[];
  social: { instagram: string | null; tiktok: string | null; youtube: string | null } | null;
}

export interface NumbersRow {
  games: number;
  goals: number;
  assists: number;
  yellow_cards: number;
  red_cards: number;
  minutes: number;
  pass_accuracy: number | null;
  successful_dribbles: number | null;
}

interface SeasonRow extends NumbersRow {
  year: number | null;
  club: string | null;
  source: SeasonSource;
  updated_on: string;
}
