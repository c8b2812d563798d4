CREATE TABLE "club_point_adjustments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"club_id" uuid NOT NULL,
	"season" smallint NOT NULL,
	"points" smallint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_point_adjustments_season" CHECK ("club_point_adjustments"."season" between 2000 and 2100),
	CONSTRAINT "club_point_adjustments_points" CHECK ("club_point_adjustments"."points" <> 0 and "club_point_adjustments"."points" between -60 and 60),
	CONSTRAINT "club_point_adjustments_reason" CHECK (char_length("club_point_adjustments"."reason") between 5 and 200)
);
--> statement-breakpoint
ALTER TABLE "club_matches" DROP CONSTRAINT "club_matches_result";--> statement-breakpoint
ALTER TABLE "club_matches" DROP CONSTRAINT "club_matches_score";--> statement-breakpoint
ALTER TABLE "club_matches" ADD COLUMN "opponent_id" uuid;--> statement-breakpoint
ALTER TABLE "club_matches" ADD COLUMN "opponent_name" text;--> statement-breakpoint
ALTER TABLE "club_matches" ADD COLUMN "goals_for" smallint;--> statement-breakpoint
ALTER TABLE "club_matches" ADD COLUMN "goals_against" smallint;--> statement-breakpoint
ALTER TABLE "club_matches" ADD COLUMN "category" smallint;--> statement-breakpoint
ALTER TABLE "club_matches" ADD COLUMN "source" text DEFAULT 'club' NOT NULL;--> statement-breakpoint
ALTER TABLE "club_matches" ADD COLUMN "state" text DEFAULT 'declared' NOT NULL;--> statement-breakpoint
ALTER TABLE "club_matches" ADD COLUMN "contested_for" smallint;--> statement-breakpoint
ALTER TABLE "club_matches" ADD COLUMN "contested_against" smallint;--> statement-breakpoint
ALTER TABLE "club_matches" ADD COLUMN "evidence" text;--> statement-breakpoint
ALTER TABLE "club_matches" ADD COLUMN "source_ref" text;--> statement-breakpoint
ALTER TABLE "club_matches" ADD COLUMN "entered_by" uuid;--> statement-breakpoint
ALTER TABLE "club_matches" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "club_matches" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "club_matches" SET "goals_for" = split_part("score", '-', 1)::smallint, "goals_against" = split_part("score", '-', 2)::smallint;--> statement-breakpoint
-- The name of exactly one club here is that club.
UPDATE "club_matches" m SET "opponent_id" = c.id FROM "clubs" c
WHERE search_key(c.name) = search_key(m.opponent) AND c.id <> m.club_id
AND NOT EXISTS (SELECT FROM "clubs" other WHERE search_key(other.name) = search_key(m.opponent) AND other.id <> c.id);--> statement-breakpoint
-- No club could enter a result until now: all of them come from the team, or from both sides of one match.
UPDATE "club_matches" SET "source" = 'staff', "state" = 'confirmed';--> statement-breakpoint
UPDATE "club_matches" m SET "source" = 'opponent' FROM "club_matches" twin
WHERE twin.club_id = m.opponent_id AND twin.opponent_id = m.club_id AND twin.match_date = m.match_date
AND twin.goals_for = m.goals_against AND twin.goals_against = m.goals_for;--> statement-breakpoint
DELETE FROM "club_matches" m USING "club_matches" twin
WHERE m.source = 'opponent' AND twin.source = 'opponent' AND twin.club_id = m.opponent_id AND twin.opponent_id = m.club_id
AND twin.match_date = m.match_date AND twin.goals_for = m.goals_against AND twin.goals_against = m.goals_for AND m.id > twin.id;--> statement-breakpoint
-- Two results of one pair on one day that do not agree: each stays its club's own, by name.
UPDATE "club_matches" m SET "opponent_id" = NULL WHERE EXISTS (SELECT FROM "club_matches" other
WHERE other.id <> m.id AND other.match_date = m.match_date
AND least(other.club_id, other.opponent_id) = least(m.club_id, m.opponent_id) AND greatest(other.club_id, other.opponent_id) = greatest(m.club_id, m.opponent_id)
AND other.opponent_id IS NOT NULL AND m.opponent_id IS NOT NULL);--> statement-breakpoint
UPDATE "club_matches" SET "opponent_name" = coalesce(nullif(left("opponent", 120), ''), '?') WHERE "opponent_id" IS NULL;--> statement-breakpoint
ALTER TABLE "club_matches" ALTER COLUMN "goals_for" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "club_matches" ALTER COLUMN "goals_against" SET NOT NULL;--> statement-breakpoint
call watch_changes('club_point_adjustments', 'club', 'club_id');
--> statement-breakpoint
ALTER TABLE "club_point_adjustments" ADD CONSTRAINT "club_point_adjustments_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_point_adjustments_club" ON "club_point_adjustments" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "club_point_adjustments_season_order" ON "club_point_adjustments" USING btree ("season","id");--> statement-breakpoint
ALTER TABLE "club_matches" ADD CONSTRAINT "club_matches_opponent_id_clubs_id_fk" FOREIGN KEY ("opponent_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_matches" ADD CONSTRAINT "club_matches_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "club_matches_sheet_once" ON "club_matches" USING btree ("source_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "club_matches_once" ON "club_matches" USING btree (least(club_id, opponent_id),greatest(club_id, opponent_id),"match_date",coalesce(category, 0)) WHERE opponent_id is not null and source <> 'match_sheet';--> statement-breakpoint
CREATE INDEX "club_matches_latest_away" ON "club_matches" USING btree ("opponent_id","match_date" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "club_matches_season" ON "club_matches" USING btree ("match_date") WHERE state = 'confirmed';--> statement-breakpoint
CREATE INDEX "club_matches_entered_by" ON "club_matches" USING btree ("entered_by");--> statement-breakpoint
ALTER TABLE "club_matches" DROP COLUMN "opponent";--> statement-breakpoint
ALTER TABLE "club_matches" DROP COLUMN "result";--> statement-breakpoint
ALTER TABLE "club_matches" DROP COLUMN "score";--> statement-breakpoint
ALTER TABLE "club_matches" ADD CONSTRAINT "club_matches_goals" CHECK ("club_matches"."goals_for" between 0 and 99 and "club_matches"."goals_against" between 0 and 99);--> statement-breakpoint
ALTER TABLE "club_matches" ADD CONSTRAINT "club_matches_contested_goals" CHECK ("club_matches"."contested_for" between 0 and 99 and "club_matches"."contested_against" between 0 and 99);--> statement-breakpoint
ALTER TABLE "club_matches" ADD CONSTRAINT "club_matches_category" CHECK ("club_matches"."category" between 7 and 23);--> statement-breakpoint
ALTER TABLE "club_matches" ADD CONSTRAINT "club_matches_source" CHECK ("source" in ('club', 'opponent', 'staff', 'match_sheet'));--> statement-breakpoint
ALTER TABLE "club_matches" ADD CONSTRAINT "club_matches_state" CHECK ("state" in ('declared', 'asked', 'contested', 'checking', 'refused', 'confirmed'));--> statement-breakpoint
ALTER TABLE "club_matches" ADD CONSTRAINT "club_matches_confirmed" CHECK (("club_matches"."state" = 'confirmed') = ("club_matches"."source" <> 'club'));--> statement-breakpoint
ALTER TABLE "club_matches" ADD CONSTRAINT "club_matches_contested" CHECK (("club_matches"."state" = 'contested') <= ("club_matches"."contested_for" is not null and "club_matches"."contested_against" is not null));--> statement-breakpoint
ALTER TABLE "club_matches" ADD CONSTRAINT "club_matches_opponent" CHECK (("club_matches"."opponent_id" is null) <> ("club_matches"."opponent_name" is null) and "club_matches"."opponent_id" is distinct from "club_matches"."club_id");--> statement-breakpoint
ALTER TABLE "club_matches" ADD CONSTRAINT "club_matches_opponent_length" CHECK (char_length("club_matches"."opponent_name") between 1 and 120);--> statement-breakpoint
ALTER TABLE "club_matches" ADD CONSTRAINT "club_matches_evidence_length" CHECK (char_length("club_matches"."evidence") between 1 and 500);--> statement-breakpoint
ALTER TABLE "club_matches" ADD CONSTRAINT "club_matches_sheet" CHECK (("club_matches"."source" = 'match_sheet') = ("club_matches"."source_ref" is not null));