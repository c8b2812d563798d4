DROP INDEX "clubs_ranking";--> statement-breakpoint
DROP INDEX "reports_subject";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reports_subject" ON "reports" USING btree ("subject_id");--> statement-breakpoint
ALTER TABLE "clubs" DROP COLUMN "points";