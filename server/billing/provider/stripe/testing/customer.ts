import type Stripe from "stripe";
import { tell, type Books } from "./books.ts";
import { end, isRunning } from "./subscription.ts";

export function newCustomer(books: Books, email: string | null): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: books.id("cus"),
    object: "customer",
    address: null,
    balance: 0,
    created: books.now,
    currency: "brl",
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: "JOIA",
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: ["pt-BR"],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
  books.customers.set(customer.id, customer);
  tell(books, "customer.created", customer);
  return customer;
}

/** Throws for one that was deleted: tests do not charge the departed. */
export function customerOf(books: Books, id: string): Stripe.Customer {
  const customer = books.customers.get(id);
  if (!customer || customer.deleted) throw new Error(`no customer ${id}`);
  return customer;
}

/** What ran for the customer ends with it. */
export function deleteCustomer(books: Books, id: string): Stripe.DeletedCustomer {
  for (const subscription of books.subscriptions.values())
    if (subscription.customer === id && isRunning(subscription))
      end(books, subscription, "cancellation_requested");
  const gone: Stripe.DeletedCustomer = { id, object: "customer", deleted: true };
  tell(books, "customer.deleted", customerOf(books, id));
  books.customers.set(id, gone);
  return gone;
}
