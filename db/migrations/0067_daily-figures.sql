CREATE TABLE "daily_figures" (
	"figure" text NOT NULL,
	"day" date NOT NULL,
	"value" bigint NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "daily_figures_figure_day_pk" PRIMARY KEY("figure","day"),
	CONSTRAINT "daily_figures_figure" CHECK ("figure" in ('athletes', 'clubs', 'championships', 'sponsors', 'active_subscriptions', 'stored_bytes', 'stored_files', 'sign_ups', 'trials', 'revenue_cents'))
);
--> statement-breakpoint
CREATE INDEX "billing_invoices_paid" ON "billing_invoices" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "subscriptions_started" ON "subscriptions" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("created_at") WHERE state = 'failed';