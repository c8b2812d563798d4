import type Stripe from "stripe";
import { z } from "zod";
import { tell, type Books } from "./books.ts";
import { planOf } from "./catalog.ts";
import { customerOf } from "./customer.ts";
import { page } from "./list.ts";
import { bill } from "./payment.ts";
import { find, missing, Refusal } from "./refusal.ts";
import { centsOf, end, itemOf } from "./subscription.ts";
import { applyPayment } from "./time.ts";
import { flag, paging, read as readParams } from "./wire.ts";

const listSchema = z.strictObject({ ...paging, customer: z.string(), status: z.literal("all").optional() });
const changeSchema = z.strictObject({
  cancel_at_period_end: flag.optional(),
  cancel_at: z.literal("").optional(),
  items: z.tuple([z.strictObject({ id: z.string(), price: z.string() })]).optional(),
  proration_behavior: z.literal("always_invoice").optional(),
  payment_behavior: z.literal("error_if_incomplete").optional(),
});

export function list(books: Books, params: unknown): object {
  const { customer, status, ...paged } = readParams(listSchema, params);
  const theirs = [...books.subscriptions.values()].filter(
    (one) => one.customer === customer && (status === "all" || one.status !== "canceled"),
  );
  return page("/v1/subscriptions", theirs, paged);
}

export const read = (books: Books, _params: unknown, id: string): object =>
  find("subscription", books.subscriptions, id);

export function update(books: Books, params: unknown, id: string): object {
  const subscription = find("subscription", books.subscriptions, id);
  const change = readParams(changeSchema, params);
  if (subscription.status === "canceled")
    throw new Refusal(
      400,
      "A canceled subscription can only update its cancellation_details and metadata.",
      "invalid_canceled_subscription_fields",
    );
  if (change.cancel_at_period_end !== undefined) schedule(books, subscription, change.cancel_at_period_end);
  if (change.cancel_at === "") schedule(books, subscription, false);
  if (change.items) reprice(books, subscription, change.items[0]);
  else tell(books, "customer.subscription.updated", subscription);
  return subscription;
}

function schedule(books: Books, subscription: Stripe.Subscription, cancel: boolean): void {
  subscription.cancel_at_period_end = cancel;
  subscription.cancel_at = cancel ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = cancel ? books.now : null;
}

/** What is left of the month at the new price is charged at once, or kept for the next when it is less. */
function reprice(books: Books, subscription: Stripe.Subscription, wish: { id: string; price: string }): void {
  const item = itemOf(subscription);
  if (item.id !== wish.id) throw missing("subscription_item", wish.id);
  const before = centsOf(item);
  const price = find("price", books.prices, wish.price);
  const left = (item.current_period_end - books.now) / (item.current_period_end - item.current_period_start);
  const difference = Math.round((price.unit_amount! - before) * left);
  const charged = subscription.status === "active" && difference > 0;
  if (charged && books.refused.has(subscription.customer as string))
    throw new Refusal(402, "Your card was declined.", "card_declined", "card_error");
  item.price = price;
  item.plan = planOf(item.price);
  if (charged)
    return applyPayment(books, subscription, bill(books, subscription, "subscription_update", difference));
  if (subscription.status === "active")
    customerOf(books, subscription.customer as string).balance += difference;
  tell(books, "customer.subscription.updated", subscription);
}

/** One that has ended is not there any more, for this. */
export function cancel(books: Books, _params: unknown, id: string): object {
  const subscription = find("subscription", books.subscriptions, id);
  if (subscription.status === "canceled") throw missing("subscription", id);
  end(books, subscription, "cancellation_requested");
  return subscription;
}
