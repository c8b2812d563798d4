export const ADULT_AGE = 18;

/** A day in numbers: a plain date, or what is made from a row's text, which costs far less. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** From "2010-06-15", as the database and JSON write it. */
export const calendarDay = (text: string): CalendarDay => ({
  year: Number(text.slice(0, 4)),
  month: Number(text.slice(5, 7)),
  day: Number(text.slice(8, 10)),
});

/** Completed years on a given day. Born on 29 February: the birthday falls on 1 March in common years. */
export const ageOn = (birthdate: CalendarDay, today: CalendarDay): number => {
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

/** The same within 2000 to 2100: a year that nobody mistyped, and that a time stamp of the database can hold. */
export function parseNearDate(text: string | null | undefined): Temporal.PlainDate | null {
  const date = parseDate(text);
  return date && date.year >= 2000 && date.year <= 2100 ? date : null;
}

const two = (value: number) => String(value).padStart(2, "0");

/** 12/04/2024 */
export const formatDate = (date: CalendarDay): string => `${two(date.day)}/${two(date.month)}/${date.year}`;

/** The same from "2024-04-12"; a year alone stays as it is. */
export const formatIsoDate = (text: string): string => text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$3/$2/$1");

/** 3:24 */
export const formatDuration = (seconds: number): string => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
