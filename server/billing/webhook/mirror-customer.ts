import { isLive } from "#domain/billing/subscription.ts";
import { SYSTEM } from "#domain/identity/actor.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { log } from "#server/platform/log.server.ts";
import * as mails from "../mails.ts";
import type {
  PaymentProvider,
  ProviderCustomer,
  ProviderInvoice,
  ProviderSubscription,
} from "../provider/port.ts";
import * as queries from "./mirror-queries.ts";

/** Each lost try means that another run wrote the customer meanwhile, so that our rows are recent anyway. */
const MOST_TRIES = 20;

/**
 * Copies what the provider knows of a customer into our rows; nothing else writes them. The provider is read
 * outside of any transaction. If another run wrote meanwhile, it is read again, so that a slow run never
 * replaces newer rows by older ones.
 */
export async function mirrorCustomer(provider: PaymentProvider, customerId: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const seen = await queries.syncedAt(provider.name, customerId);
    const truth = (await provider.readCustomer(customerId)) ?? unknownCustomer(customerId);
    if (await writeUnlessOvertaken(provider, truth, seen)) return;
  }
  throw new Error("other runs wrote this customer at every try");
}

/** False: another run has written this customer since `seen` was read. */
function writeUnlessOvertaken(
  provider: PaymentProvider,
  truth: ProviderCustomer,
  seen: string | null,
): Promise<boolean> {
  return inTransaction(async () => {
    const { customerId } = truth;
    await client().query("select pg_advisory_xact_lock(hashtextextended($1, 7))", [customerId]);
    if ((await queries.syncedAt(provider.name, customerId)) !== seen) return false;
    // Other customers of the same Stripe account are not ours: we store nothing about them.
    if (!(await queries.isOurs(provider.name, truth))) return true;
    const customer = await queries.upsertCustomer(provider.name, truth);
    const ids = new Map<string, string>();
    for (const subscription of truth.subscriptions) {
      const invoices = truth.invoices.filter((one) => one.subscriptionId === subscription.subscriptionId);
      const id = await writeSubscription(provider, customer.id, subscription, invoices);
      if (id) ids.set(subscription.subscriptionId, id);
    }
    for (const invoice of truth.invoices) {
      const subscriptionId = ids.get(invoice.subscriptionId);
      if (subscriptionId) await queries.upsertInvoice(subscriptionId, invoice);
    }
    await queries.dropUnlisted(customer.id, truth.invoices);
    await endMissing(customer.id, truth.subscriptions);
    return true;
  });
}

/** A customer whom the provider no longer knows has no subscriptions there. */
const unknownCustomer = (customerId: string): ProviderCustomer => ({
  customerId,
  email: null,
  clockOffsetSeconds: 0,
  subscriptions: [],
  invoices: [],
});

async function writeSubscription(
  provider: PaymentProvider,
  customerId: string,
  subscription: ProviderSubscription,
  invoices: readonly ProviderInvoice[],
): Promise<string | null> {
  const written = await queries.upsertSubscription(provider.name, customerId, {
    ...subscription,
    pastDueSince: pastDueSince(subscription, invoices),
  });
  if (!written) {
    log.warn({ price: subscription.priceId }, "a subscription to something that is not ours was left out");
    return null;
  }
  const { id, before } = written;
  if (!before) {
    await audit(SYSTEM, "subscription.started", id);
    await mails.welcome(id);
  }
  if (before && isLive(before) && !isLive(subscription)) {
    await audit(SYSTEM, "subscription.ended", id);
    await mails.ended(id);
  }
  if (subscription.status === "past_due" && before?.status !== "past_due") await mails.chargeFailed(id);
  return id;
}

/** From the invoices and not from the time of an event: the order in which events arrive must not matter. */
function pastDueSince(
  { status, periodEndsAt }: ProviderSubscription,
  invoices: readonly ProviderInvoice[],
): Temporal.Instant | null {
  if (status !== "past_due") return null;
  const owed = invoices
    .filter(({ paidAt, cents }) => !paidAt && cents > 0)
    .map(({ issuedAt }) => issuedAt)
    .toSorted((a, b) => Temporal.Instant.compare(a, b));
  return owed[0] ?? periodEndsAt;
}

async function endMissing(customerId: string, known: readonly ProviderSubscription[]): Promise<void> {
  const missing = await queries.endUnknown(
    customerId,
    known.map(({ subscriptionId }) => subscriptionId),
  );
  for (const id of missing) await audit(SYSTEM, "subscription.ended", id);
}
