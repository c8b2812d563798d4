CREATE TABLE "profile_views" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"club_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	CONSTRAINT "profile_views_kind" CHECK ("kind" in ('profile', 'video'))
);
--> statement-breakpoint
ALTER TABLE "contact_requests" DROP CONSTRAINT "contact_requests_end_reason";--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "profile_views_once" ON "profile_views" USING btree ("athlete_id","day","club_id");--> statement-breakpoint
CREATE INDEX "profile_views_club" ON "profile_views" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "profile_views_user" ON "profile_views" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_end_reason" CHECK ("end_reason" in ('club_hidden', 'club_unverified', 'club_left', 'scout_left', 'consent_revoked', 'guardian_replaced', 'account_deleted', 'removed_by_staff', 'ended_by_family'));