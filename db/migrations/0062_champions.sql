ALTER TABLE "championship_categories" ADD COLUMN "champion_team_id" uuid;--> statement-breakpoint
ALTER TABLE "championship_categories" ADD CONSTRAINT "championship_categories_champion" FOREIGN KEY ("champion_team_id") REFERENCES "public"."championship_teams"("id") ON DELETE set null;
