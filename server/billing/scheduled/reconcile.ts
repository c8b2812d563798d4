import { z } from "zod";
import { db } from "#server/platform/database/database.ts";
import { and, asc, eq, gt, isNotNull, isNull, sql } from "#server/platform/database/orm.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { payments } from "../provider/provider.ts";
import { billingCustomers, checkouts } from "../tables.ts";
import { syncCustomer, syncNow } from "../webhook/sync-customer.ts";

const BATCH = 500;

/** Every night: reads every customer and every recent checkout from the provider, in case an event was lost. */
export const reconcilePayments = defineJob({
  name: "reconcile-payments",
  schema: z.object({}),
  schedule: { cron: "40 2 * * *", data: {} },
  async handle() {
    await reconcileCustomers();
    await reconcileCheckouts();
  },
});

/** Finds a payment whose event was lost: the session names the customer to read. */
export const reconcileCheckout = defineJob({
  name: "reconcile-checkout",
  schema: z.object({ sessionId: z.string() }),
  async handle({ sessionId }) {
    const provider = payments();
    const session = await provider.readCheckout(sessionId);
    if (session?.state === "complete" && session.customerId) await syncNow(provider, session.customerId);
  },
});

/** Enqueues a job for each, so that one failure does not stop the others. */
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
            // Sessions end after a day; two more leave room for nights that were missed.
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

/** Enqueues a job for each, so that one failure does not stop the others. */
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

/** Reads all rows in batches, in the order of their ids. */
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
