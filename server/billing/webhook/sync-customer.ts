import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { endDuplicates } from "./duplicate-subscriptions.ts";
import { mirrorCustomer } from "./mirror-customer.ts";
import type { PaymentProvider } from "../provider/port.ts";
import { payments } from "../provider/provider.ts";

export const syncCustomer = defineJob({
  name: "sync-billing-customer",
  schema: z.object({ customerId: z.string() }),
  handle: ({ customerId }) => syncNow(payments(), customerId),
});

/** Mirrors the provider's customer into our rows, then ends subscriptions that are paid twice for one profile. */
export async function syncNow(provider: PaymentProvider, customerId: string): Promise<void> {
  await mirrorCustomer(provider, customerId);
  await endDuplicates(provider, customerId);
}
