import { randomBytes } from "node:crypto";
import Stripe from "stripe";

/** What the server remembers. Every object is as Stripe would send it. */
export interface Books {
  /** Seconds, as Stripe counts; only `moveTime` changes it. */
  now: number;
  /** Where the server is, for the addresses of its pages. */
  url: string;
  products: Map<string, Stripe.Product>;
  prices: Map<string, Stripe.Price>;
  customers: Map<string, Stripe.Customer | Stripe.DeletedCustomer>;
  sessions: Map<string, Session>;
  subscriptions: Map<string, Stripe.Subscription>;
  invoices: Map<string, Stripe.Invoice>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  /** Customers whose card is refused. */
  refused: Set<string>;
  /** Everything that was told to the world, oldest first. */
  events: Stripe.Event[];
  id(prefix: string): string;
}

/** A checkout, and what it was begun with: Stripe keeps that to itself. */
export interface Session {
  shown: Stripe.Checkout.Session;
  price: string;
  trialDays: number;
  metadata: Stripe.Metadata;
}

export function emptyBooks(now: number): Books {
  // Two servers of one test never name two things alike.
  const own = randomBytes(5).toString("hex");
  let last = 0;
  return {
    now,
    url: "",
    products: new Map(),
    prices: new Map(),
    customers: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    charges: new Map(),
    refunds: new Map(),
    refused: new Set(),
    events: [],
    id: (prefix) => `${prefix}_${own}${String(++last).padStart(6, "0")}`,
  };
}

/** Keeps the object as it is at this moment, as an event does. */
export function tell(books: Books, type: Stripe.Event["type"], object: object): void {
  const event = {
    id: books.id("evt"),
    object: "event",
    api_version: Stripe.API_VERSION,
    created: books.now,
    data: { object: JSON.parse(JSON.stringify(object)) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  books.events.push(event as Stripe.Event);
}
