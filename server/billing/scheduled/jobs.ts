import { and, asc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { now } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import * as mails from "../mails.ts";
import { payments } from "../provider/provider.ts";
import { stopRenewal } from "../rights.server.ts";
import {
  endingTrials,
  findSubscription,
  type EndingTrial,
  type SubscriptionRow,
} from "../subscription-queries.ts";
import { syncNow, syncCustomer } from "../webhook/sync-customer.ts";
import { billingCustomers, checkouts } from "../tables.ts";

const REMIND_DAYS = 3;
const BATCH = 500;

/**
 * Every morning: whoever will be charged in the next days hears of it first. All of them, who is charged
 * first before the others, and each is a job of its own, so that one failure holds up nobody.
 */
export const remindTrials = defineJob({
  name: "remind-trials",
  schema: z.object({}),
  schedule: { cron: "0 9 * * *", data: {} },
  async handle() {
    const by = now().add({ hours: 24 * REMIND_DAYS });
    let trials: EndingTrial[] = [];
    do {
      trials = await endingTrials(by, { after: trials.at(-1), limit: BATCH });
      for (const { id } of trials) await enqueue(remindTrial, { subscriptionId: id }, { dedupeKey: id });
    } while (trials.length === BATCH);
  },
});

/** A mail a trial, however often it runs. */
export const remindTrial = defineJob({
  name: "remind-trial",
  schema: z.object({ subscriptionId: z.uuid() }),
  async handle({ subscriptionId }) {
    const row = await findSubscription(subscriptionId);
    if (row?.status !== "trialing" || row.cancelAtPeriodEnd) return;
    await (row.payerUserId ? mails.trialEnding(row) : letRunOut(row));
  },
});

/** Nobody is charged for what they never got an account for; whoever still makes one keeps it (see `claim`). */
async function letRunOut(row: SubscriptionRow): Promise<void> {
  await mails.unfinished(row);
  await enqueue(
    stopRenewal,
    { customerId: row.providerCustomerId, subscriptionId: row.providerSubscriptionId },
    { dedupeKey: row.id },
  );
}

/** Every night: what an event failed to say is read from the provider itself. */
export const reconcilePayments = defineJob({
  name: "reconcile-payments",
  schema: z.object({}),
  schedule: { cron: "40 2 * * *", data: {} },
  async handle() {
    await reconcileCustomers();
    await reconcileCheckouts();
  },
});

/** Paid while nobody listened: the session tells which customer to look at. */
export const reconcileCheckout = defineJob({
  name: "reconcile-checkout",
  schema: z.object({ sessionId: z.string() }),
  async handle({ sessionId }) {
    const provider = payments();
    const session = await provider.readCheckout(sessionId);
    if (session?.state === "complete" && session.customerId) await syncNow(provider, session.customerId);
  },
});

/** Each is a job of its own, so that one failure holds up nobody. */
async function reconcileCheckouts(): Promise<void> {
  const { name } = payments();
  await inBatches(
    (after) =>
      db()
        .select({ id: checkouts.id, sessionId: checkouts.providerSessionId })
        .from(checkouts)
        .where(
          and(
            isNull(checkouts.completedAt),
            isNotNull(checkouts.providerSessionId),
            eq(checkouts.provider, name),
            // Sessions end after a day; two leave room for a night that was missed.
            sql`${checkouts.createdAt} > now() - interval '3 days'`,
            gt(checkouts.id, after),
          ),
        )
        .orderBy(asc(checkouts.id))
        .limit(BATCH),
    async ({ sessionId }) =>
      void (await enqueue(reconcileCheckout, { sessionId: sessionId! }, { dedupeKey: sessionId! })),
  );
}

/** Likewise. */
async function reconcileCustomers(): Promise<void> {
  const { name } = payments();
  await inBatches(
    (after) =>
      db()
        .select({ id: billingCustomers.id, customerId: billingCustomers.providerCustomerId })
        .from(billingCustomers)
        .where(and(eq(billingCustomers.provider, name), gt(billingCustomers.id, after)))
        .orderBy(asc(billingCustomers.id))
        .limit(BATCH),
    async ({ customerId }) => void (await enqueue(syncCustomer, { customerId }, { dedupeKey: customerId })),
  );
}

/** All rows, a batch at a time in the order of their ids. */
async function inBatches<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>,
  each: (row: Row) => Promise<void>,
): Promise<void> {
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await read(last);
    for (const row of rows) await each(row);
    if (rows.length < BATCH) return;
    last = rows.at(-1)!.id;
  }
}
