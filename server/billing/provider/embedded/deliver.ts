import { z } from "zod";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { and, asc, eq, gt, inArray } from "#server/platform/database/orm.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { acceptEvent } from "../../webhook/receive-event.server.ts";
import { payments } from "../provider.ts";
import { embeddedPayments } from "../../tables.ts";
import type { Entries } from "./ledger.ts";
import { lockAndSettleCustomer } from "./settle.ts";

const BATCH = 500;

/** Hands the waiting events over in their order. The receiver counts each id once. */
export function deliver(customerId: string): Promise<void> {
  return inTransaction(async () => {
    const waiting = await db()
      .select({ id: embeddedPayments.id, body: embeddedPayments.body })
      .from(embeddedPayments)
      .where(and(eq(embeddedPayments.kind, "event"), eq(embeddedPayments.customerId, customerId)))
      .orderBy(asc(embeddedPayments.createdAt), asc(embeddedPayments.id))
      .for("update");
    for (const { id, body } of waiting) {
      const { type } = body as Entries["event"];
      await acceptEvent("embedded", { eventId: id, type, customerId });
    }
    const ids = waiting.map(({ id }) => id);
    if (ids.length > 0) await db().delete(embeddedPayments).where(inArray(embeddedPayments.id, ids));
  });
}

/** Every hour: does what fell due for each customer. Does nothing when another provider is in use. */
export const settleEmbedded = defineJob({
  name: "settle-embedded-payments",
  schema: z.object({}),
  schedule: { cron: "5 * * * *", data: {} },
  async handle() {
    if (payments().name !== "embedded") return;
    let customers: { id: string }[] = [];
    do {
      customers = await customersAfter(customers.at(-1)?.id);
      for (const { id } of customers)
        await enqueue(settleEmbeddedCustomer, { customerId: id }, { dedupeKey: id });
    } while (customers.length === BATCH);
  },
});

const customersAfter = (id: string | undefined) =>
  db()
    .select({ id: embeddedPayments.id })
    .from(embeddedPayments)
    .where(and(eq(embeddedPayments.kind, "customer"), id ? gt(embeddedPayments.id, id) : undefined))
    .orderBy(asc(embeddedPayments.id))
    .limit(BATCH);

export const settleEmbeddedCustomer = defineJob({
  name: "settle-embedded-customer",
  schema: z.object({ customerId: z.string() }),
  async handle({ customerId }) {
    await inTransaction(() => lockAndSettleCustomer(customerId));
    await deliver(customerId);
  },
});
