import { z } from "zod";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { endDoubles } from "./doubles.ts";
import { follow } from "./follow.ts";
import type { PaymentProvider } from "./port.ts";
import { payments } from "./provider.ts";

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
