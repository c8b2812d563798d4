import type Stripe from "stripe";
import type { Books } from "./books.ts";

const DAY = 24 * 3600;

export interface NewSession {
  price: string;
  trialDays: number;
  metadata: Stripe.Metadata;
  reference: string | null;
  customer: string | null;
  customerEmail: string | null;
  successUrl: string;
  cancelUrl: string;
}

export function newSession(books: Books, wish: NewSession): Stripe.Checkout.Session {
  const id = books.id("cs_test");
  const cents = wish.trialDays > 0 ? 0 : books.prices.get(wish.price)!.unit_amount;
  const shown: Stripe.Checkout.Session = {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: cents,
    amount_total: cents,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: wish.cancelUrl,
    client_reference_id: wish.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: books.now,
    currency: "brl",
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: wish.customer,
    customer_account: null,
    customer_creation: "always",
    customer_details: null,
    customer_email: wish.customerEmail,
    discounts: null,
    expires_at: books.now + DAY,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: "pt-BR",
    managed_payments: { enabled: false },
    metadata: {},
    mode: "subscription",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "always",
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: wish.successUrl,
    total_details: null,
    ui_mode: "hosted_page",
    url: `${books.url}/c/pay/${id}`,
    wallet_options: null,
  };
  const { price, trialDays, metadata } = wish;
  books.sessions.set(id, { shown, price, trialDays, metadata });
  return shown;
}
