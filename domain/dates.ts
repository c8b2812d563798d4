export const ADULT_AGE = 18;

/** Completed years on a given day. Born on 29 February: the birthday falls on 1 March in common years. */
export const ageOn = (birthdate: Temporal.PlainDate, today: Temporal.PlainDate): number => {
  const hadBirthday =
    today.month > birthdate.month || (today.month === birthdate.month && today.day >= birthdate.day);
  return today.year - birthdate.year - (hadBirthday ? 0 : 1);
};

/** The last birth date of someone who is at least `age` on `today`. */
export const bornOnOrBefore = (age: number, today: Temporal.PlainDate): Temporal.PlainDate => {
  const anniversary = { year: today.year - age, month: today.month, day: today.day };
  try {
    return Temporal.PlainDate.from(anniversary, { overflow: "reject" });
  } catch {
    return Temporal.PlainDate.from({ ...anniversary, day: 28 });
  }
};

/** A date as forms send it ("2010-06-15"), or null when there is no such day. */
export function parseDate(text: string | null | undefined): Temporal.PlainDate | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text, { overflow: "reject" });
  } catch {
    return null;
  }
}

const two = (value: number) => String(value).padStart(2, "0");

/** 12/04/2024 */
export const formatDate = (date: Temporal.PlainDate): string =>
  `${two(date.day)}/${two(date.month)}/${date.year}`;

/** 3:24 */
export const formatDuration = (seconds: number): string => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
