-- Lists have sources of their own, so that one athlete's change drops the pages that show this athlete and
-- no others. "athlete:<id>" and "club:<id>" tell that something which pages show of one has changed;
-- "athlete-list:<position group>", "athlete-list:featured" and "club-list:*" that a list has other members
-- or another order.
create function announce(kind text, ids text[]) returns void language plpgsql as $$
begin
  if cardinality(ids) > 0 then
    perform pg_notify('change', kind || ':' || case when cardinality(ids) > 40 then '*' else array_to_string(ids, ',') end);
  end if;
end
$$;
--> statement-breakpoint
-- The lists that an athlete stands in. Who has no position is found in lists of all positions only.
create function athlete_lists(position_group text, featured boolean) returns text[] language sql immutable as $$
  select array[coalesce(position_group, '-')] || case when featured then '{featured}'::text[] else '{}' end
$$;
--> statement-breakpoint
create function announce_athletes() returns trigger language plpgsql as $$
begin
  perform announce('athlete', array(select id::text from changed where visibility = 'public' limit 41));
  perform announce('athlete-list', array(select distinct unnest(athlete_lists(position_group, featured)) from changed where visibility = 'public'));
  return null;
end
$$;
--> statement-breakpoint
-- A column counts as shown unless it is named here, so that a new one cannot be forgotten.
create function announce_changed_athletes() returns trigger language plpgsql as $$
declare
  unshown constant text[] := '{updated_at,user_id,requested_birthdate,social_public,first_published_at,position_group,trait_mask,name_key,search}';
begin
  -- What is public neither before nor after is on no page that is cached.
  perform announce('athlete', array(
    select latter.id::text from former join latter using (id)
    where 'public' in (former.visibility, latter.visibility)
      and to_jsonb(former) - unshown is distinct from to_jsonb(latter) - unshown
    limit 41));
  perform announce('athlete-list', array(
    select distinct unnest(athlete_lists(former.position_group, former.featured) || athlete_lists(latter.position_group, latter.featured))
    from former join latter using (id)
    where 'public' in (former.visibility, latter.visibility)
      and (former.visibility, former.name, former.birthdate, former.position, former.club, former.city, former.state, former.traits,
           former.featured, former.created_at, former.subdomain, former.indexable)
        is distinct from
          (latter.visibility, latter.name, latter.birthdate, latter.position, latter.club, latter.city, latter.state, latter.traits,
           latter.featured, latter.created_at, latter.subdomain, latter.indexable)));
  -- Clubs show how many public athletes are linked to them, and the first of them by name.
  perform announce('club', array(
    select distinct link.club_id::text from former join latter using (id) join club_athletes link on link.athlete_id = latter.id
    where 'public' in (former.visibility, latter.visibility)
      and (former.visibility, former.name) is distinct from (latter.visibility, latter.name)
    limit 41));
  return null;
end
$$;
--> statement-breakpoint
drop trigger notify_insert on athletes;
--> statement-breakpoint
drop trigger notify_update on athletes;
--> statement-breakpoint
drop trigger notify_delete on athletes;
--> statement-breakpoint
create trigger notify_insert after insert on athletes referencing new table as changed
for each statement execute function announce_athletes();
--> statement-breakpoint
create trigger notify_update after update on athletes referencing old table as former new table as latter
for each statement execute function announce_changed_athletes();
--> statement-breakpoint
create trigger notify_delete after delete on athletes referencing old table as changed
for each statement execute function announce_athletes();
--> statement-breakpoint
create function announce_clubs() returns trigger language plpgsql as $$
begin
  -- A club that signed itself up is on no page until a person has verified it.
  perform announce('club', array(select id::text from changed where verified or user_id is null limit 41));
  if exists (select from changed where verified or user_id is null) then
    perform pg_notify('change', 'club-list:*');
  end if;
  return null;
end
$$;
--> statement-breakpoint
create function announce_changed_clubs() returns trigger language plpgsql as $$
declare
  unshown constant text[] := '{updated_at,cnpj,cnpj_held,responsible_name,contact_email,phone}';
begin
  perform announce('club', array(
    select latter.id::text from former join latter using (id)
    where to_jsonb(former) - unshown is distinct from to_jsonb(latter) - unshown
    limit 41));
  if exists (
    select from former join latter using (id)
    where (former.name, former.position, former.verified, former.user_id is null, former.hidden_at is null, former.deleted_at is null)
      is distinct from
          (latter.name, latter.position, latter.verified, latter.user_id is null, latter.hidden_at is null, latter.deleted_at is null)
  ) then
    perform pg_notify('change', 'club-list:*');
  end if;
  return null;
end
$$;
--> statement-breakpoint
drop trigger notify_insert on clubs;
--> statement-breakpoint
drop trigger notify_update on clubs;
--> statement-breakpoint
drop trigger notify_delete on clubs;
--> statement-breakpoint
create trigger notify_insert after insert on clubs referencing new table as changed
for each statement execute function announce_clubs();
--> statement-breakpoint
create trigger notify_update after update on clubs referencing old table as former new table as latter
for each statement execute function announce_changed_clubs();
--> statement-breakpoint
create trigger notify_delete after delete on clubs referencing old table as changed
for each statement execute function announce_clubs();
