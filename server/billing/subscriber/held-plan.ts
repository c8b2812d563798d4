import { graceEnd, isLive, givesAccess } from "#domain/billing/subscription.ts";
import type { Member } from "#domain/identity/actor.ts";
import { athletesOf } from "#server/guardians/guardians.ts";
import { ownHolder } from "../holder.ts";
import * as queries from "../subscription-queries.ts";

export type HeldPlan = ReturnType<typeof toHeldPlan>;

/** The plan of the profile that acts, for its dashboard. Null: it never had one. */
export async function ownPlan(actor: Member): Promise<HeldPlan | null> {
  const holder = ownHolder(actor);
  const current = holder ? await queries.currentOf(holder) : undefined;
  return current ? toHeldPlan(current) : null;
}

/** The plans of all the athletes that this person answers for, by athlete. */
export async function wardPlans({ userId }: Member): Promise<Map<string, HeldPlan>> {
  const rows = await queries.currentOfAthletes(await athletesOf(userId));
  return new Map(rows.map((row) => [row.holderId!, toHeldPlan(row)]));
}

/** The plan for athletes that this person pays and has given to none of them yet. */
export async function unattachedAthletePlan({ userId }: Member): Promise<string | null> {
  const paid = await queries.paidBy(userId);
  const waiting = paid.find((row) => isLive(row) && row.holderId === null && row.audience === "athlete");
  return waiting?.planName ?? null;
}

/** Null: nothing more will be charged, or an earlier charge is still owed. */
export const nextCharge = (row: queries.SubscriptionRow) =>
  isLive(row) && !row.cancelAtPeriodEnd && row.status !== "past_due"
    ? { at: row.periodEndsAt, cents: row.cents }
    : null;

const toHeldPlan = (row: queries.SubscriptionRow) => ({
  planName: row.planName,
  status: row.status,
  live: isLive(row),
  open: givesAccess(row, row.now),
  trialEndsAt: row.status === "trialing" ? row.trialEndsAt : null,
  periodEndsAt: row.periodEndsAt,
  endedAt: row.endedAt,
  nextCharge: nextCharge(row),
  cancelAtPeriodEnd: isLive(row) && row.cancelAtPeriodEnd,
  graceUntil: graceEnd(row),
});
