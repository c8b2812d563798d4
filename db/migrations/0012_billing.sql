CREATE TABLE "billing_customers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"provider" text NOT NULL,
	"provider_customer_id" text NOT NULL,
	"user_id" uuid,
	"email" "citext",
	"clock_offset_seconds" integer DEFAULT 0 NOT NULL,
	"synced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_customers_provider" UNIQUE("provider","provider_customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_invoices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"provider_invoice_id" text NOT NULL,
	"number" text,
	"cents" integer NOT NULL,
	"refunded_cents" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"receipt_url" text,
	CONSTRAINT "billing_invoices_provider" UNIQUE("provider_invoice_id"),
	CONSTRAINT "billing_invoices_amounts" CHECK ("billing_invoices"."refunded_cents" between 0 and "billing_invoices"."cents")
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"provider" text NOT NULL,
	"provider_session_id" text,
	"plan_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"trial_days" integer NOT NULL,
	"payer_user_id" uuid,
	"holder_type" text,
	"holder_id" uuid,
	"completed_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkouts_session" UNIQUE("provider","provider_session_id"),
	CONSTRAINT "checkouts_holder" CHECK (("checkouts"."holder_type" is null) = ("checkouts"."holder_id" is null)),
	CONSTRAINT "checkouts_holder_type" CHECK ("holder_type" in ('athlete', 'club', 'championship')),
	CONSTRAINT "checkouts_amounts" CHECK ("checkouts"."cents" >= 0 and "checkouts"."trial_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "embedded_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_prices" (
	"provider" text NOT NULL,
	"provider_price_id" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_prices_provider_provider_price_id_pk" PRIMARY KEY("provider","provider_price_id"),
	CONSTRAINT "plan_prices_once" UNIQUE("plan_id","provider","cents")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"provider_customer_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"customer_id" uuid NOT NULL,
	"provider_subscription_id" text NOT NULL,
	"checkout_id" uuid,
	"plan_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"holder_type" text,
	"holder_id" uuid,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"period_ends_at" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean NOT NULL,
	"ended_at" timestamp with time zone,
	"past_due_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_provider" UNIQUE("provider_subscription_id"),
	CONSTRAINT "subscriptions_status" CHECK ("status" in ('trialing', 'active', 'past_due', 'unpaid', 'paused', 'incomplete', 'incomplete_expired', 'canceled')),
	CONSTRAINT "subscriptions_holder" CHECK (("subscriptions"."holder_type" is null) = ("subscriptions"."holder_id" is null)),
	CONSTRAINT "subscriptions_holder_type" CHECK ("holder_type" in ('athlete', 'club', 'championship'))
);
--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD COLUMN "grants" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD CONSTRAINT "billing_invoices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_payer_user_id_users_id_fk" FOREIGN KEY ("payer_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_prices" ADD CONSTRAINT "plan_prices_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_billing_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."billing_customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_customers_user" ON "billing_customers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_customers_synced" ON "billing_customers" USING btree ("synced_at","id");--> statement-breakpoint
CREATE INDEX "billing_invoices_subscription" ON "billing_invoices" USING btree ("subscription_id","issued_at");--> statement-breakpoint
CREATE INDEX "checkouts_unfinished" ON "checkouts" USING btree ("created_at") WHERE completed_at is null;--> statement-breakpoint
CREATE INDEX "checkouts_payer" ON "checkouts" USING btree ("payer_user_id");--> statement-breakpoint
CREATE INDEX "checkouts_plan" ON "checkouts" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "embedded_payments_customer" ON "embedded_payments" USING btree ("customer_id","kind");--> statement-breakpoint
CREATE INDEX "subscriptions_of_holder" ON "subscriptions" USING btree ("holder_type","holder_id");--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "subscriptions_checkout" ON "subscriptions" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "subscriptions_plan" ON "subscriptions" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "subscriptions_trials" ON "subscriptions" USING btree ("trial_ends_at") WHERE status = 'trialing' and not cancel_at_period_end;--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD CONSTRAINT "subscription_plans_grants" CHECK ("subscription_plans"."grants" <@ array['priority_registration', 'seasons_over_time', 'side_by_side', 'club_trials', 'full_videos', 'contact_athletes', 'organiser_tools']);--> statement-breakpoint
UPDATE "subscription_plans" SET "grants" = CASE "target_audience"
  WHEN 'athlete' THEN array['priority_registration', 'seasons_over_time', 'side_by_side', 'club_trials']
  WHEN 'club' THEN array['full_videos', 'contact_athletes', 'organiser_tools']
  WHEN 'championship' THEN array['organiser_tools']
  ELSE '{}'::text[] END;
