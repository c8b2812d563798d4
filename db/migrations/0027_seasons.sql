CREATE TABLE "athlete_seasons" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"athlete_id" uuid NOT NULL,
	"year" smallint,
	"club" text,
	"source" text DEFAULT 'declared' NOT NULL,
	"asked_club_id" uuid,
	"refused_at" timestamp with time zone,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	"games" integer DEFAULT 0 NOT NULL,
	"goals" integer DEFAULT 0 NOT NULL,
	"assists" integer DEFAULT 0 NOT NULL,
	"yellow_cards" integer DEFAULT 0 NOT NULL,
	"red_cards" integer DEFAULT 0 NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"pass_accuracy" smallint,
	"successful_dribbles" smallint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "athlete_seasons_once" UNIQUE NULLS NOT DISTINCT("athlete_id","year","club","source"),
	CONSTRAINT "athlete_seasons_source" CHECK ("source" in ('match_sheet', 'club', 'declared')),
	CONSTRAINT "athlete_seasons_year" CHECK ("athlete_seasons"."year" between 1990 and 2100),
	CONSTRAINT "athlete_seasons_club_length" CHECK (char_length("athlete_seasons"."club") between 1 and 200),
	CONSTRAINT "athlete_seasons_not_negative" CHECK (least("athlete_seasons"."games", "athlete_seasons"."goals", "athlete_seasons"."assists", "athlete_seasons"."yellow_cards", "athlete_seasons"."red_cards", "athlete_seasons"."minutes") >= 0),
	CONSTRAINT "athlete_seasons_pass_percent" CHECK ("athlete_seasons"."pass_accuracy" between 0 and 100),
	CONSTRAINT "athlete_seasons_dribble_percent" CHECK ("athlete_seasons"."successful_dribbles" between 0 and 100),
	CONSTRAINT "athlete_seasons_confirmed" CHECK (num_nonnulls("athlete_seasons"."confirmed_by", "athlete_seasons"."confirmed_at") = case when "athlete_seasons"."source" = 'club' then 2 else 0 end),
	CONSTRAINT "athlete_seasons_asked" CHECK (("athlete_seasons"."asked_club_id" is null or "athlete_seasons"."source" = 'declared') and ("athlete_seasons"."refused_at" is null or "athlete_seasons"."asked_club_id" is not null))
);
--> statement-breakpoint
-- The one row of today becomes a declared season without a year. A percentage of 0 was the default for "not stated".
INSERT INTO "athlete_seasons" ("athlete_id", "games", "goals", "assists", "yellow_cards", "red_cards", "minutes", "pass_accuracy", "successful_dribbles", "updated_at")
SELECT "athlete_id", "games", "goals", "assists", "yellow_cards", "red_cards", "minutes_played", nullif("pass_accuracy", 0), nullif("successful_dribbles", 0), "updated_at" FROM "athlete_stats";--> statement-breakpoint
DROP TABLE "athlete_stats" CASCADE;--> statement-breakpoint
-- Averages are made anew, by source: the marks below tell the job to do so.
DELETE FROM "category_averages";--> statement-breakpoint
ALTER TABLE "category_averages" ALTER COLUMN "pass_accuracy" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "category_averages" ALTER COLUMN "successful_dribbles" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "athletes" ADD COLUMN "season_deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "category_averages" ADD COLUMN "source" text NOT NULL;--> statement-breakpoint
ALTER TABLE "category_averages" ADD COLUMN "minutes" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "athlete_seasons" ADD CONSTRAINT "athlete_seasons_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "athlete_seasons_asked_club" ON "athlete_seasons" USING btree ("asked_club_id") WHERE "athlete_seasons"."asked_club_id" is not null and "athlete_seasons"."refused_at" is null;--> statement-breakpoint
ALTER TABLE "category_averages" DROP COLUMN "minutes_played";--> statement-breakpoint
ALTER TABLE "category_averages" DROP CONSTRAINT "category_averages_once";
--> statement-breakpoint
ALTER TABLE "category_averages" ADD CONSTRAINT "category_averages_once" PRIMARY KEY("birth_year","position_group","modality","source");--> statement-breakpoint
ALTER TABLE "category_averages" ADD CONSTRAINT "category_averages_source" CHECK ("source" in ('match_sheet', 'club', 'declared'));--> statement-breakpoint
call watch_changes('athlete_seasons', 'athlete', 'athlete_id');
--> statement-breakpoint
alter function mark_categories_of_stats() rename to mark_categories_of_seasons;
--> statement-breakpoint
create trigger mark_inserted after insert on athlete_seasons referencing new table as changed
for each statement execute function mark_categories_of_seasons();
--> statement-breakpoint
create trigger mark_updated after update on athlete_seasons referencing new table as changed
for each statement execute function mark_categories_of_seasons();
--> statement-breakpoint
create trigger mark_deleted after delete on athlete_seasons referencing old table as changed
for each statement execute function mark_categories_of_seasons();
--> statement-breakpoint
insert into category_marks (birth_year, position_group, modality)
select distinct extract(year from birthdate), position_group, modality from athletes
where visibility = 'public' and position_group is not null and modality is not null;
