import { isoDay } from "#domain/typed-formats.ts";

/** Works in browsers without Temporal too. Under 13 nobody can sign up, with or without a guardian. */
export function needsGuardian(typed: string, today: string): boolean {
  const birthdate = isoDay(typed) ?? "";
  return hasTurned(13, birthdate, today) && !hasTurned(18, birthdate, today);
}

/** Days as forms write them ("2010-06-15"); who is born on 29 February has their birthday on 1 March. */
function hasTurned(years: number, birthdate: string, today: string): boolean {
  const match = /^(\d{4})(-\d{2}-\d{2})$/.exec(birthdate);
  return match !== null && `${Number(match[1]) + years}${match[2]}` <= today;
}
