import { SYSTEM } from "#domain/identity/actor.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { and, asc, eq, inArray, isNotNull, sql } from "#server/platform/database/orm.ts";
import { tryRefundNow, enqueueRefund } from "../refund.ts";
import * as mails from "../mails.ts";
import type { PaymentProvider } from "../provider/port.ts";
import { IS_LIVE } from "../subscription-queries.ts";
import { billingCustomers, subscriptions } from "../tables.ts";

/**
 * Two tabs, or a guardian and an adult athlete, can pay for one profile at the same moment. The later
 * subscription ends at once and is refunded in full.
 */
export async function endDuplicates(provider: PaymentProvider, customerId: string): Promise<void> {
  for (const duplicate of await duplicatesOf(provider.name, customerId)) {
    const refund = { customerId: duplicate.customerId, subscriptionId: duplicate.providerSubscriptionId };
    await inTransaction(async () => {
      await audit(SYSTEM, "subscription.doubled", duplicate.id);
      await enqueueRefund(refund);
      await mails.duplicateRefunded(duplicate.id);
    });
    await tryRefundNow(provider, refund);
  }
}

/** Of each profile that this customer pays for, every running subscription but the first. */
async function duplicatesOf(provider: string, customerId: string) {
  const held = db()
    .select({ id: subscriptions.holderId })
    .from(subscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.id, subscriptions.customerId))
    .where(
      and(
        eq(billingCustomers.provider, provider),
        eq(billingCustomers.providerCustomerId, customerId),
        isNotNull(subscriptions.holderId),
        IS_LIVE,
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
    .where(and(inArray(subscriptions.holderId, held), IS_LIVE, eq(billingCustomers.provider, provider)))
    .orderBy(asc(subscriptions.startedAt), asc(subscriptions.id));
  const first = new Set<string>();
  return rows.filter(({ holder }) => first.has(holder) || !first.add(holder));
}
