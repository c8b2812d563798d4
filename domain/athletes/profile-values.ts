import type { State } from "#domain/places.ts";
import type { Foot, Modality } from "./attributes.ts";
import type { Position } from "./positions.ts";
import type { AthleteNetwork } from "./social.ts";
import type { Trait } from "./traits.ts";

export interface HistoryEntry {
  year: number;
  club: string;
  category: string | null;
}

/** All that an athlete says of themselves and may change in one form. */
export interface ProfileValues extends Record<AthleteNetwork, string | null> {
  name: string;
  nickname: string | null;
  /** As "2010-06-15". */
  birthdate: string | null;
  modality: Modality | null;
  place: { city: string | null; state: State | null };
  position: Position | null;
  secondaryPositions: Position[];
  club: string | null;
  shirtNumber: number | null;
  heightCm: number | null;
  weightKg: number | null;
  foot: Foot;
  traits: Trait[];
  about: string | null;
  achievements: string[];
  history: HistoryEntry[];
}

export type ProfileField = keyof ProfileValues;

/** The sections of the form, by the words in their addresses. */
export const PROFILE_SECTIONS = {
  pessoais: ["name", "nickname", "birthdate", "modality", "place", "instagram", "tiktok", "youtube"],
  esportivos: [
    "position",
    "secondaryPositions",
    "club",
    "shirtNumber",
    "heightCm",
    "weightKg",
    "foot",
    "traits",
  ],
  sobre: ["about"],
  historico: ["history"],
  conquistas: ["achievements"],
} as const satisfies Record<string, readonly ProfileField[]>;

export type ProfileSection = keyof typeof PROFILE_SECTIONS;
export const SECTION_NAMES = Object.keys(PROFILE_SECTIONS) as ProfileSection[];

export const isSection = (text: string | null): text is ProfileSection =>
  text !== null && Object.hasOwn(PROFILE_SECTIONS, text);

export const MAX_ACHIEVEMENTS = 20;
export const MAX_HISTORY = 20;

/** Newest first, as the timeline shows it. */
export const sortHistory = <Entry extends HistoryEntry>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted(
    (a, b) =>
      b.year - a.year ||
      a.club.localeCompare(b.club, "pt-BR") ||
      (a.category ?? "").localeCompare(b.category ?? "", "pt-BR"),
  );
