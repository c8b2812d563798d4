import { isLive, type Subscription } from "./subscription.ts";

/** CDC art. 49: what is bought at a distance can be given back within seven days. */
export const WITHDRAWAL_DAYS = 7;

export interface Charge {
  paidAt: Temporal.Instant;
  cents: number;
  refundedCents: number;
}

/** Within these months money goes back by a button once; after that a person looks at it. */
export const REFUND_MONTHS = 12;

export interface WithdrawalWindow {
  until: Temporal.Instant;
  /** What comes back, in full; nothing while only the trial has run. */
  refundCents: number;
  /** False: the payer or the profile had money back lately, so that the team is asked. The right itself stands. */
  selfService: boolean;
}

/** Open after signing up, and once more after the first charge. */
export function withdrawalWindow(
  subscription: Subscription,
  charges: readonly Charge[],
  { now, refundedLately }: { now: Temporal.Instant; refundedLately: boolean },
): WithdrawalWindow | null {
  if (!isLive(subscription)) return null;
  const taken = charges
    .filter(({ cents }) => cents > 0)
    .toSorted((a, b) => Temporal.Instant.compare(a.paidAt, b.paidAt));
  const since = taken[0]?.paidAt ?? subscription.startedAt;
  const until = lastMoment(since);
  if (Temporal.Instant.compare(now, until) > 0) return null;
  // Within seven days of the first charge, whatever was paid since (a change of plan) goes back with it.
  const refundCents = taken.reduce((sum, { cents, refundedCents }) => sum + cents - refundedCents, 0);
  return { until, refundCents, selfService: refundCents === 0 || !refundedLately };
}

/** Days are counted whole, the first not at all: the seventh ends at midnight, where the law is read. */
const lastMoment = (since: Temporal.Instant): Temporal.Instant =>
  since
    .toZonedDateTimeISO("America/Sao_Paulo")
    .toPlainDate()
    .add({ days: WITHDRAWAL_DAYS + 1 })
    .toZonedDateTime("America/Sao_Paulo")
    .toInstant()
    .subtract({ seconds: 1 });
