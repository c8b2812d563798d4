CREATE TABLE "search_changes" (
	"athlete_id" uuid PRIMARY KEY NOT NULL,
	"before" jsonb,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search_matches" (
	"search_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"published" boolean NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_search_matches_once" PRIMARY KEY("search_id","athlete_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"club_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"created_by" uuid,
	"alerts_to" uuid,
	"alerts_since" timestamp with time zone DEFAULT now() NOT NULL,
	"stop_token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_stop_token" UNIQUE("stop_token"),
	CONSTRAINT "saved_searches_name_length" CHECK (char_length("saved_searches"."name") between 1 and 80)
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "stop_url" text;--> statement-breakpoint
ALTER TABLE "search_changes" ADD CONSTRAINT "search_changes_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_alerts_to_users_id_fk" FOREIGN KEY ("alerts_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_matches_athlete" ON "saved_search_matches" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "saved_search_matches_found" ON "saved_search_matches" USING brin ("found_at");--> statement-breakpoint
CREATE INDEX "saved_searches_club" ON "saved_searches" USING btree ("club_id","id");--> statement-breakpoint
CREATE INDEX "saved_searches_created_by" ON "saved_searches" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "saved_searches_alerts_to" ON "saved_searches" USING btree ("alerts_to");--> statement-breakpoint
-- Which profiles saved searches look at next, each with the filters that it had before, by the names of
-- server/athletes/search/conditions.ts (a test holds the two together).
create function note_search_changes() returns trigger language plpgsql as $$
begin
  delete from search_changes where athlete_id in (
    select former.id from former join latter using (id)
    where former.visibility = 'public' and latter.visibility <> 'public');
  insert into search_changes (athlete_id, before)
  select latter.id, case when former.visibility = 'public' then jsonb_build_object('id', former.id, 'visibility', former.visibility,
    'search', former.search, 'birthdate', former.birthdate, 'position', former.position,
    'position_group', former.position_group, 'position_mask', former.position_mask, 'state', former.state,
    'city_code', former.city_code, 'foot', former.foot, 'height_key', former.height_key,
    'trait_mask', former.trait_mask, 'has_video', former.has_video, 'modality', former.modality,
    'profile_updated_at', former.profile_updated_at, 'match_sheet_games', former.match_sheet_games,
    'match_sheet_minutes', former.match_sheet_minutes, 'match_sheet_goals', former.match_sheet_goals,
    'match_sheet_assists', former.match_sheet_assists, 'club_games', former.club_games,
    'club_minutes', former.club_minutes, 'club_goals', former.club_goals, 'club_assists', former.club_assists,
    'declared_games', former.declared_games, 'declared_minutes', former.declared_minutes,
    'declared_goals', former.declared_goals, 'declared_assists', former.declared_assists) end
  from former join latter using (id)
  where latter.visibility = 'public' and (former.visibility <> 'public' or (
    former.search, former.birthdate, former.position, former.position_group, former.position_mask,
    former.state, former.city_code, former.foot, former.height_key, former.trait_mask, former.has_video,
    former.modality, former.profile_updated_at, former.match_sheet_games, former.match_sheet_minutes,
    former.match_sheet_goals, former.match_sheet_assists, former.club_games, former.club_minutes,
    former.club_goals, former.club_assists, former.declared_games, former.declared_minutes,
    former.declared_goals, former.declared_assists
  ) is distinct from (
    latter.search, latter.birthdate, latter.position, latter.position_group, latter.position_mask,
    latter.state, latter.city_code, latter.foot, latter.height_key, latter.trait_mask, latter.has_video,
    latter.modality, latter.profile_updated_at, latter.match_sheet_games, latter.match_sheet_minutes,
    latter.match_sheet_goals, latter.match_sheet_assists, latter.club_games, latter.club_minutes,
    latter.club_goals, latter.club_assists, latter.declared_games, latter.declared_minutes,
    latter.declared_goals, latter.declared_assists
  ))
  order by latter.id
  on conflict (athlete_id) do update set changed_at = clock_timestamp();
  return null;
end
$$;
--> statement-breakpoint
create trigger note_search_changes after update on athletes referencing old table as former new table as latter
for each statement execute function note_search_changes();
