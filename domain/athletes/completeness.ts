import type { ProfileSection, ProfileValues } from "./profile-values.ts";

/** A section of the form, or a page of its own. */
export type CompletenessPlace = ProfileSection | "midia" | "numeros";

/** The parts that make a profile worth opening, each with the place where it is filled in. */
export const COMPLETENESS_PARTS = {
  identity: "pessoais",
  position: "esportivos",
  body: "esportivos",
  traits: "esportivos",
  about: "sobre",
  history: "historico",
  achievements: "conquistas",
  photo: "midia",
  numbers: "numeros",
} as const satisfies Record<string, CompletenessPlace>;

export type CompletenessPart = keyof typeof COMPLETENESS_PARTS;

interface CompletenessFacts {
  values: ProfileValues;
  /** A photo for the figurinha has been chosen. */
  photo: boolean;
  /** There is a season with numbers. */
  numbers: boolean;
}

export interface Completeness {
  done: number;
  total: number;
  percent: number;
  missing: CompletenessPart[];
}

export const ENOUGH_TRAITS = 3;

export function completeness({ values, photo, numbers }: CompletenessFacts): Completeness {
  const { birthdate, modality, place, position, heightCm, weightKg, traits } = values;
  const filled: Record<CompletenessPart, boolean> = {
    identity: Boolean(birthdate && modality && place.city && place.state),
    position: position !== null,
    body: heightCm !== null && weightKg !== null,
    traits: traits.length >= ENOUGH_TRAITS,
    about: values.about !== null,
    history: values.history.length > 0,
    achievements: values.achievements.length > 0,
    photo,
    numbers,
  };
  const parts = Object.keys(COMPLETENESS_PARTS) as CompletenessPart[];
  const missing = parts.filter((part) => !filled[part]);
  const done = parts.length - missing.length;
  return { done, total: parts.length, percent: Math.round((done / parts.length) * 100), missing };
}

/** Whether nothing is missing in one section of the form. */
export const isSectionComplete = (section: ProfileSection, missing: readonly CompletenessPart[]): boolean =>
  !missing.some((part) => COMPLETENESS_PARTS[part] === section);
