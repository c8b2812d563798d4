ALTER TABLE "users" ADD COLUMN "deletion_asked_by" uuid;--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "athlete_id" uuid;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_athlete" ON "data_exports" USING btree ("athlete_id");