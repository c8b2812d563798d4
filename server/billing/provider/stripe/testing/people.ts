import type Stripe from "stripe";
import { tell, type Books } from "./books.ts";
import { newCustomer } from "./customer.ts";
import { bill, collect } from "./payment.ts";
import { newRefund } from "./refund.ts";
import { isRunning, newSubscription } from "./subscription.ts";
import { applyPayment } from "./time.ts";

/** What people do in Stripe's own pages. */
export const peopleOf = (books: Books) => ({
  /** Fills in the card and pays: where the browser is sent then, or null when the card is refused. */
  pay(sessionId: string, { email, card = "good" }: { email?: string; card?: "good" | "refused" } = {}) {
    const session = books.sessions.get(sessionId);
    if (session?.shown.status !== "open") throw new Error(`the checkout ${sessionId} is not open`);
    if (card === "refused") return null;
    const { shown } = session;
    const customer =
      (shown.customer as string | null) ?? newCustomer(books, email ?? shown.customer_email ?? null).id;
    const subscription = newSubscription(books, customer, session);
    subscribe(books, subscription);
    complete(shown, customer, subscription, email);
    tell(books, "checkout.session.completed", shown);
    return shown.success_url!.replace("{CHECKOUT_SESSION_ID}", shown.id);
  },

  /** Closes the page, for a day. */
  abandon(sessionId: string) {
    const { shown } = books.sessions.get(sessionId)!;
    Object.assign(shown, { status: "expired", url: null } satisfies Partial<Stripe.Checkout.Session>);
    tell(books, "checkout.session.expired", shown);
  },

  /** From now on the bank says no. */
  loseCard(customerId: string) {
    books.refused.add(customerId);
  },

  /** Puts in a good card in the portal, and what is owed is taken at once. */
  bringCard(customerId: string) {
    books.refused.delete(customerId);
    for (const subscription of books.subscriptions.values()) {
      if (subscription.customer !== customerId || subscription.status !== "past_due") continue;
      const invoice = books.invoices.get(subscription.latest_invoice as string)!;
      applyPayment(books, subscription, collect(books, invoice));
    }
  },

  /** The portal sets the day instead of the flag. */
  cancelOnDay(subscriptionId: string) {
    const subscription = books.subscriptions.get(subscriptionId)!;
    subscription.cancel_at = subscription.items.data[0]!.current_period_end;
    tell(books, "customer.subscription.updated", subscription);
  },

  /** Staff give back a part by hand; what is gone already they cannot. */
  refundPart(invoiceId: string, cents: number) {
    const intent = books.invoices.get(invoiceId)!.payments!.data[0]!.payment.payment_intent;
    const charge = [...books.charges.values()].find((one) => one.paid && one.payment_intent === intent)!;
    if (charge.amount_refunded + cents <= charge.amount) newRefund(books, charge, cents);
  },

  /** Staff write off what is owed. */
  voidInvoice(invoiceId: string) {
    const invoice = books.invoices.get(invoiceId)!;
    invoice.status = "void";
    invoice.status_transitions.voided_at = books.now;
    tell(books, "invoice.voided", invoice);
  },
});

/** A trial begins with an invoice over nothing; without one the first month is paid. */
function subscribe(books: Books, subscription: Stripe.Subscription): void {
  const trial = subscription.trial_end !== null;
  const cents = trial ? 0 : subscription.items.data[0]!.price.unit_amount!;
  const paid = bill(books, subscription, "subscription_create", cents);
  if (!trial) applyPayment(books, subscription, paid);
}

function complete(
  session: Stripe.Checkout.Session,
  customer: string,
  subscription: Stripe.Subscription,
  email: string | undefined,
): void {
  Object.assign(session, {
    status: "complete",
    payment_status: isRunning(subscription) && subscription.trial_end ? "no_payment_required" : "paid",
    customer,
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
    url: null,
    customer_details: {
      address: null,
      business_name: null,
      email: email ?? session.customer_email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: "none",
      tax_ids: [],
    },
  } satisfies Partial<Stripe.Checkout.Session>);
}
