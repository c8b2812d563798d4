import { ADULT_AGE } from "#domain/dates.ts";
import type { InquiryKind } from "./kinds.ts";

interface Asked {
  kind: InquiryKind;
  details?: Readonly<Record<string, string | number | boolean>>;
}

/** A pre-registration of somebody under 18. An age that is not known counts as a child's. */
export const isMinorsInterest = ({ kind, details }: Asked): boolean =>
  kind === "interest" && !(Number(details?.["age"]) >= ADULT_AGE);

/** The message says that it is about a minor: a pre-registration, or words for one athlete. */
export const isAboutMinor = (asked: Asked, athlete: { minor: boolean } | null | undefined): boolean =>
  // An athlete who left may have been a child.
  isMinorsInterest(asked) || (asked.kind === "athlete_contact" && (athlete?.minor ?? true));
