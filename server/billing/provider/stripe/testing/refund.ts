import type Stripe from "stripe";
import { tell, type Books } from "./books.ts";

/** Also what staff do by hand in Stripe's own pages. */
export function newRefund(books: Books, charge: Stripe.Charge, amount: number): Stripe.Refund {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const refund: Stripe.Refund = {
    id: books.id("re"),
    object: "refund",
    amount,
    balance_transaction: books.id("txn"),
    charge: charge.id,
    created: books.now,
    currency: "brl",
    customer: charge.customer,
    customer_account: null,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
  books.refunds.set(refund.id, refund);
  tell(books, "charge.refunded", charge);
  tell(books, "refund.created", refund);
  return refund;
}
