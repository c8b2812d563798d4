CREATE TABLE "championship_categories" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"championship_id" uuid NOT NULL,
	"name" text NOT NULL,
	"born_from" smallint,
	"born_to" smallint,
	"modality" text,
	"format" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"most_teams" smallint NOT NULL,
	"most_in_squad" smallint DEFAULT 30 NOT NULL,
	"half_minutes" smallint DEFAULT 35 NOT NULL,
	"rest_hours" smallint DEFAULT 3 NOT NULL,
	"needs_earlier_phase" boolean DEFAULT false NOT NULL,
	"teams_until" timestamp with time zone,
	"squads_until" timestamp with time zone,
	"tables_hidden" boolean DEFAULT false NOT NULL,
	"frozen_at" timestamp with time zone,
	"drawn_at" timestamp with time zone,
	"champion_team_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "championship_categories_name_length" CHECK (char_length("championship_categories"."name") between 1 and 60),
	CONSTRAINT "championship_categories_modality" CHECK ("modality" in ('masculino', 'feminino')),
	CONSTRAINT "championship_categories_born" CHECK ("championship_categories"."born_from" between 1950 and 2100 and "championship_categories"."born_to" between 1950 and 2100 and "championship_categories"."born_to" >= "championship_categories"."born_from"),
	CONSTRAINT "championship_categories_most_teams" CHECK ("championship_categories"."most_teams" between 2 and 64),
	CONSTRAINT "championship_categories_most_in_squad" CHECK ("championship_categories"."most_in_squad" between 5 and 60),
	CONSTRAINT "championship_categories_half_minutes" CHECK ("championship_categories"."half_minutes" between 5 and 60),
	CONSTRAINT "championship_categories_rest_hours" CHECK ("championship_categories"."rest_hours" between 0 and 168)
);
--> statement-breakpoint
CREATE TABLE "championship_draws" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"category_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"group_name" text,
	"seed" text NOT NULL,
	"input" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"witnesses" text,
	"drawn_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "championship_draws_kind" CHECK ("kind" in ('groups', 'order', 'level_teams')),
	CONSTRAINT "championship_draws_seed" CHECK (char_length("championship_draws"."seed") between 1 and 100),
	CONSTRAINT "championship_draws_witnesses" CHECK (char_length("championship_draws"."witnesses") between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "championship_rule_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"category_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text NOT NULL,
	"changed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "championship_rule_changes_reason" CHECK (char_length("championship_rule_changes"."reason") between 5 and 500)
);
--> statement-breakpoint
CREATE TABLE "championship_tables" (
	"category_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"computed_version" integer,
	"computed" jsonb,
	"computed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "name_consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"athlete_id" uuid NOT NULL,
	"user_id" uuid,
	"decision" text NOT NULL,
	"text_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "name_consents_decision" CHECK ("name_consents"."decision" in ('granted', 'revoked'))
);
--> statement-breakpoint
CREATE TABLE "championship_decisions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"category_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"team_id" uuid,
	"match_id" uuid,
	"points" smallint,
	"tie" text,
	"side" text,
	"home_goals" smallint,
	"away_goals" smallint,
	"walkover" text,
	"reason" text NOT NULL,
	"document" text,
	"squad_id" uuid,
	"ban_matches" smallint,
	"ban_begun" jsonb,
	"told_suspended" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"decided_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	CONSTRAINT "championship_decisions_kind" CHECK ("kind" in ('points', 'annulled', 'awarded', 'place', 'ban')),
	CONSTRAINT "championship_decisions_walkover" CHECK ("walkover" in ('home', 'away', 'both')),
	CONSTRAINT "championship_decisions_points" CHECK (("championship_decisions"."kind" = 'points') = ("championship_decisions"."points" is not null)),
	CONSTRAINT "championship_decisions_team" CHECK (("championship_decisions"."kind" in ('points', 'place', 'ban')) = ("championship_decisions"."team_id" is not null)),
	CONSTRAINT "championship_decisions_place" CHECK (("championship_decisions"."kind" = 'place') = ("championship_decisions"."tie" is not null and "championship_decisions"."side" is not null)),
	CONSTRAINT "championship_decisions_ban" CHECK (("championship_decisions"."kind" = 'ban') = (num_nulls("championship_decisions"."squad_id", "championship_decisions"."ban_matches", "championship_decisions"."ban_begun") = 0)),
	CONSTRAINT "championship_decisions_ban_matches" CHECK ("championship_decisions"."ban_matches" between 1 and 30),
	CONSTRAINT "championship_decisions_side" CHECK ("side" in ('first', 'second')),
	CONSTRAINT "championship_decisions_points_range" CHECK ("championship_decisions"."points" <> 0 and "championship_decisions"."points" between -99 and 99),
	CONSTRAINT "championship_decisions_match" CHECK (("championship_decisions"."kind" in ('annulled', 'awarded')) = ("championship_decisions"."match_id" is not null)),
	CONSTRAINT "championship_decisions_score" CHECK (("championship_decisions"."kind" = 'awarded') = ("championship_decisions"."home_goals" is not null and "championship_decisions"."away_goals" is not null)),
	CONSTRAINT "championship_decisions_goals" CHECK ("championship_decisions"."home_goals" between 0 and 99 and "championship_decisions"."away_goals" between 0 and 99),
	CONSTRAINT "championship_decisions_reason" CHECK (char_length("championship_decisions"."reason") between 5 and 500),
	CONSTRAINT "championship_decisions_document" CHECK (char_length("championship_decisions"."document") between 2 and 200),
	CONSTRAINT "championship_decisions_revoked" CHECK (("championship_decisions"."revoked_at" is null) = ("championship_decisions"."revoked_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "championship_fields" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"championship_id" uuid NOT NULL,
	"venue" text NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "championship_fields_venue_length" CHECK (char_length("championship_fields"."venue") between 2 and 120),
	CONSTRAINT "championship_fields_name_length" CHECK (char_length("championship_fields"."name") between 1 and 60),
	CONSTRAINT "championship_fields_address_length" CHECK (char_length("championship_fields"."address") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "championship_matches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"category_id" uuid NOT NULL,
	"key" text NOT NULL,
	"phase" text NOT NULL,
	"group_name" text,
	"round" smallint NOT NULL,
	"tie" text,
	"leg" smallint DEFAULT 1 NOT NULL,
	"home_slot" jsonb NOT NULL,
	"away_slot" jsonb NOT NULL,
	"home_team_id" uuid,
	"away_team_id" uuid,
	"field_id" uuid,
	"kick_off" timestamp with time zone,
	"referee" text,
	"state" text DEFAULT 'planned' NOT NULL,
	"sheet_version" integer DEFAULT 0 NOT NULL,
	"result" jsonb,
	"closed_at" timestamp with time zone,
	"told_clubs" text,
	"told_suspended" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"repeats" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "championship_matches_key" UNIQUE("category_id","key"),
	CONSTRAINT "championship_matches_phase" CHECK ("phase" in ('league', 'group', 'knockout')),
	CONSTRAINT "championship_matches_state" CHECK ("state" in ('planned', 'open', 'closed')),
	CONSTRAINT "championship_matches_round" CHECK ("championship_matches"."round" between 1 and 200),
	CONSTRAINT "championship_matches_leg" CHECK ("championship_matches"."leg" between 1 and 2),
	CONSTRAINT "championship_matches_tie" CHECK (("championship_matches"."phase" = 'knockout') = ("championship_matches"."tie" is not null)),
	CONSTRAINT "championship_matches_group" CHECK (("championship_matches"."phase" = 'group') = ("championship_matches"."group_name" is not null)),
	CONSTRAINT "championship_matches_sides" CHECK ("championship_matches"."home_team_id" <> "championship_matches"."away_team_id"),
	CONSTRAINT "championship_matches_referee_length" CHECK (char_length("championship_matches"."referee") between 2 and 120),
	CONSTRAINT "championship_matches_closed" CHECK (("championship_matches"."state" = 'closed') = ("championship_matches"."result" is not null and "championship_matches"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "match_appearances" (
	"match_id" uuid NOT NULL,
	"squad_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"played" boolean NOT NULL,
	"minutes" smallint NOT NULL,
	"goals" smallint NOT NULL,
	"yellows" smallint NOT NULL,
	"reds" smallint NOT NULL,
	CONSTRAINT "match_appearances_once" PRIMARY KEY("match_id","squad_id"),
	CONSTRAINT "match_appearances_not_negative" CHECK (least("match_appearances"."minutes", "match_appearances"."goals", "match_appearances"."yellows", "match_appearances"."reds") >= 0)
);
--> statement-breakpoint
CREATE TABLE "match_links" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"match_id" uuid NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"token_sealed" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "match_links_token" UNIQUE("token_hash"),
	CONSTRAINT "match_links_role" CHECK ("role" in ('referee', 'home', 'away'))
);
--> statement-breakpoint
CREATE TABLE "sheet_corrections" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"match_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb,
	"corrected_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheet_corrections_reason" CHECK (char_length("sheet_corrections"."reason") between 5 and 500)
);
--> statement-breakpoint
CREATE TABLE "sheet_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"match_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"device" text NOT NULL,
	"entry" jsonb NOT NULL,
	"link_id" uuid,
	"user_id" uuid,
	"late" boolean DEFAULT false NOT NULL,
	"correction_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheet_entries_seq" CHECK ("sheet_entries"."seq" >= 0),
	CONSTRAINT "sheet_entries_device" CHECK (char_length("sheet_entries"."device") between 1 and 64)
);
--> statement-breakpoint
CREATE TABLE "sheet_signatures" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"match_id" uuid NOT NULL,
	"role" text NOT NULL,
	"verdict" text NOT NULL,
	"name" text NOT NULL,
	"position" text NOT NULL,
	"reason" text,
	"link_id" uuid,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outdated_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "sheet_signatures_role" CHECK ("role" in ('referee', 'home', 'away')),
	CONSTRAINT "sheet_signatures_verdict" CHECK ("verdict" in ('closed', 'accepted', 'contested')),
	CONSTRAINT "sheet_signatures_name_length" CHECK (char_length("sheet_signatures"."name") between 2 and 120),
	CONSTRAINT "sheet_signatures_position_length" CHECK (char_length("sheet_signatures"."position") between 2 and 60),
	CONSTRAINT "sheet_signatures_reason" CHECK ("sheet_signatures"."verdict" <> 'contested' or coalesce(char_length("sheet_signatures"."reason"), 0) between 5 and 1000),
	CONSTRAINT "sheet_signatures_answer" CHECK (num_nonnulls("sheet_signatures"."answer", "sheet_signatures"."answered_at") in (0, 2) and ("sheet_signatures"."answer" is null or "sheet_signatures"."verdict" = 'contested')),
	CONSTRAINT "sheet_signatures_answer_length" CHECK (char_length("sheet_signatures"."answer") between 5 and 500)
);
--> statement-breakpoint
CREATE TABLE "championship_squad" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"team_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"role" text DEFAULT 'athlete' NOT NULL,
	"staff_role" text,
	"name" text NOT NULL,
	"birthdate" date,
	"number" smallint,
	"goalkeeper" boolean DEFAULT false NOT NULL,
	"cpf_hash" text,
	"athlete_id" uuid,
	"link_state" text DEFAULT 'none' NOT NULL,
	"link_asked_at" timestamp with time zone,
	"link_answered_at" timestamp with time zone,
	"document_kind" text,
	"document_checked_by" text,
	"document_checked_at" timestamp with time zone,
	"face_agrees" boolean,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "championship_squad_role" CHECK ("role" in ('athlete', 'staff')),
	CONSTRAINT "championship_squad_name_length" CHECK (char_length("championship_squad"."name") between 1 and 120),
	CONSTRAINT "championship_squad_number" CHECK ("championship_squad"."number" between 1 and 999),
	CONSTRAINT "championship_squad_link_state" CHECK ("link_state" in ('none', 'asked', 'confirmed', 'refused')),
	CONSTRAINT "championship_squad_document_kind" CHECK ("document_kind" in ('rg', 'cin', 'birth_certificate', 'passport', 'federation_card')),
	CONSTRAINT "championship_squad_document" CHECK (num_nulls("championship_squad"."document_kind", "championship_squad"."document_checked_by", "championship_squad"."document_checked_at", "championship_squad"."face_agrees") in (0, 4)),
	CONSTRAINT "championship_squad_athlete" CHECK ("championship_squad"."role" = 'staff' or "championship_squad"."erased_at" is not null or ("championship_squad"."birthdate" is not null and "championship_squad"."number" is not null))
);
--> statement-breakpoint
CREATE TABLE "championship_teams" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"category_id" uuid NOT NULL,
	"club_id" uuid,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"state" text NOT NULL,
	"state_reason" text,
	"manager_name" text,
	"manager_email" "citext",
	"manager_user_id" uuid,
	"token_hash" text,
	"token_sealed" text,
	"pot" smallint,
	"group_name" text,
	"drawn_as" smallint,
	"withdrawn_at" timestamp with time zone,
	"withdrawal_effect" text,
	"withdrawal_phase" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "championship_teams_token" UNIQUE("token_hash"),
	CONSTRAINT "championship_teams_name_length" CHECK (char_length("championship_teams"."name") between 2 and 80),
	CONSTRAINT "championship_teams_short_name_length" CHECK (char_length("championship_teams"."short_name") between 2 and 5),
	CONSTRAINT "championship_teams_state" CHECK ("state" in ('asked', 'invited', 'accepted', 'refused', 'withdrawn')),
	CONSTRAINT "championship_teams_pot" CHECK ("championship_teams"."pot" between 1 and 16),
	CONSTRAINT "championship_teams_withdrawal_effect" CHECK ("withdrawal_effect" in ('keep', 'walkover_rest', 'disregard')),
	CONSTRAINT "championship_teams_withdrawal_phase" CHECK ("withdrawal_phase" in ('league', 'group', 'knockout')),
	CONSTRAINT "championship_teams_withdrawn" CHECK (("championship_teams"."state" = 'withdrawn') = ("championship_teams"."withdrawn_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "athlete_seasons" ADD COLUMN "from_sheets" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "championships" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "championships" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "championships" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "championships" ADD COLUMN "club_id" uuid;--> statement-breakpoint
ALTER TABLE "championships" ADD COLUMN "organiser_profile_id" uuid;--> statement-breakpoint
ALTER TABLE "championship_categories" ADD CONSTRAINT "championship_categories_championship_id_championships_id_fk" FOREIGN KEY ("championship_id") REFERENCES "public"."championships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_draws" ADD CONSTRAINT "championship_draws_category_id_championship_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."championship_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_draws" ADD CONSTRAINT "championship_draws_drawn_by_users_id_fk" FOREIGN KEY ("drawn_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_rule_changes" ADD CONSTRAINT "championship_rule_changes_category_id_championship_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."championship_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_rule_changes" ADD CONSTRAINT "championship_rule_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_tables" ADD CONSTRAINT "championship_tables_category_id_championship_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."championship_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD CONSTRAINT "championship_decisions_category_id_championship_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."championship_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD CONSTRAINT "championship_decisions_team_id_championship_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."championship_teams"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD CONSTRAINT "championship_decisions_match_id_championship_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."championship_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD CONSTRAINT "championship_decisions_squad_id_championship_squad_id_fk" FOREIGN KEY ("squad_id") REFERENCES "public"."championship_squad"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD CONSTRAINT "championship_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_fields" ADD CONSTRAINT "championship_fields_championship_id_championships_id_fk" FOREIGN KEY ("championship_id") REFERENCES "public"."championships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_matches" ADD CONSTRAINT "championship_matches_category_id_championship_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."championship_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_matches" ADD CONSTRAINT "championship_matches_home_team_id_championship_teams_id_fk" FOREIGN KEY ("home_team_id") REFERENCES "public"."championship_teams"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_matches" ADD CONSTRAINT "championship_matches_away_team_id_championship_teams_id_fk" FOREIGN KEY ("away_team_id") REFERENCES "public"."championship_teams"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_matches" ADD CONSTRAINT "championship_matches_field_id_championship_fields_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."championship_fields"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_matches" ADD CONSTRAINT "championship_matches_repeats_championship_matches_id_fk" FOREIGN KEY ("repeats") REFERENCES "public"."championship_matches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_appearances" ADD CONSTRAINT "match_appearances_match_id_championship_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."championship_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_appearances" ADD CONSTRAINT "match_appearances_squad_id_championship_squad_id_fk" FOREIGN KEY ("squad_id") REFERENCES "public"."championship_squad"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_appearances" ADD CONSTRAINT "match_appearances_category_id_championship_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."championship_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_appearances" ADD CONSTRAINT "match_appearances_team_id_championship_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."championship_teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_links" ADD CONSTRAINT "match_links_match_id_championship_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."championship_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_links" ADD CONSTRAINT "match_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_corrections" ADD CONSTRAINT "sheet_corrections_match_id_championship_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."championship_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_corrections" ADD CONSTRAINT "sheet_corrections_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_entries" ADD CONSTRAINT "sheet_entries_match_id_championship_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."championship_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_entries" ADD CONSTRAINT "sheet_entries_link_id_match_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."match_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_entries" ADD CONSTRAINT "sheet_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_entries" ADD CONSTRAINT "sheet_entries_correction_id_sheet_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."sheet_corrections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_signatures" ADD CONSTRAINT "sheet_signatures_match_id_championship_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."championship_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_signatures" ADD CONSTRAINT "sheet_signatures_link_id_match_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."match_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_signatures" ADD CONSTRAINT "sheet_signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_squad" ADD CONSTRAINT "championship_squad_team_id_championship_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."championship_teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_squad" ADD CONSTRAINT "championship_squad_category_id_championship_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."championship_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_squad" ADD CONSTRAINT "championship_squad_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_teams" ADD CONSTRAINT "championship_teams_category_id_championship_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."championship_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_teams" ADD CONSTRAINT "championship_teams_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_teams" ADD CONSTRAINT "championship_teams_manager_user_id_users_id_fk" FOREIGN KEY ("manager_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "championship_categories_champion" ON "championship_categories" USING btree ("champion_team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "championship_categories_once" ON "championship_categories" USING btree ("championship_id",lower("name")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "championship_draws_category" ON "championship_draws" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX "championship_draws_drawn_by" ON "championship_draws" USING btree ("drawn_by");--> statement-breakpoint
CREATE INDEX "championship_rule_changes_category" ON "championship_rule_changes" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX "championship_rule_changes_changed_by" ON "championship_rule_changes" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "name_consents_athlete" ON "name_consents" USING btree ("athlete_id","user_id","id");--> statement-breakpoint
CREATE INDEX "name_consents_user" ON "name_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "championship_decisions_category" ON "championship_decisions" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX "championship_decisions_team" ON "championship_decisions" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "championship_decisions_match_id" ON "championship_decisions" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "championship_decisions_squad" ON "championship_decisions" USING btree ("squad_id");--> statement-breakpoint
CREATE INDEX "championship_decisions_decided_by" ON "championship_decisions" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "championship_fields_once" ON "championship_fields" USING btree ("championship_id",lower("venue"),lower("name")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "championship_matches_order" ON "championship_matches" USING btree ("category_id","kick_off");--> statement-breakpoint
CREATE INDEX "championship_matches_home" ON "championship_matches" USING btree ("home_team_id");--> statement-breakpoint
CREATE INDEX "championship_matches_away" ON "championship_matches" USING btree ("away_team_id");--> statement-breakpoint
CREATE INDEX "championship_matches_field" ON "championship_matches" USING btree ("field_id","kick_off");--> statement-breakpoint
CREATE INDEX "championship_matches_repeats" ON "championship_matches" USING btree ("repeats");--> statement-breakpoint
CREATE INDEX "match_appearances_category" ON "match_appearances" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "match_appearances_squad" ON "match_appearances" USING btree ("squad_id");--> statement-breakpoint
CREATE INDEX "match_appearances_team" ON "match_appearances" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "match_links_one_a_role" ON "match_links" USING btree ("match_id","role") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "match_links_created_by" ON "match_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "sheet_corrections_match" ON "sheet_corrections" USING btree ("match_id","id");--> statement-breakpoint
CREATE INDEX "sheet_corrections_corrected_by" ON "sheet_corrections" USING btree ("corrected_by");--> statement-breakpoint
CREATE INDEX "sheet_entries_match" ON "sheet_entries" USING btree ("match_id","id");--> statement-breakpoint
CREATE INDEX "sheet_entries_link" ON "sheet_entries" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "sheet_entries_user" ON "sheet_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sheet_entries_correction" ON "sheet_entries" USING btree ("correction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sheet_signatures_once" ON "sheet_signatures" USING btree ("match_id","role") WHERE outdated_at is null;--> statement-breakpoint
CREATE INDEX "sheet_signatures_link" ON "sheet_signatures" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "sheet_signatures_user" ON "sheet_signatures" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "championship_squad_number_once" ON "championship_squad" USING btree ("team_id","number") WHERE deleted_at is null and role = 'athlete';--> statement-breakpoint
CREATE UNIQUE INDEX "championship_squad_cpf_once" ON "championship_squad" USING btree ("category_id","cpf_hash") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "championship_squad_athlete_once" ON "championship_squad" USING btree ("category_id","athlete_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "championship_squad_athlete_id" ON "championship_squad" USING btree ("athlete_id");--> statement-breakpoint
CREATE UNIQUE INDEX "championship_teams_name_once" ON "championship_teams" USING btree ("category_id",lower("name")) WHERE deleted_at is null and state <> 'refused';--> statement-breakpoint
CREATE INDEX "championship_teams_club" ON "championship_teams" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "championship_teams_manager" ON "championship_teams" USING btree ("manager_user_id");--> statement-breakpoint
ALTER TABLE "championships" ADD CONSTRAINT "championships_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championships" ADD CONSTRAINT "championships_organiser_profile_id_user_profiles_id_fk" FOREIGN KEY ("organiser_profile_id") REFERENCES "public"."user_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "championships_club" ON "championships" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "championships_organiser_profile" ON "championships" USING btree ("organiser_profile_id");--> statement-breakpoint
ALTER TABLE "athlete_seasons" ADD CONSTRAINT "athlete_seasons_from_sheets" CHECK (not "athlete_seasons"."from_sheets" or "athlete_seasons"."source" = 'match_sheet');--> statement-breakpoint
ALTER TABLE "championships" ADD CONSTRAINT "championships_state" CHECK ("state" in ('AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA', 'PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'));--> statement-breakpoint
ALTER TABLE "championships" ADD CONSTRAINT "championships_one_organiser" CHECK ("championships"."club_id" is null or "championships"."organiser_profile_id" is null);--> statement-breakpoint
-- Teams belong to categories, so the code of the tables cannot name them here.
ALTER TABLE "championship_categories" ADD CONSTRAINT "championship_categories_champion" FOREIGN KEY ("champion_team_id") REFERENCES "public"."championship_teams"("id") ON DELETE set null;
--> statement-breakpoint
-- A championship belongs to the profile that organises it, not to the person.
update championships c set organiser_profile_id = p.id
  from user_profiles p where p.user_id = c.organiser_id and p.profile_type = 'championship' and p.profile_id is null;
