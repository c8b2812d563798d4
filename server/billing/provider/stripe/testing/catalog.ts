import Stripe from "stripe";
import type { Books } from "./books.ts";

export function newProduct(books: Books, id: string, name: string): Stripe.Product {
  const product: Stripe.Product = {
    id,
    object: "product",
    active: true,
    created: books.now,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: books.now,
    url: null,
  };
  books.products.set(id, product);
  return product;
}

export function newPrice(books: Books, product: string, cents: number): Stripe.Price {
  const price: Stripe.Price = {
    id: books.id("price"),
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: books.now,
    currency: "brl",
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: {
      interval: "month",
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount: cents,
    unit_amount_decimal: Stripe.Decimal.from(cents),
  };
  books.prices.set(price.id, price);
  return price;
}

/** The older shape of a price, which items still carry beside it. */
export const planOf = (price: Stripe.Price): Stripe.Plan => ({
  id: price.id,
  object: "plan",
  active: true,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: "per_unit",
  created: price.created,
  currency: price.currency,
  interval: "month",
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: "licensed",
});
