import { ADULT_AGE, ageOn } from "#domain/dates.ts";
import { MIN_AGE } from "./attributes.ts";

/** Youngest first. */
export const AGE_GROUPS = ["under_13", "minor"] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** Where it was said: with the same e-mail, in the same browser, or in the profile itself. */
export const STATEMENT_SOURCES = ["email", "browser", "profile"] as const;
export type StatementSource = (typeof STATEMENT_SOURCES)[number];

/** Somebody stated an age under 18. It is stored only as precisely as the rules below need. */
export interface AgeStatement {
  birthYear: number;
  ageGroup: AgeGroup;
  statedOn: Temporal.PlainDate;
}

/** Nobody younger fills in a form: such a date is a typing mistake, and is not remembered. */
const YOUNGEST_TYPIST = 6;

/** What to remember of a stated birth date; null for adults, and for dates that nobody means. */
export function statementOf(birthdate: Temporal.PlainDate, today: Temporal.PlainDate): AgeStatement | null {
  const age = ageOn(birthdate, today);
  if (age >= ADULT_AGE || age < YOUNGEST_TYPIST) return null;
  return { birthYear: birthdate.year, ageGroup: age < MIN_AGE ? "under_13" : "minor", statedOn: today };
}

/** Whether someone born then could not have said so on that day: they made themselves older since. */
export function contradicts(
  { birthYear, ageGroup, statedOn }: AgeStatement,
  birthdate: Temporal.PlainDate,
): boolean {
  const age = ageOn(birthdate, statedOn);
  return birthYear > birthdate.year || age >= (ageGroup === "under_13" ? MIN_AGE : ADULT_AGE);
}

/** Of two things that were said, the one that makes its author younger. */
export const younger = (one: AgeStatement, other: AgeStatement | null): AgeStatement =>
  other && other.birthYear >= one.birthYear ? other : one;

/** "Sub-15", "sub 15", "SUB15": the limit in years. Undefined for "Adulto" and the like. */
const limitIn = (category: string): number | undefined => {
  const digits = /^\s*sub[\s-]?(\d{1,2})\b/i.exec(category)?.[1];
  return digits ? Number(digits) : undefined;
};

/** Years in a category for which the birth date is too old (Sub-N in year Y: born in Y−N or later). */
export const tooOldFor = <Row extends { year: number; category: string | null }>(
  birthYear: number,
  history: readonly Row[],
): Row[] =>
  history.filter(({ year, category }) => {
    const limit = category ? limitIn(category) : undefined;
    return limit !== undefined && birthYear < year - limit;
  });
