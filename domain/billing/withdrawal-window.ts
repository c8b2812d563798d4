import { isLive, type Subscription } from "./subscription.ts";

/** CDC art. 49: whoever bought at a distance may withdraw within seven days. */
export const WITHDRAWAL_DAYS = 7;

export interface Charge {
  paidAt: Temporal.Instant;
  cents: number;
  refundedCents: number;
}

/** Within these months the button refunds once; further refunds are made by the team. */
export const REFUND_MONTHS = 12;

export interface WithdrawalWindow {
  until: Temporal.Instant;
  /** All that was paid; nothing during the trial. */
  refundCents: number;
  /** False: the payer or the profile had a refund lately, so that they ask the team. The right itself stands. */
  selfService: boolean;
}

/** Open for seven days after signing up, and again for seven days after the first charge. Null: closed. */
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
  // A change of plan within those days may have charged more: all of it is refunded.
  const refundCents = taken.reduce((sum, { cents, refundedCents }) => sum + cents - refundedCents, 0);
  return { until, refundCents, selfService: refundCents === 0 || !refundedLately };
}

/** The day of the charge does not count, and the seventh day after it ends at midnight in Brazil. */
const lastMoment = (since: Temporal.Instant): Temporal.Instant =>
  since
    .toZonedDateTimeISO("America/Sao_Paulo")
    .toPlainDate()
    .add({ days: WITHDRAWAL_DAYS + 1 })
    .toZonedDateTime("America/Sao_Paulo")
    .toInstant()
    .subtract({ seconds: 1 });
