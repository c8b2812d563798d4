ALTER TABLE "subscription_plans" DROP CONSTRAINT "subscription_plans_grants";--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD CONSTRAINT "subscription_plans_grants" CHECK ("subscription_plans"."grants" <@ array['priority_registration', 'seasons_over_time', 'side_by_side', 'club_trials', 'full_videos', 'contact_athletes', 'scouting_tools', 'organiser_tools']);--> statement-breakpoint
UPDATE "subscription_plans" SET "grants" = array_append("grants", 'scouting_tools') WHERE "target_audience" = 'club';
