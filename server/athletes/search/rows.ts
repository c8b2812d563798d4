import type { Foot, Modality } from "#domain/athletes/attributes.ts";
import { categoryOf } from "#domain/athletes/category.ts";
import type { Position } from "#domain/athletes/positions.ts";
import type { Threshold } from "#domain/athletes/search-query.ts";
import { leadingTotal, SEASON_SOURCES, type SeasonSource } from "#domain/athletes/seasons.ts";
import { ageOn, calendarDay, type CalendarDay } from "#domain/dates.ts";
import type { Picture } from "#domain/media/picture.ts";
import { shownPicture } from "#server/media/media.ts";

/** What a row of the results shows, whatever was asked for. Few columns: parsing them costs more than finding them. */
export const FOUND = `select a.id, a.subdomain, a.name, ${shownPicture("a.photo_id")} as photo, a.shirt_number, a.birthdate,
  a.position, a.secondary_positions, a.club, a.city, a.state, a.foot, a.height_cm, a.has_video, a.modality, a.featured,
  (a.profile_updated_at at time zone 'America/Sao_Paulo')::date as updated_on,
  array[${SEASON_SOURCES.map((source) => `a.${source}_games, a.${source}_minutes, a.${source}_goals, a.${source}_assists`).join(", ")}] as totals
from athletes a`;

export interface FoundRow {
  id: string;
  subdomain: string;
  name: string;
  photo: Picture | null;
  shirt_number: number | null;
  birthdate: string;
  position: Position | null;
  secondary_positions: Position[];
  club: string | null;
  city: string | null;
  state: string | null;
  foot: Foot;
  height_cm: number | null;
  has_video: boolean;
  modality: Modality | null;
  featured: boolean;
  updated_on: string;
  totals: number[];
}

interface FoundTotal extends Record<Threshold, number> {
  source: SeasonSource;
}

export type FoundAthlete = ReturnType<typeof toFound>;

/** An athlete in the results: all that a figurinha shows, and more. `source` is the one that was asked for, if any. */
export function toFound(row: FoundRow, source: SeasonSource | null, today: CalendarDay) {
  const birthdate = calendarDay(row.birthdate);
  const totals = totalsOf(row.totals);
  return {
    id: row.id,
    subdomain: row.subdomain,
    name: row.name,
    photo: row.photo,
    shirtNumber: row.shirt_number,
    age: ageOn(birthdate, today),
    birthYear: birthdate.year,
    category: categoryOf(birthdate.year, today.year),
    position: row.position,
    secondaryPositions: row.secondary_positions,
    club: row.club,
    city: row.city,
    state: row.state,
    foot: row.foot,
    heightCm: row.height_cm,
    hasVideo: row.has_video,
    modality: row.modality,
    featured: row.featured,
    /** "2026-11-15" */
    updatedOn: row.updated_on,
    /** The total of the source that was asked for, else of the source that leads. */
    stats: source ? (totals.find((total) => total.source === source) ?? null) : leadingTotal(totals),
  };
}

/** Sources without any number are left out. */
const totalsOf = (numbers: readonly number[]): FoundTotal[] =>
  SEASON_SOURCES.flatMap((source, at) => {
    const [games = 0, minutes = 0, goals = 0, assists = 0] = numbers.slice(at * 4, at * 4 + 4);
    return games || minutes || goals || assists ? [{ source, games, minutes, goals, assists }] : [];
  });
