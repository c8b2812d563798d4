import { ADULT_AGE, ageOn, parseDate } from "#domain/dates.ts";
import { sameMailbox } from "#domain/guardians/mailbox.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { MIN_AGE } from "./attributes.ts";
import { holdsContact } from "./minor-texts.ts";

interface EntryForm {
  fullName: string;
  birthdate?: string;
  guardianName?: string;
  guardianEmail?: string;
}

export interface Entry {
  birthdate: Temporal.PlainDate;
  /** The guardian to invite; null for adults. */
  guardian: { name: string; email: string } | null;
}

export type EntryProblem = "too_young" | "contact_in_name" | "guardian_missing" | "guardian_is_athlete";

/** What every way to sign up requires of a new athlete. Without a birth date nobody counts as old enough. */
export function athleteEntry(
  form: EntryForm,
  ownEmail: string,
  today: Temporal.PlainDate,
): Result<Entry, EntryProblem> {
  const birthdate = parseDate(form.birthdate);
  const age = birthdate ? ageOn(birthdate, today) : 0;
  if (!birthdate || age < MIN_AGE) return err("too_young");
  if (age >= ADULT_AGE) return ok({ birthdate, guardian: null });
  if (holdsContact(form.fullName)) return err("contact_in_name");
  const { guardianName: name, guardianEmail: email } = form;
  if (!name || !email) return err("guardian_missing");
  if (sameMailbox(email, ownEmail)) return err("guardian_is_athlete");
  return ok({ birthdate, guardian: { name, email } });
}
