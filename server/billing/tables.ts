import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { AUDIENCES, type Audience } from "#domain/billing/audiences.ts";
import { createdAt, oneOf, primaryId, updatedAt } from "#server/platform/database/columns.ts";

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
    priceCents: integer("price_amount").notNull(),
    providerPriceId: text("price_stripe_id").unique("subscription_plans_provider_price"),
    audience: text("target_audience").$type<Audience>().notNull(),
    active: boolean("active").notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("subscription_plans_price", sql`${table.priceCents} >= 0`),
    check("subscription_plans_audience", oneOf("target_audience", AUDIENCES)),
    index("subscription_plans_on_sale")
      .on(table.priceCents, table.id)
      .where(sql`active`),
  ],
);
