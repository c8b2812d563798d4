DROP INDEX "athletes_by_name";--> statement-breakpoint
CREATE INDEX "guardianships_athlete_id" ON "guardianships" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "athletes_by_name" ON "athletes" USING btree ("name_key" collate "C","id","birthdate","position_group") WHERE visibility = 'public';