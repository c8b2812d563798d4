import type Stripe from "stripe";
import { z } from "zod";
import type { Books } from "./books.ts";
import { page } from "./list.ts";
import { find, Refusal } from "./refusal.ts";
import { newRefund } from "./refund.ts";
import { paging, read, whole } from "./wire.ts";

const invoicesSchema = z.strictObject({ ...paging, customer: z.string() });
const invoiceSchema = z.strictObject({ expand: z.array(z.string()).default([]) });
const chargesSchema = z.strictObject({
  ...paging,
  customer: z.string().optional(),
  payment_intent: z.string().optional(),
});
const refundSchema = z.strictObject({ charge: z.string(), amount: whole.pipe(z.number().min(1)) });

export function listInvoices(books: Books, params: unknown): object {
  const { customer, expand, ...paged } = read(invoicesSchema, params);
  const theirs = [...books.invoices.values()].filter((one) => one.customer === customer);
  const shown = theirs.map((invoice) => show(invoice, expand.includes("data.payments")));
  return page("/v1/invoices", shown, paged);
}

export function readInvoice(books: Books, params: unknown, id: string): object {
  const { expand } = read(invoiceSchema, params);
  return show(find("invoice", books.invoices, id), expand.includes("payments"));
}

/** The payments are there only for those who ask. */
function show({ payments, ...invoice }: Stripe.Invoice, withPayments: boolean): Stripe.Invoice {
  return withPayments ? { ...invoice, payments } : invoice;
}

export function listCharges(books: Books, params: unknown): object {
  const { customer, payment_intent: intent, expand: _, ...paged } = read(chargesSchema, params);
  const found = [...books.charges.values()].filter(
    (one) =>
      (customer === undefined || one.customer === customer) &&
      (intent === undefined || one.payment_intent === intent),
  );
  return page("/v1/charges", found, paged);
}

export function createRefund(books: Books, params: unknown): object {
  const { charge: id, amount } = read(refundSchema, params);
  const charge = find("charge", books.charges, id);
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0)
    throw new Refusal(400, `Charge ${id} has already been refunded.`, "charge_already_refunded");
  if (amount > left) throw new Refusal(400, "Refund amount is greater than unrefunded amount on charge.");
  return newRefund(books, charge, amount);
}
