import type { ProfileValues } from "../profile-values.ts";

/** A profile in which nobody has filled in anything but the name. */
export const EMPTY_PROFILE: ProfileValues = {
  name: "Bianca Vilela",
  nickname: null,
  birthdate: null,
  modality: null,
  place: { city: null, state: null },
  instagram: null,
  tiktok: null,
  youtube: null,
  position: null,
  secondaryPositions: [],
  club: null,
  shirtNumber: null,
  heightCm: null,
  weightKg: null,
  foot: "Destro",
  traits: [],
  about: null,
  achievements: [],
  history: [],
};
