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
ALTER TABLE "match_appearances" ADD CONSTRAINT "match_appearances_match_id_championship_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."championship_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_appearances" ADD CONSTRAINT "match_appearances_squad_id_championship_squad_id_fk" FOREIGN KEY ("squad_id") REFERENCES "public"."championship_squad"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_appearances" ADD CONSTRAINT "match_appearances_category_id_championship_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."championship_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_appearances" ADD CONSTRAINT "match_appearances_team_id_championship_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."championship_teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "name_consents_athlete" ON "name_consents" USING btree ("athlete_id","user_id","id");--> statement-breakpoint
CREATE INDEX "name_consents_user" ON "name_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "match_appearances_category" ON "match_appearances" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "match_appearances_squad" ON "match_appearances" USING btree ("squad_id");--> statement-breakpoint
CREATE INDEX "match_appearances_team" ON "match_appearances" USING btree ("team_id");--> statement-breakpoint
create trigger name_consents_append_only before update or delete on name_consents
for each row execute function refuse_change();
--> statement-breakpoint
create trigger name_consents_no_truncate before truncate on name_consents
for each statement execute function refuse_change();
--> statement-breakpoint
-- Squads and what sheets say of people are shown with their competition.
call watch_changes('championship_squad', 'competition', 'category_id');
--> statement-breakpoint
call watch_changes('match_appearances', 'competition', 'category_id');
--> statement-breakpoint
-- Whether and how an athlete is named: the competitions in which they play are announced.
create function notify_competitions_of(athletes uuid[]) returns void language plpgsql as $$
declare
  ids text[];
begin
  select array_agg(id) into ids from (
    select distinct category_id::text as id from championship_squad
    where athlete_id = any (athletes) and link_state = 'confirmed' limit 41) as touched;
  if ids is not null then
    perform pg_notify('change', 'competition:' || case when cardinality(ids) > 40 then '*' else array_to_string(ids, ',') end);
  end if;
end
$$;
--> statement-breakpoint
create function notify_competitions() returns trigger language plpgsql as $$
begin
  perform notify_competitions_of((select array_agg(athlete_id) from changed));
  return null;
end
$$;
--> statement-breakpoint
create trigger notify_competitions after insert on name_consents referencing new table as changed
for each statement execute function notify_competitions();
--> statement-breakpoint
create trigger notify_competitions after update on guardianships referencing new table as changed
for each statement execute function notify_competitions();
--> statement-breakpoint
create trigger notify_competitions after insert on consents referencing new table as changed
for each statement execute function notify_competitions();
--> statement-breakpoint
-- Most updates of an athlete change nothing of it.
create function notify_competitions_of_athletes() returns trigger language plpgsql as $$
begin
  perform notify_competitions_of((
    select array_agg(id) from former join latter using (id)
    where (former.name, former.subdomain, former.visibility, former.birthdate, former.user_id, former.deleted_at)
      is distinct from (latter.name, latter.subdomain, latter.visibility, latter.birthdate, latter.user_id, latter.deleted_at)));
  return null;
end
$$;
--> statement-breakpoint
create trigger notify_competitions after update on athletes referencing old table as former new table as latter
for each statement execute function notify_competitions_of_athletes();
