import type Stripe from "stripe";
import { z } from "zod";
import type { Books } from "./books.ts";
import * as customer from "./customer.ts";
import { find, missing, Refusal } from "./refusal.ts";
import { newSession } from "./session.ts";
import { flag, read, whole } from "./wire.ts";

const newSessionSchema = z.strictObject({
  mode: z.literal("subscription"),
  line_items: z.tuple([z.strictObject({ price: z.string(), quantity: z.literal("1") })]),
  client_reference_id: z.string().max(200),
  subscription_data: z.strictObject({
    metadata: z.record(z.string(), z.string()),
    trial_period_days: whole.pipe(z.number().min(1)).optional(),
    trial_settings: z
      .strictObject({ end_behavior: z.strictObject({ missing_payment_method: z.literal("cancel") }) })
      .optional(),
  }),
  payment_method_collection: z.literal("always"),
  adaptive_pricing: z.strictObject({ enabled: flag }),
  locale: z.literal("pt-BR"),
  success_url: z.string(),
  cancel_url: z.url(),
  customer: z.string().optional(),
  customer_email: z.email().optional(),
});

export function createSession(books: Books, params: unknown): object {
  const wish = read(newSessionSchema, params);
  const [{ price }] = wish.line_items;
  find("price", books.prices, price);
  if (wish.customer) find("customer", books.customers, wish.customer);
  if (wish.customer && wish.customer_email)
    throw new Refusal(400, "You may only specify one of these parameters: customer, customer_email.");
  return newSession(books, {
    price,
    trialDays: wish.subscription_data.trial_period_days ?? 0,
    metadata: wish.subscription_data.metadata,
    reference: wish.client_reference_id,
    customer: wish.customer ?? null,
    customerEmail: wish.customer_email ?? null,
    successUrl: wish.success_url,
    cancelUrl: wish.cancel_url,
  });
}

export const readSession = (books: Books, _params: unknown, id: string): object =>
  find("checkout.session", books.sessions, id).shown;

export const readCustomer = (books: Books, _params: unknown, id: string): object =>
  find("customer", books.customers, id);

export function deleteCustomer(books: Books, _params: unknown, id: string): object {
  if (find("customer", books.customers, id).deleted) throw missing("customer", id);
  return customer.deleteCustomer(books, id);
}

const customerSchema = z.strictObject({ balance: z.coerce.number().int() });

export function updateCustomer(books: Books, params: unknown, id: string): object {
  const found = find("customer", books.customers, id);
  if (found.deleted) throw missing("customer", id);
  return Object.assign(found, read(customerSchema, params));
}

const portalSchema = z.strictObject({
  customer: z.string(),
  return_url: z.url(),
  locale: z.literal("pt-BR"),
});

export function openPortal(books: Books, params: unknown): object {
  const wish = read(portalSchema, params);
  if (find("customer", books.customers, wish.customer).deleted)
    throw new Refusal(400, "The customer was deleted.");
  const id = books.id("bps");
  return {
    id,
    object: "billing_portal.session",
    configuration: "bpc_default",
    created: books.now,
    customer: wish.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: wish.locale,
    on_behalf_of: null,
    return_url: wish.return_url,
    url: `${books.url}/p/session/${id}`,
  } satisfies Stripe.BillingPortal.Session;
}
