import type { Audience, HolderType } from "./audiences.ts";
import type { Grant } from "./grants.ts";

/** As payment providers name them. */
export const SUBSCRIPTION_STATUSES = [
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "paused",
  "incomplete",
  "incomplete_expired",
  "canceled",
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export interface Subscription {
  status: SubscriptionStatus;
  startedAt: Temporal.Instant;
  trialEndsAt: Temporal.Instant | null;
  periodEndsAt: Temporal.Instant;
  cancelAtPeriodEnd: boolean;
  endedAt: Temporal.Instant | null;
  /** Since when a charge is owed. */
  pastDueSince: Temporal.Instant | null;
}

export interface Plan {
  audience: Audience;
  grants: readonly Grant[];
}

export interface Holder {
  type: HolderType;
  id: string;
}

export const TRIAL_DAYS = 15;
/** How long a plan keeps its access after a failed charge, so that the payer can mend the card. */
export const GRACE_DAYS = 7;
/** How long we wait for the provider's news of a renewal before a period that ended closes the access. */
const LATE_NEWS_DAYS = 3;

const plusDays = (instant: Temporal.Instant, days: number) => instant.add({ hours: 24 * days });
const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0;

export const graceEnd = ({ pastDueSince }: Pick<Subscription, "pastDueSince">): Temporal.Instant | null =>
  pastDueSince && plusDays(pastDueSince, GRACE_DAYS);

/** Whether the plan is in force now: trial, paid, in grace after a failed charge, or news from the provider are late. */
export function givesAccess(subscription: Subscription, now: Temporal.Instant): boolean {
  const { status, endedAt, periodEndsAt } = subscription;
  if (endedAt && !isBefore(now, endedAt)) return false;
  if (status === "past_due") {
    const end = graceEnd(subscription);
    return end !== null && isBefore(now, end);
  }
  if (status !== "trialing" && status !== "active") return false;
  return isBefore(now, plusDays(periodEndsAt, LATE_NEWS_DAYS));
}

/** Subscriptions that ended, or that never began because the first payment failed. */
export const ENDED_STATUSES: readonly SubscriptionStatus[] = ["canceled", "incomplete", "incomplete_expired"];

/** A live subscription may still charge its payer, so that a second one beside it would charge twice. */
export const isLive = ({ status }: Pick<Subscription, "status">): boolean => !ENDED_STATUSES.includes(status);

/** When the money of a new subscription is first taken. */
export const firstChargeDate = (today: Temporal.PlainDate, trialDays: number): Temporal.PlainDate =>
  today.add({ days: trialDays });
