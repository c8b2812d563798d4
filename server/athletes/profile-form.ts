import { createHash } from "node:crypto";
import {
  PROFILE_SECTIONS,
  sortHistory,
  type HistoryEntry,
  type ProfileField,
  type ProfileValues,
} from "#domain/athletes/profile-values.ts";
import { TRAITS } from "#domain/athletes/traits.ts";
import type { ChangeRow } from "./change-queries.ts";
import type { athletes } from "./tables.ts";

type AthleteRow = typeof athletes.$inferSelect;

/** What stands in tables of their own, beside the athlete's row. */
export interface ProfileLists {
  achievements: string[];
  history: HistoryEntry[];
  social: { instagram: string | null; tiktok: string | null; youtube: string | null } | null;
}

/** The form's values. Where a text waits for the guardian, it is the one that the athlete last wrote. */
export function valuesOf(
  athlete: AthleteRow,
  { achievements, history, social }: ProfileLists,
  waiting: readonly Pick<ChangeRow, "field" | "value">[],
): ProfileValues {
  const wished = (field: "name" | "about") => waiting.find((change) => change.field === field);
  const [name, about] = [wished("name"), wished("about")];
  return {
    name: name?.value ?? athlete.name,
    nickname: athlete.nickname,
    birthdate: athlete.birthdateEstimated ? null : (athlete.birthdate?.toString() ?? null),
    modality: athlete.modality,
    place: { city: athlete.city, state: athlete.state },
    instagram: social?.instagram ?? null,
    tiktok: social?.tiktok ?? null,
    youtube: social?.youtube ?? null,
    position: athlete.position,
    secondaryPositions: athlete.secondaryPositions,
    club: athlete.club,
    shirtNumber: athlete.shirtNumber,
    heightCm: athlete.heightCm,
    weightKg: athlete.weightKg,
    foot: athlete.foot,
    traits: TRAITS.filter((trait) => athlete.traits.includes(trait)),
    about: about ? about.value : athlete.about,
    achievements,
    history: sortHistory(history),
  };
}

const FIELDS: readonly ProfileField[] = Object.values(PROFILE_SECTIONS).flat();

/** What a form was opened with: when the row was last changed, and a fingerprint of each field. */
export interface Opened {
  at: Temporal.Instant;
  prints: ReadonlyMap<string, string>;
}

export const openedText = (at: Temporal.Instant, values: ProfileValues): string =>
  [at.toString(), ...FIELDS.map((field) => `${field}=${fingerprint(values[field])}`)].join(" ");

/** Null for a text that is not one of ours: the form is then treated as opened before everything. */
export function parseOpened(text: string): Opened | null {
  const [at = "", ...prints] = text.split(" ");
  try {
    return {
      at: Temporal.Instant.from(at),
      prints: new Map(prints.map((print) => print.split("=", 2) as [string, string])),
    };
  } catch {
    return null;
  }
}

/** Equal values have equal fingerprints; eight letters are enough to tell two versions of one field apart. */
export const fingerprint = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(value ?? null))
    .digest("base64url")
    .slice(0, 8);
