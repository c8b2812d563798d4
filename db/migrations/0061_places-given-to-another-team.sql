ALTER TABLE "championship_decisions" DROP CONSTRAINT "championship_decisions_kind";--> statement-breakpoint
ALTER TABLE "championship_decisions" DROP CONSTRAINT "championship_decisions_points";--> statement-breakpoint
ALTER TABLE "championship_decisions" DROP CONSTRAINT "championship_decisions_match";--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD COLUMN "tie" text;--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD COLUMN "side" text;--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD CONSTRAINT "championship_decisions_team" CHECK (("championship_decisions"."kind" in ('points', 'place')) = ("championship_decisions"."team_id" is not null));--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD CONSTRAINT "championship_decisions_place" CHECK (("championship_decisions"."kind" = 'place') = ("championship_decisions"."tie" is not null and "championship_decisions"."side" is not null));--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD CONSTRAINT "championship_decisions_side" CHECK ("side" in ('first', 'second'));--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD CONSTRAINT "championship_decisions_kind" CHECK ("kind" in ('points', 'annulled', 'awarded', 'place'));--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD CONSTRAINT "championship_decisions_points" CHECK (("championship_decisions"."kind" = 'points') = ("championship_decisions"."points" is not null));--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD CONSTRAINT "championship_decisions_match" CHECK (("championship_decisions"."kind" in ('annulled', 'awarded')) = ("championship_decisions"."match_id" is not null));