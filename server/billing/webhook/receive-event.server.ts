import { ok, type Result } from "#domain/result.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { enqueue } from "#server/platform/jobs/jobs.ts";
import type { ProviderEvent } from "../provider/port.ts";
import { payments } from "../provider/provider.ts";
import { syncCustomer } from "./sync-customer.ts";
import { providerEvents } from "../tables.ts";

/** Takes an event that the provider sent over HTTP. An event with a wrong signature is refused. */
export async function receiveEvent(
  body: string,
  signature: string | null,
): Promise<Result<null, "bad_signature">> {
  const provider = payments();
  const event = provider.readEvent(body, signature);
  if (!event.ok) return event;
  await acceptEvent(provider.name, event.value);
  return ok(null);
}

/** Stores the event once by its id. Its content is not used: the job reads the customer from the provider. */
export function acceptEvent(provider: string, event: ProviderEvent): Promise<void> {
  return inTransaction(async () => {
    const { eventId, type, customerId } = event;
    const fresh = await db()
      .insert(providerEvents)
      .values({ provider, eventId, type, providerCustomerId: customerId })
      .onConflictDoNothing()
      .returning({ eventId: providerEvents.eventId });
    if (fresh.length > 0 && customerId)
      await enqueue(syncCustomer, { customerId }, { dedupeKey: customerId });
  });
}
