ALTER TABLE "profile_views" DROP CONSTRAINT "profile_views_kind";--> statement-breakpoint
DROP INDEX "profile_views_once";--> statement-breakpoint
ALTER TABLE "profile_views" ADD COLUMN "kinds" text[];--> statement-breakpoint
UPDATE "profile_views" SET "kinds" = array["kind"];--> statement-breakpoint
ALTER TABLE "profile_views" ALTER COLUMN "kinds" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "profile_views_once" ON "profile_views" USING btree ("athlete_id","day","club_id","user_id");--> statement-breakpoint
ALTER TABLE "profile_views" DROP COLUMN "kind";--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_kinds" CHECK ("profile_views"."kinds" <@ array['profile', 'video', 'resume', 'comparison', 'list', 'export', 'api']::text[] and cardinality("profile_views"."kinds") > 0);