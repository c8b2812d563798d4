-- Pages drop what they show of a category when its teams, matches, decisions or tables change.
call watch_changes('championship_teams', 'competition', 'category_id');
--> statement-breakpoint
call watch_changes('championship_matches', 'competition', 'category_id');
--> statement-breakpoint
call watch_changes('championship_decisions', 'competition', 'category_id');
--> statement-breakpoint
call watch_changes('championship_draws', 'competition', 'category_id');
--> statement-breakpoint
call watch_changes('championship_rule_changes', 'competition', 'category_id');
--> statement-breakpoint
call watch_changes('championship_tables', 'competition', 'category_id');
--> statement-breakpoint
call watch_changes('championship_categories', 'championship', 'championship_id');
--> statement-breakpoint
call watch_changes('championship_fields', 'championship', 'championship_id');
--> statement-breakpoint
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
-- Whether search engines may keep a page that names somebody is part of how the page names them.
create function notify_competitions_of_athletes() returns trigger language plpgsql as $$
begin
  perform notify_competitions_of((
    select array_agg(id) from former join latter using (id)
    where (former.name, former.subdomain, former.visibility, former.indexable, former.birthdate,
           former.birthdate_estimated, former.user_id, former.deleted_at)
      is distinct from
          (latter.name, latter.subdomain, latter.visibility, latter.indexable, latter.birthdate,
           latter.birthdate_estimated, latter.user_id, latter.deleted_at)));
  return null;
end
$$;
--> statement-breakpoint
create trigger notify_competitions after update on athletes referencing old table as former new table as latter
for each statement execute function notify_competitions_of_athletes();
