-- The audit log only grows.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger audit_log_append_only before update or delete on audit_log
for each row execute function refuse_change();
--> statement-breakpoint
create trigger audit_log_no_truncate before truncate on audit_log
for each statement execute function refuse_change();
--> statement-breakpoint
-- Page caches of every process drop what a change touched. The notice leaves with the commit, once a
-- statement: "athlete:id,id" or, past forty rows, "athlete:*".
create function notify_change() returns trigger language plpgsql as $$
declare
  kind constant text := tg_argv[0];
  key constant text := tg_argv[1];
  ids text[];
begin
  execute format('select array_agg(id) from (select distinct %I::text as id from changed limit 41) as touched', key) into ids;
  if ids is not null then
    perform pg_notify('change', kind || ':' || case when cardinality(ids) > 40 then '*' else array_to_string(ids, ',') end);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create procedure watch_changes(watched regclass, kind text, key text) language plpgsql as $$
begin
  execute format('create trigger notify_insert after insert on %s referencing new table as changed for each statement execute function notify_change(%L, %L)', watched, kind, key);
  execute format('create trigger notify_update after update on %s referencing new table as changed for each statement execute function notify_change(%L, %L)', watched, kind, key);
  execute format('create trigger notify_delete after delete on %s referencing old table as changed for each statement execute function notify_change(%L, %L)', watched, kind, key);
end
$$;
--> statement-breakpoint
call watch_changes('athletes', 'athlete', 'id');
--> statement-breakpoint
call watch_changes('athlete_stats', 'athlete', 'athlete_id');
--> statement-breakpoint
call watch_changes('athlete_achievements', 'athlete', 'athlete_id');
--> statement-breakpoint
call watch_changes('athlete_history', 'athlete', 'athlete_id');
--> statement-breakpoint
call watch_changes('athlete_gallery', 'athlete', 'athlete_id');
--> statement-breakpoint
call watch_changes('athlete_videos', 'athlete', 'athlete_id');
--> statement-breakpoint
call watch_changes('athlete_social', 'athlete', 'athlete_id');
--> statement-breakpoint
call watch_changes('clubs', 'club', 'id');
--> statement-breakpoint
call watch_changes('club_achievements', 'club', 'club_id');
--> statement-breakpoint
call watch_changes('club_matches', 'club', 'club_id');
--> statement-breakpoint
call watch_changes('club_social', 'club', 'club_id');
--> statement-breakpoint
call watch_changes('club_videos', 'club', 'club_id');
--> statement-breakpoint
call watch_changes('club_testimonials', 'club', 'club_id');
--> statement-breakpoint
call watch_changes('championships', 'championship', 'id');
--> statement-breakpoint
call watch_changes('events', 'event', 'id');
--> statement-breakpoint
call watch_changes('subscription_plans', 'plan', 'id');
--> statement-breakpoint
call watch_changes('sponsors', 'sponsor', 'id');
