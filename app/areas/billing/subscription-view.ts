import { AUDIENCE_LABELS } from "#domain/billing/audiences.ts";
import { formatDateTime, formatDay } from "#domain/date-time.ts";
import { formatBRL } from "#domain/money.ts";
import type { OwnSubscription } from "#server/billing/billing.server.ts";

export type SubscriptionView = ReturnType<typeof toSubscriptionView>;

/** Instants and cents become words here: a browser gets texts, never values to format in its own way. */
export function toSubscriptionView(own: OwnSubscription) {
  const { withdrawal, nextCharge } = own;
  return {
    id: own.id,
    planName: own.planName,
    audience: own.audience,
    audienceLabel: AUDIENCE_LABELS[own.audience],
    price: `${formatBRL(own.cents)}/mês`,
    holder: own.holder && { name: own.holder.name, kind: AUDIENCE_LABELS[own.holder.type] },
    status: own.status,
    live: own.live,
    open: own.open,
    cancelAtPeriodEnd: own.cancelAtPeriodEnd,
    trialUntil: dayOf(own.trialEndsAt),
    periodUntil: formatDay(own.periodEndsAt),
    endedOn: dayOf(own.endedAt),
    graceUntil: dayOf(own.graceUntil),
    nextCharge: nextCharge && { on: formatDay(nextCharge.at), amount: formatBRL(nextCharge.cents) },
    withdrawal: withdrawal && {
      until: formatDateTime(withdrawal.until),
      refund: withdrawal.refundCents > 0 ? formatBRL(withdrawal.refundCents) : null,
      selfService: withdrawal.selfService,
    },
    receipts: own.receipts.map(toReceipt),
    may: own.may,
    otherPlans: own.otherPlans.map(({ id, name, cents }) => ({
      value: id,
      label: `${name}, ${formatBRL(cents)}/mês`,
    })),
    holderChoices: own.holderChoices.map(({ athleteId, name }) => ({ value: athleteId ?? "", label: name })),
    needsHolder: own.live && own.holder === null,
  };
}

const dayOf = (instant: Temporal.Instant | null): string | null => instant && formatDay(instant);

export type ReceiptView = ReturnType<typeof toReceipt>;

const toReceipt = ({
  id,
  number,
  at,
  cents,
  refundedCents,
  paid,
  url,
}: OwnSubscription["receipts"][number]) => ({
  id,
  number: number ?? "–",
  on: formatDay(at),
  amount: formatBRL(cents),
  refunded: refundedCents > 0 ? formatBRL(refundedCents) : null,
  paid,
  url,
});
