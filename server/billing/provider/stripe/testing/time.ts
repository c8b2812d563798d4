import type Stripe from "stripe";
import { tell, type Books } from "./books.ts";
import { bill, collect } from "./payment.ts";
import { centsOf, end, isRunning, itemOf, nextMonth } from "./subscription.ts";

const DAY = 24 * 3600;
/** After an invoice was made, days on which its card is tried again; then the subscription ends. */
const RETRIES = [3, 8, 15];

/** Lets time pass: what falls due on the way happens, in its order. */
export function moveTime(books: Books, days: number): void {
  const until = books.now + days * DAY;
  for (let next = earliest(books); next && next.at <= until; next = earliest(books)) {
    books.now = Math.max(books.now, next.at);
    next.happen();
  }
  books.now = until;
}

interface Due {
  at: number;
  happen(): void;
}

const earliest = (books: Books): Due | undefined =>
  [...books.subscriptions.values()]
    .filter(isRunning)
    .flatMap((subscription) => dueOf(books, subscription))
    .toSorted((a, b) => a.at - b.at)[0];

function dueOf(books: Books, subscription: Stripe.Subscription): Due[] {
  const found: Due[] = [
    { at: itemOf(subscription).current_period_end, happen: () => endPeriod(books, subscription) },
  ];
  const invoice = books.invoices.get(subscription.latest_invoice as string);
  if (subscription.status === "past_due" && invoice?.next_payment_attempt)
    found.push({ at: invoice.next_payment_attempt, happen: () => tryAgain(books, subscription, invoice) });
  return found;
}

function endPeriod(books: Books, subscription: Stripe.Subscription): void {
  const item = itemOf(subscription);
  if (subscription.cancel_at_period_end || (subscription.cancel_at ?? Infinity) <= books.now)
    return end(books, subscription, "cancellation_requested");
  item.current_period_start = item.current_period_end;
  item.current_period_end = nextMonth(item.current_period_start);
  applyPayment(books, subscription, bill(books, subscription, "subscription_cycle", centsOf(item)));
}

function tryAgain(books: Books, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const paid = collect(books, invoice);
  if (paid || invoice.attempt_count <= RETRIES.length) return applyPayment(books, subscription, paid);
  invoice.next_payment_attempt = null;
  end(books, subscription, "payment_failed");
}

/** What becomes of a subscription once its newest invoice was tried. */
export function applyPayment(books: Books, subscription: Stripe.Subscription, paid: boolean): void {
  subscription.status = paid ? "active" : "past_due";
  const invoice = books.invoices.get(subscription.latest_invoice as string)!;
  if (!paid) invoice.next_payment_attempt = invoice.created + RETRIES[invoice.attempt_count - 1]! * DAY;
  tell(books, "customer.subscription.updated", subscription);
}
