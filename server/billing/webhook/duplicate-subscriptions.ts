import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { SYSTEM } from "#domain/identity/actor.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { giveBackNow, promiseToGiveBack } from "../refund.ts";
import * as mails from "../mails.ts";
import type { PaymentProvider } from "../provider/port.ts";
import { billingCustomers, subscriptions } from "../tables.ts";

/**
 * Two tabs, or two guardians' hands, can pay for one profile at once: nobody pays twice for it. What came
 * later ends at once and all of its money goes back.
 */
export async function endDoubles(provider: PaymentProvider, customerId: string): Promise<void> {
  for (const double of await doublesOf(provider.name, customerId)) {
    const given = { customerId: double.customerId, subscriptionId: double.providerSubscriptionId };
    await inTransaction(async () => {
      await audit(SYSTEM, "subscription.doubled", double.id);
      await promiseToGiveBack(given);
      await mails.doubled(double.id);
    });
    await giveBackNow(provider, given);
  }
}

/** Of each profile that this customer pays for, every running subscription but the first. */
async function doublesOf(provider: string, customerId: string) {
  const live = sql`${subscriptions.status} not in ('canceled', 'incomplete', 'incomplete_expired')`;
  const held = db()
    .select({ id: subscriptions.holderId })
    .from(subscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.id, subscriptions.customerId))
    .where(
      and(
        eq(billingCustomers.provider, provider),
        eq(billingCustomers.providerCustomerId, customerId),
        isNotNull(subscriptions.holderId),
        live,
      ),
    );
  const rows = await db()
    .select({
      id: subscriptions.id,
      holder: sql<string>`${subscriptions.holderType} || ${subscriptions.holderId}`,
      providerSubscriptionId: subscriptions.providerSubscriptionId,
      customerId: billingCustomers.providerCustomerId,
    })
    .from(subscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.id, subscriptions.customerId))
    .where(and(inArray(subscriptions.holderId, held), live, eq(billingCustomers.provider, provider)))
    .orderBy(asc(subscriptions.startedAt), asc(subscriptions.id));
  const first = new Set<string>();
  return rows.filter(({ holder }) => first.has(holder) || !first.add(holder));
}
