-- Event pages show how many of those who came an organiser answered. They are made anew when an answer leaves, and not
-- with every draft: "answers:<club or organiser>" is announced once a statement, like the other changes.
create function notify_answers() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  select array_agg(id) into ids from (
    select distinct coalesce(e.club_id, e.organiser_profile_id)::text as id
    from changed
    join registrations r on r.id = changed.registration_id
    join events e on e.id = r.event_id
    where changed.sent_at is not null and coalesce(e.club_id, e.organiser_profile_id) is not null
    limit 41
  ) as touched;
  if ids is not null then
    perform pg_notify('change', 'answers:' || case when cardinality(ids) > 40 then '*' else array_to_string(ids, ',') end);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger notify_insert after insert on evaluations
referencing new table as changed for each statement execute function notify_answers();
--> statement-breakpoint
create trigger notify_update after update on evaluations
referencing new table as changed for each statement execute function notify_answers();
