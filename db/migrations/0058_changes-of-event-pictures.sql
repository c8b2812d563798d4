-- Pages drop what they show of an event when its picture, or a file of it, changes.
create or replace function announce_media() returns trigger language plpgsql as $$
begin
  perform announce('athlete', array(select distinct owner_id::text from changed where owner_type = 'athlete' limit 41));
  perform announce('club', array(select distinct owner_id::text from changed where owner_type = 'club' limit 41));
  perform announce('sponsor', array(select distinct owner_id::text from changed where owner_type = 'sponsor' limit 41));
  perform announce('event', array(select distinct owner_id::text from changed where owner_type = 'event' limit 41));
  return null;
end
$$;
--> statement-breakpoint
create or replace function announce_media_files() returns trigger language plpgsql as $$
begin
  perform announce('athlete', array(
    select distinct m.owner_id::text from changed f join media m on m.id = f.media_id where m.owner_type = 'athlete' limit 41));
  perform announce('club', array(
    select distinct m.owner_id::text from changed f join media m on m.id = f.media_id where m.owner_type = 'club' limit 41));
  perform announce('sponsor', array(
    select distinct m.owner_id::text from changed f join media m on m.id = f.media_id where m.owner_type = 'sponsor' limit 41));
  perform announce('event', array(
    select distinct m.owner_id::text from changed f join media m on m.id = f.media_id where m.owner_type = 'event' limit 41));
  return null;
end
$$;
