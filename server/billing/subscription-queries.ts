import { REFUND_MONTHS } from "#domain/billing/withdrawal-window.ts";
import { ENDED_STATUSES, type Holder } from "#domain/billing/subscription.ts";
import { db } from "#server/platform/database/database.ts";
import { prepared } from "#server/platform/database/prepared.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  sql,
  type SQL,
} from "#server/platform/database/orm.ts";
import { trustRow, type TrustRow } from "#server/clubs/trust.ts";
import { billingCustomers, billingInvoices, checkouts, subscriptionPlans, subscriptions } from "./tables.ts";

export type SubscriptionRow = Awaited<ReturnType<typeof select>>[number];

/** The rule of `isLive` in SQL. */
export const IS_LIVE = notInArray(subscriptions.status, [...ENDED_STATUSES]);

const heldBy = ({ type, id }: Holder) =>
  and(eq(subscriptions.holderType, type), eq(subscriptions.holderId, id));

/** A provider's clock that was moved moves the present of its subscriptions with it. */
const NOW = sql`now() + make_interval(secs => ${billingCustomers.clockOffsetSeconds})`.mapWith(
  (value: string) => Temporal.Instant.from(value),
);

/** Whether this profile or this payer had a refund in the last months. Without this, one could use the product for nothing by buying and withdrawing again and again. */
const REFUNDED_LATELY = sql<boolean>`exists (
  select from subscriptions earlier join billing_customers payer on payer.id = earlier.customer_id
  where earlier.id <> ${subscriptions.id} and earlier.withdrawn_at > ${NOW} - make_interval(months => ${sql.raw(String(REFUND_MONTHS))})
    and ((earlier.holder_type = ${subscriptions.holderType} and earlier.holder_id = ${subscriptions.holderId})
      or payer.user_id = ${billingCustomers.userId}))`;

const CLUB_TRUST = sql<TrustRow | null>`${sql.raw(trustRow("subscriptions.holder_id"))}`;

const select = (where: SQL | undefined, limit = 50) =>
  db()
    .select({
      ...getTableColumns(subscriptions),
      planName: subscriptionPlans.name,
      audience: subscriptionPlans.audience,
      grants: subscriptionPlans.grants,
      payerUserId: billingCustomers.userId,
      payerEmail: billingCustomers.email,
      providerCustomerId: billingCustomers.providerCustomerId,
      sessionId: checkouts.providerSessionId,
      now: NOW,
      /** Of a plan that a club holds. */
      clubTrust: CLUB_TRUST,
      refundedLately: REFUNDED_LATELY,
    })
    .from(subscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, subscriptions.planId))
    .innerJoin(billingCustomers, eq(billingCustomers.id, subscriptions.customerId))
    .leftJoin(checkouts, eq(checkouts.id, subscriptions.checkoutId))
    .where(where)
    // What runs comes first, then the newest.
    .orderBy(sql`${subscriptions.endedAt} is not null`, desc(subscriptions.startedAt), desc(subscriptions.id))
    .limit(limit);

export const findSubscription = async (id: string): Promise<SubscriptionRow | undefined> =>
  (await select(matchesId(subscriptions.id, id), 1))[0];

/** The subscription that counts for this profile today: the one that runs, or else the last one. */
export const currentOf = async ({ type, id }: Holder): Promise<SubscriptionRow | undefined> =>
  (await current().execute({ type, id }))[0];

const current = prepared(() => {
  const holder = and(
    eq(subscriptions.holderType, sql.placeholder("type")),
    eq(subscriptions.holderId, sql.placeholder("id")),
  );
  return select(holder, 1).prepare("subscription_of_holder");
});

/** The same for several athletes at once. */
export async function currentOfAthletes(ids: readonly string[]): Promise<SubscriptionRow[]> {
  if (ids.length === 0) return [];
  const rows = await select(
    and(
      eq(subscriptions.holderType, "athlete"),
      inArray(subscriptions.holderId, [...ids]),
      sql`not exists (select from subscriptions as later where later.holder_type = ${subscriptions.holderType}
        and later.holder_id = ${subscriptions.holderId} and (later.ended_at is null, later.started_at, later.id)
          > (${subscriptions.endedAt} is null, ${subscriptions.startedAt}, ${subscriptions.id}))`,
    ),
    ids.length,
  );
  return rows;
}

export const newestPaidBy = async (userId: string): Promise<SubscriptionRow | undefined> =>
  (await select(eq(billingCustomers.userId, userId), 1))[0];

export const paidBy = (userId: string): Promise<SubscriptionRow[]> =>
  select(eq(billingCustomers.userId, userId));

/** All that this person pays, and all that these profiles hold. */
export function paidOrHeldBy(userId: string, holders: readonly Holder[]): Promise<SubscriptionRow[]> {
  const held = holders.map(heldBy);
  return select(or(eq(billingCustomers.userId, userId), ...held));
}

export async function liveSubscription(holder: Holder): Promise<{ id: string } | undefined> {
  return (
    await db()
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(and(heldBy(holder), IS_LIVE))
      .limit(1)
  )[0];
}

export async function hadSubscription(holder: Holder): Promise<boolean> {
  const rows = await db().select({ id: subscriptions.id }).from(subscriptions).where(heldBy(holder)).limit(1);
  return rows.length > 0;
}

export const receipts = (subscriptionIds: readonly string[]) =>
  db()
    .select()
    .from(billingInvoices)
    // A trial begins with an invoice over 0.
    .where(and(inArray(billingInvoices.subscriptionId, [...subscriptionIds]), gt(billingInvoices.cents, 0)))
    .orderBy(desc(billingInvoices.issuedAt), desc(billingInvoices.id))
    .limit(200);

/** Money that was really taken, oldest first. */
export async function charges(subscriptionId: string) {
  const rows = await db()
    .select()
    .from(billingInvoices)
    .where(
      and(
        eq(billingInvoices.subscriptionId, subscriptionId),
        isNotNull(billingInvoices.paidAt),
        sql`${billingInvoices.cents} > 0`,
      ),
    )
    .orderBy(asc(billingInvoices.paidAt))
    .limit(200);
  return rows.map(({ paidAt, cents, refundedCents, providerInvoiceId }) => ({
    paidAt: paidAt!,
    cents,
    refundedCents,
    providerInvoiceId,
  }));
}

/** Subscriptions that this person pays for and that no profile holds yet. */
export async function lockUnattached(id: string, payerUserId: string) {
  const rows = await db()
    .select({
      id: subscriptions.id,
      audience: subscriptionPlans.audience,
      providerSubscriptionId: subscriptions.providerSubscriptionId,
      providerCustomerId: billingCustomers.providerCustomerId,
    })
    .from(subscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.id, subscriptions.customerId))
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, subscriptions.planId))
    .where(
      and(
        matchesId(subscriptions.id, id),
        isNull(subscriptions.holderId),
        eq(billingCustomers.userId, payerUserId),
        IS_LIVE,
      ),
    )
    .for("update", { of: subscriptions });
  return rows[0];
}

export async function setHolder(id: string, { type, id: holderId }: Holder): Promise<void> {
  await db()
    .update(subscriptions)
    .set({ holderType: type, holderId, updatedAt: sql`now()` })
    .where(eq(subscriptions.id, id));
}

export interface EndingTrial {
  id: string;
  endsAt: Temporal.Instant;
}

export const setWithdrawn = async (id: string, at: Temporal.Instant): Promise<void> =>
  void (await db().update(subscriptions).set({ withdrawnAt: at }).where(eq(subscriptions.id, id)));

/** Trials that end by then and will be charged, the first to be charged first. */
export async function endingTrials(
  by: Temporal.Instant,
  { after, limit }: { after: EndingTrial | undefined; limit: number },
): Promise<EndingTrial[]> {
  const { id, trialEndsAt } = subscriptions;
  const rows = await db()
    .select({ id, endsAt: trialEndsAt })
    .from(subscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.id, subscriptions.customerId))
    .where(
      and(
        eq(subscriptions.status, "trialing"),
        eq(subscriptions.cancelAtPeriodEnd, false),
        sql`${trialEndsAt} - make_interval(secs => ${billingCustomers.clockOffsetSeconds}) <= ${by.toString()}`,
        after && sql`(${trialEndsAt}, ${id}) > (${after.endsAt.toString()}, ${after.id})`,
      ),
    )
    .orderBy(asc(trialEndsAt), asc(id))
    .limit(limit);
  return rows.flatMap((row) => (row.endsAt ? [{ id: row.id, endsAt: row.endsAt }] : []));
}
