ALTER TABLE "athlete_seasons" ADD COLUMN "from_sheets" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "championship_matches" ADD COLUMN "told_suspended" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "athlete_seasons" ADD CONSTRAINT "athlete_seasons_from_sheets" CHECK (not "athlete_seasons"."from_sheets" or "athlete_seasons"."source" = 'match_sheet');