CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_once" UNIQUE("user_id","list","name"),
	CONSTRAINT "saved_views_list" CHECK ("saved_views"."list" ~ '^/admin/[a-z/-]{1,60}$'),
	CONSTRAINT "saved_views_name_length" CHECK (char_length("saved_views"."name") between 1 and 40),
	CONSTRAINT "saved_views_query_length" CHECK (char_length("saved_views"."query") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "athletes" ADD COLUMN "consented" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "athletes_staff_updated" ON "athletes" USING btree ("updated_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "athletes_staff_name" ON "athletes" USING btree (name_key collate "C","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "athletes_staff_born" ON "athletes" USING btree ((coalesce(birthdate, '9999-12-31'::date)),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "athletes_staff_waiting" ON "athletes" USING btree ("updated_at" desc,"id" desc) WHERE deleted_at is null and visibility = 'private' and not consented;--> statement-breakpoint
CREATE INDEX "athletes_staff_hidden" ON "athletes" USING btree ("updated_at" desc,"id" desc) WHERE deleted_at is null and visibility = 'hidden';--> statement-breakpoint
CREATE INDEX "athletes_staff_featured" ON "athletes" USING btree ("updated_at" desc,"id" desc) WHERE deleted_at is null and featured;--> statement-breakpoint
CREATE INDEX "athletes_staff_deleted" ON "athletes" USING btree ("updated_at" desc,"id" desc) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "athletes_staff_words" ON "athletes" USING gin (search gin_trgm_ops,"state_no","position_no","birth_year") WHERE deleted_at is null;--> statement-breakpoint
-- Whether a guardian's yes stands, kept beside the athlete by whatever changes it.
create function keep_consented() returns trigger language plpgsql as $$
declare
  athlete uuid := case when tg_op = 'DELETE' then old.athlete_id else new.athlete_id end;
begin
  update athletes set consented = not consented
  where id = athlete and consented is distinct from (standing_consent(athlete) is not null);
  return null;
end $$;--> statement-breakpoint
create trigger keep_consented after insert or update or delete on guardianships
  for each row execute function keep_consented();--> statement-breakpoint
create trigger keep_consented after insert on consents
  for each row execute function keep_consented();--> statement-breakpoint
update athletes set consented = true where standing_consent(id) is not null;
