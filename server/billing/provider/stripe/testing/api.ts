import type { Books } from "./books.ts";
import * as catalog from "./catalog-api.ts";
import * as checkout from "./checkout-api.ts";
import * as money from "./money-api.ts";
import { missing } from "./refusal.ts";
import * as subscriptions from "./subscription-api.ts";

type Endpoint = (books: Books, params: unknown, id: string) => object;

/** What of Stripe's API the product uses. `:id` is handed on. */
const ENDPOINTS: Record<string, Endpoint> = {
  "POST /v1/products": catalog.createProduct,
  "POST /v1/products/:id": catalog.updateProduct,
  "POST /v1/prices": catalog.createPrice,
  "POST /v1/checkout/sessions": checkout.createSession,
  "GET /v1/checkout/sessions/:id": checkout.readSession,
  "POST /v1/billing_portal/sessions": checkout.openPortal,
  "GET /v1/customers/:id": checkout.readCustomer,
  "POST /v1/customers/:id": checkout.updateCustomer,
  "DELETE /v1/customers/:id": checkout.deleteCustomer,
  "GET /v1/subscriptions": subscriptions.list,
  "GET /v1/subscriptions/:id": subscriptions.read,
  "POST /v1/subscriptions/:id": subscriptions.update,
  "DELETE /v1/subscriptions/:id": subscriptions.cancel,
  "GET /v1/invoices": money.listInvoices,
  "GET /v1/invoices/:id": money.readInvoice,
  "GET /v1/charges": money.listCharges,
  "POST /v1/refunds": money.createRefund,
};

export function answer(books: Books, method: string, path: string, params: unknown): object {
  const whole = ENDPOINTS[`${method} ${path}`];
  if (whole) return whole(books, params, "");
  const cut = path.lastIndexOf("/");
  const one = ENDPOINTS[`${method} ${path.slice(0, cut)}/:id`];
  if (!one) throw missing("path", `${method} ${path}`);
  return one(books, params, path.slice(cut + 1));
}
