import { isMinor, type Birth } from "./policy.ts";
import type { Visibility } from "./attributes.ts";

/** What staff choose between two profiles; each unit is taken from one of them as a whole. */
export const MERGE_UNITS = {
  name: ["name"],
  nickname: ["nickname"],
  birth: ["birthdate", "birthdateEstimated"],
  modality: ["modality"],
  position: ["position", "secondaryPositions"],
  shirtNumber: ["shirtNumber"],
  club: ["club"],
  place: ["city", "state"],
  height: ["heightCm"],
  weight: ["weightKg"],
  foot: ["foot"],
  traits: ["traits"],
  about: ["about"],
  photo: ["photoId"],
  hero: ["heroId"],
} as const;

export type MergeUnit = keyof typeof MERGE_UNITS;
export const MERGE_UNIT_NAMES = Object.keys(MERGE_UNITS) as MergeUnit[];
type MergeField = (typeof MERGE_UNITS)[MergeUnit][number];

/** Of which of the two a unit is taken. */
export type Side = "kept" | "gone";
export type MergePicks = Partial<Record<MergeUnit, Side>>;

type Fields = Record<MergeField, unknown>;

interface Protected extends Birth {
  visibility: Visibility;
  birthdatePublic: boolean;
  indexable: boolean;
  socialPublic: boolean;
  contactAllowed: boolean;
  firstPublishedAt: Temporal.Instant | null;
  requestedBirthdate: Temporal.PlainDate | null;
}

/** Units of which the two say different things, so that somebody has to choose. */
export const differing = (
  kept: Fields & Birth,
  gone: Fields & Birth,
  today: Temporal.PlainDate,
): MergeUnit[] =>
  MERGE_UNIT_NAMES.filter(
    (unit) =>
      says(kept, unit) &&
      says(gone, unit) &&
      key(kept, unit) !== key(gone, unit) &&
      !(unit === "birth" && birthSide(kept, gone, today)),
  );

/** The fields of the profile that stays: what was chosen, or else what it says itself, or else what the other says. */
export function mergedFields<Row extends Fields & Birth>(
  kept: Row,
  gone: Row,
  picks: MergePicks,
  today: Temporal.PlainDate,
): Pick<Row, MergeField> {
  const sideOf = (unit: MergeUnit): Side => {
    if (unit === "birth") return birthSide(kept, gone, today) ?? picks.birth ?? "kept";
    if (!says(kept, unit)) return "gone";
    return says(gone, unit) ? (picks[unit] ?? "kept") : "kept";
  };
  return Object.fromEntries(
    MERGE_UNIT_NAMES.flatMap((unit) => {
      const from = sideOf(unit) === "kept" ? kept : gone;
      return MERGE_UNITS[unit].map((field) => [field, from[field]]);
    }),
  ) as Pick<Row, MergeField>;
}

/** Of two settings the more protective one, and private until those who answer have agreed to the merged profile. */
export const mergedProtection = (kept: Protected, gone: Protected) =>
  ({
    visibility: kept.visibility === "hidden" || gone.visibility === "hidden" ? "hidden" : "private",
    birthdatePublic: kept.birthdatePublic && gone.birthdatePublic,
    indexable: kept.indexable && gone.indexable,
    socialPublic: kept.socialPublic && gone.socialPublic,
    contactAllowed: kept.contactAllowed && gone.contactAllowed,
    // Reviewed only if both were: the next publication passes staff otherwise.
    firstPublishedAt: kept.firstPublishedAt && gone.firstPublishedAt && kept.firstPublishedAt,
    requestedBirthdate: kept.requestedBirthdate ?? gone.requestedBirthdate,
  }) as const satisfies Partial<Record<keyof Protected, unknown>>;

/** Nobody chooses between a known date and a guess, nor makes an adult of a minor: that passes a review of its own. */
function birthSide(kept: Birth, gone: Birth, today: Temporal.PlainDate): Side | null {
  const isKnown = ({ birthdate, birthdateEstimated }: Birth) => birthdate !== null && !birthdateEstimated;
  if (!isKnown(gone)) return isKnown(kept) || kept.birthdate ? "kept" : "gone";
  if (!isKnown(kept)) return "gone";
  if (isMinor(kept, today) === isMinor(gone, today)) return null;
  return isMinor(kept, today) ? "kept" : "gone";
}

function says(row: Fields, unit: MergeUnit): boolean {
  const value = row[MERGE_UNITS[unit][0]];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== "";
}

const key = (row: Fields, unit: MergeUnit): string =>
  JSON.stringify(MERGE_UNITS[unit].map((field) => row[field] ?? null));
