import { GUARDIAN_REMINDER_DAYS, GUARDIAN_WAIT_DAYS, GUARDIAN_WARNING_DAYS } from "#domain/rights/periods.ts";

/** How long a guardian has to answer before the link must be sent again. */
export const INVITATION_DAYS = 14;

/** A minor's profile for which nobody has confirmed yet. */
export interface GuardianWait {
  since: Temporal.Instant;
  /** When the athlete was told that the account would be erased. */
  warnedAt: Temporal.Instant | null;
  /** Somebody was invited, and we have not reminded them yet. */
  canRemind: boolean;
}

/** The athlete is warned at least this long before the account is erased. */
const DAYS_AFTER_WARNING = 14;

/** What is due today: the guardian is reminded, the athlete warned, and in the end the account erased. */
export function dueStep(
  { since, warnedAt, canRemind }: GuardianWait,
  now: Temporal.Instant,
): "remind" | "warn" | "erase" | null {
  const waited = (from: Temporal.Instant, days: number) =>
    Temporal.Instant.compare(from.add({ hours: 24 * days }), now) <= 0;
  if (warnedAt)
    return waited(since, GUARDIAN_WAIT_DAYS) && waited(warnedAt, DAYS_AFTER_WARNING) ? "erase" : null;
  if (waited(since, GUARDIAN_WARNING_DAYS)) return "warn";
  return canRemind && waited(since, GUARDIAN_REMINDER_DAYS) ? "remind" : null;
}

/** When the account is erased if nobody confirms, for the mail to the athlete. */
export const goesAt = (since: Temporal.Instant, now: Temporal.Instant): Temporal.Instant => {
  const [byWait, byWarning] = [
    since.add({ hours: 24 * GUARDIAN_WAIT_DAYS }),
    now.add({ hours: 24 * DAYS_AFTER_WARNING }),
  ];
  return Temporal.Instant.compare(byWait, byWarning) > 0 ? byWait : byWarning;
};
