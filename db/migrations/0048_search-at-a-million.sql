-- Each trait of an athlete with each other one and with each position: in pairs they are rare enough to look for.
create function trait_pairs(traits text[], "position" text, secondary_positions text[]) returns text[]
language sql immutable parallel safe cost 1
return array(
  select trait || '+' || other from unnest(traits) as trait, unnest(traits || secondary_positions || "position") as other
  where other <> all(traits) or trait collate "C" < other collate "C"
);
--> statement-breakpoint
DROP INDEX "athletes_state_newest";--> statement-breakpoint
DROP INDEX "athletes_group_newest";--> statement-breakpoint
DROP INDEX "athletes_state_group_newest";--> statement-breakpoint
DROP INDEX "athletes_newest";--> statement-breakpoint
DROP INDEX "athletes_by_name";--> statement-breakpoint
DROP INDEX "athletes_by_age";--> statement-breakpoint
DROP INDEX "athletes_words";--> statement-breakpoint
ALTER TABLE "athletes"
  ADD COLUMN "state_no" smallint GENERATED ALWAYS AS (coalesce(array_position(array['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA', 'PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'], state), 0)) STORED NOT NULL,
  ADD COLUMN "position_no" smallint GENERATED ALWAYS AS (coalesce(array_position(array['Goleiro', 'Zagueiro', 'Lateral-direito', 'Lateral-esquerdo', 'Volante', 'Meia', 'Meia-atacante', 'Ponta-direita', 'Ponta-esquerda', 'Segundo atacante', 'Centroavante'], "position"), 0)) STORED NOT NULL,
  ADD COLUMN "foot_no" smallint GENERATED ALWAYS AS (coalesce(array_position(array['Destro', 'Canhoto', 'Ambidestro'], foot), 0)) STORED NOT NULL,
  ADD COLUMN "modality_no" smallint GENERATED ALWAYS AS (coalesce(array_position(array['masculino', 'feminino'], modality), 0)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "athletes_by_height" ON "athletes" USING btree ("height_key" desc,"id" desc,"state_no","position_no","foot_no","modality_no","birthdate","has_video","trait_mask","position_mask","profile_updated_at","match_sheet_games","match_sheet_minutes","match_sheet_goals","match_sheet_assists","club_games","club_minutes","club_goals","club_assists","declared_games","declared_minutes","declared_goals","declared_assists","city_code","search") WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "athletes_by_completeness" ON "athletes" USING btree ("completeness" desc,"id" desc,"state_no","position_no","foot_no","modality_no","height_key","birthdate","has_video","trait_mask","position_mask","profile_updated_at","match_sheet_games","match_sheet_minutes","match_sheet_goals","match_sheet_assists","club_games","club_minutes","club_goals","club_assists","declared_games","declared_minutes","declared_goals","declared_assists","city_code","search") WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "athletes_by_city" ON "athletes" USING btree ("city_code","birthdate","state_no","position_no","foot_no","modality_no","height_key","has_video","trait_mask","position_mask","profile_updated_at","match_sheet_games","match_sheet_minutes","match_sheet_goals","match_sheet_assists","club_games","club_minutes","club_goals","club_assists","declared_games","declared_minutes","declared_goals","declared_assists","id","created_at","completeness",name_key collate "C","search") WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "athletes_by_state" ON "athletes" USING btree ("state_no","position_no","birthdate","foot_no","modality_no","height_key","has_video","trait_mask","position_mask","profile_updated_at","match_sheet_games","match_sheet_minutes","match_sheet_goals","match_sheet_assists","club_games","club_minutes","club_goals","club_assists","declared_games","declared_minutes","declared_goals","declared_assists","city_code","id","created_at","completeness",name_key collate "C","search") WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "athletes_by_match_sheet" ON "athletes" USING btree ("match_sheet_goals","match_sheet_assists","match_sheet_games","match_sheet_minutes","state_no","position_no","foot_no","modality_no","height_key","birthdate","has_video","trait_mask","position_mask","profile_updated_at","club_games","club_minutes","club_goals","club_assists","declared_games","declared_minutes","declared_goals","declared_assists","city_code","id","created_at","completeness",name_key collate "C","search") WHERE visibility = 'public' and match_sheet_games > 0;--> statement-breakpoint
CREATE INDEX "athletes_by_club" ON "athletes" USING btree ("club_goals","club_assists","club_games","club_minutes","state_no","position_no","foot_no","modality_no","height_key","birthdate","has_video","trait_mask","position_mask","profile_updated_at","match_sheet_games","match_sheet_minutes","match_sheet_goals","match_sheet_assists","declared_games","declared_minutes","declared_goals","declared_assists","city_code","id","created_at","completeness",name_key collate "C","search") WHERE visibility = 'public' and club_games > 0;--> statement-breakpoint
CREATE INDEX "athletes_by_declared" ON "athletes" USING btree ("declared_goals","declared_assists","declared_games","declared_minutes","state_no","position_no","foot_no","modality_no","height_key","birthdate","has_video","trait_mask","position_mask","profile_updated_at","match_sheet_games","match_sheet_minutes","match_sheet_goals","match_sheet_assists","club_games","club_minutes","club_goals","club_assists","city_code","id","created_at","completeness",name_key collate "C","search") WHERE visibility = 'public' and declared_games > 0;--> statement-breakpoint
CREATE INDEX "athletes_newest" ON "athletes" USING btree ("created_at" desc,"id" desc,"state_no","position_no","foot_no","modality_no","height_key","birthdate","has_video","trait_mask","position_mask","profile_updated_at","match_sheet_games","match_sheet_minutes","match_sheet_goals","match_sheet_assists","club_games","club_minutes","club_goals","club_assists","declared_games","declared_minutes","declared_goals","declared_assists","city_code","search") WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "athletes_by_name" ON "athletes" USING btree (name_key collate "C","id","state_no","position_no","foot_no","modality_no","height_key","birthdate","has_video","trait_mask","position_mask","profile_updated_at","match_sheet_games","match_sheet_minutes","match_sheet_goals","match_sheet_assists","club_games","club_minutes","club_goals","club_assists","declared_games","declared_minutes","declared_goals","declared_assists","city_code","search") WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "athletes_by_age" ON "athletes" USING btree ("birthdate" desc,"id" desc,"state_no","position_no","foot_no","modality_no","height_key","has_video","trait_mask","position_mask","profile_updated_at","match_sheet_games","match_sheet_minutes","match_sheet_goals","match_sheet_assists","club_games","club_minutes","club_goals","club_assists","declared_games","declared_minutes","declared_goals","declared_assists","city_code","search") WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "athletes_words" ON "athletes" USING gin (name_key gin_trgm_ops,search gin_trgm_ops,trait_pairs(traits, "position", secondary_positions)) WHERE visibility = 'public';
--> statement-breakpoint
-- How many athletes have a word is read from a sample of this column.
ALTER TABLE "athletes" ALTER COLUMN "search" SET STATISTICS 1000;
--> statement-breakpoint
-- What search filters on has other columns now: the same as server/athletes/search-changes.ts copies.
create or replace function note_search_changes() returns trigger language plpgsql as $$
begin
  delete from search_changes where athlete_id in (
    select former.id from former join latter using (id)
    where former.visibility = 'public' and latter.visibility <> 'public');
  insert into search_changes (athlete_id, before)
  select latter.id, case when former.visibility = 'public' then jsonb_build_object('id', former.id, 'visibility', former.visibility, 'search', former.search, 'birthdate', former.birthdate,
    'position_no', former.position_no, 'position_mask', former.position_mask, 'state_no', former.state_no,
    'city_code', former.city_code, 'foot_no', former.foot_no, 'height_key', former.height_key,
    'trait_mask', former.trait_mask, 'has_video', former.has_video, 'modality_no', former.modality_no,
    'profile_updated_at', former.profile_updated_at, 'match_sheet_games', former.match_sheet_games,
    'match_sheet_minutes', former.match_sheet_minutes, 'match_sheet_goals', former.match_sheet_goals,
    'match_sheet_assists', former.match_sheet_assists, 'club_games', former.club_games,
    'club_minutes', former.club_minutes, 'club_goals', former.club_goals, 'club_assists', former.club_assists,
    'declared_games', former.declared_games, 'declared_minutes', former.declared_minutes,
    'declared_goals', former.declared_goals, 'declared_assists', former.declared_assists) end
  from former join latter using (id)
  where latter.visibility = 'public' and (former.visibility <> 'public' or (
    former.search, former.birthdate, former.position_no, former.position_mask, former.state_no, former.city_code,
    former.foot_no, former.height_key, former.trait_mask, former.has_video, former.modality_no,
    former.profile_updated_at, former.match_sheet_games, former.match_sheet_minutes, former.match_sheet_goals,
    former.match_sheet_assists, former.club_games, former.club_minutes, former.club_goals, former.club_assists,
    former.declared_games, former.declared_minutes, former.declared_goals, former.declared_assists
  ) is distinct from (
    latter.search, latter.birthdate, latter.position_no, latter.position_mask, latter.state_no, latter.city_code,
    latter.foot_no, latter.height_key, latter.trait_mask, latter.has_video, latter.modality_no,
    latter.profile_updated_at, latter.match_sheet_games, latter.match_sheet_minutes, latter.match_sheet_goals,
    latter.match_sheet_assists, latter.club_games, latter.club_minutes, latter.club_goals, latter.club_assists,
    latter.declared_games, latter.declared_minutes, latter.declared_goals, latter.declared_assists
  ))
  order by latter.id
  on conflict (athlete_id) do update set changed_at = clock_timestamp();
  return null;
end
$$;
--> statement-breakpoint
update search_changes set before = before || jsonb_build_object(
  'state_no', coalesce(array_position(array['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA', 'PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'], before ->> 'state'), 0),
  'position_no', coalesce(array_position(array['Goleiro', 'Zagueiro', 'Lateral-direito', 'Lateral-esquerdo', 'Volante', 'Meia', 'Meia-atacante', 'Ponta-direita', 'Ponta-esquerda', 'Segundo atacante', 'Centroavante'], before ->> 'position'), 0),
  'foot_no', coalesce(array_position(array['Destro', 'Canhoto', 'Ambidestro'], before ->> 'foot'), 0),
  'modality_no', coalesce(array_position(array['masculino', 'feminino'], before ->> 'modality'), 0))
where before is not null;
--> statement-breakpoint
analyze athletes;
