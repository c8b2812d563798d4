import { AUDIENCES, HOLDER_TYPES, type Audience, type HolderType } from "#domain/billing/audiences.ts";
import { GRANTS, type Grant } from "#domain/billing/grants.ts";
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from "#domain/billing/subscription.ts";
import { users } from "#server/identity/tables.ts";
import {
  citext,
  createdAt,
  instant,
  oneOf,
  primaryId,
  updatedAt,
} from "#server/platform/database/columns.ts";
import {
  sql,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "#server/platform/database/orm.ts";

export const subscriptionPlans = pgTable(
  "subscription_plans",
  {
    id: primaryId(),
    name: text("name").notNull(),
    description: text("description"),
    features: text("features")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What it opens. The features are what is said about it. */
    grants: text("grants")
      .array()
      .$type<Grant[]>()
      .notNull()
      .default(sql`'{}'`),
    priceCents: integer("price_amount").notNull(),
    /** The price that is sold today; earlier ones stay in plan_prices. */
    providerPriceId: text("price_stripe_id").unique("subscription_plans_provider_price"),
    audience: text("target_audience").$type<Audience>().notNull(),
    active: boolean("active").notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("subscription_plans_price", sql`${table.priceCents} >= 0`),
    check("subscription_plans_audience", oneOf("target_audience", AUDIENCES)),
    check(
      "subscription_plans_grants",
      sql`${table.grants} <@ ${sql.raw(`array[${GRANTS.map((grant) => `'${grant}'`).join(", ")}]`)}`,
    ),
    index("subscription_plans_on_sale")
      .on(table.priceCents, table.id)
      .where(sql`active`),
  ],
);

const planId = () =>
  uuid("plan_id")
    .notNull()
    .references(() => subscriptionPlans.id);

/** Every price a plan was ever sold at: who subscribed at it keeps it. */
export const planPrices = pgTable(
  "plan_prices",
  {
    provider: text("provider").notNull(),
    providerPriceId: text("provider_price_id").notNull(),
    planId: planId(),
    cents: integer("cents").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.providerPriceId] }),
    unique("plan_prices_once").on(table.planId, table.provider, table.cents),
  ],
);

/** Who pays, as the provider knows them. A visitor who paid first has no account yet. */
export const billingCustomers = pgTable(
  "billing_customers",
  {
    id: primaryId(),
    provider: text("provider").notNull(),
    providerCustomerId: text("provider_customer_id").notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    email: citext("email"),
    /** How far the embedded provider's clock was moved for this payer; nothing for real ones. */
    clockOffsetSeconds: integer("clock_offset_seconds").notNull().default(0),
    syncedAt: instant("synced_at"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("billing_customers_provider").on(table.provider, table.providerCustomerId),
    index("billing_customers_user").on(table.userId),
    index("billing_customers_synced").on(table.syncedAt, table.id),
  ],
);

const holder = () => ({
  holderType: text("holder_type").$type<HolderType>(),
  holderId: uuid("holder_id"),
});

/** What was begun at the provider, for whom, and what became of it. */
export const checkouts = pgTable(
  "checkouts",
  {
    id: primaryId(),
    provider: text("provider").notNull(),
    providerSessionId: text("provider_session_id"),
    planId: planId(),
    cents: integer("cents").notNull(),
    trialDays: integer("trial_days").notNull(),
    payerUserId: uuid("payer_user_id").references(() => users.id, { onDelete: "set null" }),
    ...holder(),
    completedAt: instant("completed_at"),
    /** When an account took it: a link works once. */
    claimedAt: instant("claimed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("checkouts_session").on(table.provider, table.providerSessionId),
    index("checkouts_unfinished")
      .on(table.createdAt)
      .where(sql`completed_at is null`),
    index("checkouts_payer").on(table.payerUserId),
    index("checkouts_plan").on(table.planId),
    check("checkouts_holder", sql`(${table.holderType} is null) = (${table.holderId} is null)`),
    check("checkouts_holder_type", oneOf("holder_type", HOLDER_TYPES)),
    check("checkouts_amounts", sql`${table.cents} >= 0 and ${table.trialDays} >= 0`),
  ],
);

/** The provider's truth as last read; only `mirrorCustomer` writes it. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: primaryId(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => billingCustomers.id),
    providerSubscriptionId: text("provider_subscription_id").notNull().unique("subscriptions_provider"),
    checkoutId: uuid("checkout_id").references(() => checkouts.id, { onDelete: "set null" }),
    planId: planId(),
    cents: integer("cents").notNull(),
    ...holder(),
    status: text("status").$type<SubscriptionStatus>().notNull(),
    startedAt: instant("started_at").notNull(),
    trialEndsAt: instant("trial_ends_at"),
    periodEndsAt: instant("period_ends_at").notNull(),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull(),
    endedAt: instant("ended_at"),
    pastDueSince: instant("past_due_since"),
    /** When its payer withdrew from it and all money went back; ours, not the provider's. */
    withdrawnAt: instant("withdrawn_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("subscriptions_status", oneOf("status", SUBSCRIPTION_STATUSES)),
    check("subscriptions_holder", sql`(${table.holderType} is null) = (${table.holderId} is null)`),
    check("subscriptions_holder_type", oneOf("holder_type", HOLDER_TYPES)),
    index("subscriptions_of_holder").on(table.holderType, table.holderId),
    index("subscriptions_customer").on(table.customerId),
    index("subscriptions_checkout").on(table.checkoutId),
    index("subscriptions_plan").on(table.planId),
    index("subscriptions_started").on(table.startedAt),
    index("subscriptions_trials")
      .on(table.trialEndsAt)
      .where(sql`status = 'trialing' and not cancel_at_period_end`),
  ],
);

/** What was charged, for receipts and refunds; the amounts outlive the account they were paid by. */
export const billingInvoices = pgTable(
  "billing_invoices",
  {
    id: primaryId(),
    subscriptionId: uuid("subscription_id")
      .notNull()
      .references(() => subscriptions.id),
    providerInvoiceId: text("provider_invoice_id").notNull().unique("billing_invoices_provider"),
    number: text("number"),
    cents: integer("cents").notNull(),
    refundedCents: integer("refunded_cents").notNull(),
    issuedAt: instant("issued_at").notNull(),
    paidAt: instant("paid_at"),
    receiptUrl: text("receipt_url"),
  },
  (table) => [
    check("billing_invoices_amounts", sql`${table.refundedCents} between 0 and ${table.cents}`),
    index("billing_invoices_subscription").on(table.subscriptionId, table.issuedAt),
    index("billing_invoices_paid").on(table.paidAt),
  ],
);

/** Hints from the provider, each kept once by its id. */
export const providerEvents = pgTable(
  "provider_events",
  {
    provider: text("provider").notNull(),
    eventId: text("event_id").notNull(),
    type: text("type").notNull(),
    providerCustomerId: text("provider_customer_id"),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

/** The embedded provider's own books, as a real one keeps its own elsewhere. Nothing else reads them. */
export const embeddedPayments = pgTable(
  "embedded_payments",
  {
    id: text("id").primaryKey(),
    kind: text("kind").notNull(),
    customerId: text("customer_id"),
    body: jsonb("body").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("embedded_payments_customer").on(table.customerId, table.kind)],
);
