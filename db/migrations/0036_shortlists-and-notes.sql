CREATE TABLE "scout_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"club_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"author_id" uuid,
	"private" boolean NOT NULL,
	"text" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"match" text,
	"minute" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "scout_notes_text_length" CHECK (char_length("scout_notes"."text") between 1 and 2000),
	CONSTRAINT "scout_notes_tags" CHECK (cardinality("scout_notes"."tags") <= 6),
	CONSTRAINT "scout_notes_match_length" CHECK (char_length("scout_notes"."match") between 1 and 120),
	CONSTRAINT "scout_notes_minute" CHECK ("scout_notes"."minute" between 0 and 150),
	CONSTRAINT "scout_notes_private_author" CHECK (not "scout_notes"."private" or "scout_notes"."author_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "shortlist_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"shortlist_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"stage" text DEFAULT 'watching' NOT NULL,
	"rank" integer NOT NULL,
	"added_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_entries_stage" CHECK ("stage" in ('watching', 'contacted', 'on_trial', 'approved', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "shortlist_entry_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"entry_id" uuid NOT NULL,
	"user_id" uuid,
	"what" text NOT NULL,
	"stage" text,
	"place" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_entry_changes_what" CHECK ("what" in ('added', 'stage', 'moved')),
	CONSTRAINT "shortlist_entry_changes_stage" CHECK ("stage" in ('watching', 'contacted', 'on_trial', 'approved', 'refused')),
	CONSTRAINT "shortlist_entry_changes_value" CHECK (("shortlist_entry_changes"."stage" is null) = ("shortlist_entry_changes"."what" = 'moved') and ("shortlist_entry_changes"."place" is null) = ("shortlist_entry_changes"."what" <> 'moved'))
);
--> statement-breakpoint
CREATE TABLE "shortlists" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"club_id" uuid NOT NULL,
	"name" text NOT NULL,
	"positions" text[] DEFAULT '{}' NOT NULL,
	"born_from" smallint,
	"born_to" smallint,
	"foot" text,
	"created_by" uuid,
	"changed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "shortlists_name_length" CHECK (char_length("shortlists"."name") between 1 and 80),
	CONSTRAINT "shortlists_positions" CHECK ("shortlists"."positions" <@ array['Goleiro', 'Zagueiro', 'Lateral-direito', 'Lateral-esquerdo', 'Volante', 'Meia', 'Meia-atacante', 'Ponta-direita', 'Ponta-esquerda', 'Segundo atacante', 'Centroavante']::text[]),
	CONSTRAINT "shortlists_foot" CHECK ("foot" in ('Destro', 'Canhoto', 'Ambidestro')),
	CONSTRAINT "shortlists_birth_years" CHECK ("shortlists"."born_from" between 1990 and 2100 and "shortlists"."born_to" between 1990 and 2100 and "shortlists"."born_from" <= "shortlists"."born_to")
);
--> statement-breakpoint
ALTER TABLE "scout_notes" ADD CONSTRAINT "scout_notes_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scout_notes" ADD CONSTRAINT "scout_notes_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scout_notes" ADD CONSTRAINT "scout_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_entries" ADD CONSTRAINT "shortlist_entries_shortlist_id_shortlists_id_fk" FOREIGN KEY ("shortlist_id") REFERENCES "public"."shortlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_entries" ADD CONSTRAINT "shortlist_entries_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_entries" ADD CONSTRAINT "shortlist_entries_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_entry_changes" ADD CONSTRAINT "shortlist_entry_changes_entry_id_shortlist_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."shortlist_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_entry_changes" ADD CONSTRAINT "shortlist_entry_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scout_notes_club_athlete" ON "scout_notes" USING btree ("club_id","athlete_id","id");--> statement-breakpoint
CREATE INDEX "scout_notes_athlete" ON "scout_notes" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "scout_notes_author" ON "scout_notes" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shortlist_entries_once" ON "shortlist_entries" USING btree ("shortlist_id","athlete_id");--> statement-breakpoint
CREATE INDEX "shortlist_entries_order" ON "shortlist_entries" USING btree ("shortlist_id","rank","id");--> statement-breakpoint
CREATE INDEX "shortlist_entries_athlete" ON "shortlist_entries" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "shortlist_entries_added_by" ON "shortlist_entries" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "shortlist_entry_changes_entry" ON "shortlist_entry_changes" USING btree ("entry_id","id");--> statement-breakpoint
CREATE INDEX "shortlist_entry_changes_user" ON "shortlist_entry_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shortlists_club" ON "shortlists" USING btree ("club_id","id");--> statement-breakpoint
CREATE INDEX "shortlists_created_by" ON "shortlists" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "shortlists_changed_by" ON "shortlists" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "shortlists_deleted" ON "shortlists" USING btree ("deleted_at") WHERE deleted_at is not null;