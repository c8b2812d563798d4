import type { Refused } from "#app/forms/refuse.ts";
import type { ProfileField, ProfileValues } from "#domain/athletes/profile-values.ts";

/** A field that was saved elsewhere since the form was opened, with both versions. */
export interface Conflict {
  field: ProfileField;
  saved: string[];
  typed: string[];
  /** Which one the person most likely wants. */
  preferred: "salvo" | "escrito";
}

/** What the action answers when the form is shown again. */
export interface ProfileAnswer extends Refused {
  /** Municipalities that may be meant. */
  cities?: string[];
  conflicts?: Conflict[];
}

/** What every section of the form needs. */
export interface ProfileFieldsProps {
  values: ProfileValues;
  answer?: ProfileAnswer;
  /** A guardian answers for this athlete. */
  minor: boolean;
  /** The team edits somebody's profile: the words are not about the reader. */
  staff?: boolean;
  /** What is on the profile while a newer text waits for the guardian. */
  waiting: { name?: { shown: string }; about?: { shown: string | null } };
}
