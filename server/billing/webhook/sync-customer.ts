import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { endDoubles } from "./duplicate-subscriptions.ts";
import { follow } from "./mirror-customer.ts";
import type { PaymentProvider } from "../provider/port.ts";
import { payments } from "../provider/provider.ts";

export const syncCustomer = defineJob({
  name: "sync-billing-customer",
  schema: z.object({ customerId: z.string() }),
  handle: ({ customerId }) => sync(payments(), customerId),
});

/** Our rows follow the provider, and nobody pays twice for one profile. */
export async function sync(provider: PaymentProvider, customerId: string): Promise<void> {
  await follow(provider, customerId);
  await endDoubles(provider, customerId);
}
