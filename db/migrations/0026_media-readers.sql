-- Photos and videos move into the one table of media. Ids stay, since reports and reviews name them; what was
-- shown before stays shown.
with portraits as (
  insert into media (owner_type, owner_id, kind, state, drawing, created_at, updated_at)
  select 'athlete', id, 'photo', 'visible', image_url, created_at, created_at from athletes where image_url is not null
  returning id, owner_id
)
update athletes set photo_id = portraits.id from portraits where athletes.id = portraits.owner_id;
--> statement-breakpoint
insert into media (id, owner_type, owner_id, kind, state, title, drawing, position, created_at, updated_at)
select id, 'athlete', athlete_id, 'photo', 'visible', left(coalesce(title, ''), 120), image_url,
  row_number() over (partition by athlete_id order by id), created_at, created_at
from athlete_gallery;
--> statement-breakpoint
insert into media (id, owner_type, owner_id, kind, state, title, drawing, duration_seconds, position, hidden_at, created_at, updated_at)
select id, 'athlete', athlete_id, 'video', 'visible', left(title, 120), thumbnail, duration_seconds,
  row_number() over (partition by athlete_id order by id), hidden_at, created_at, created_at
from athlete_videos;
--> statement-breakpoint
insert into media (id, owner_type, owner_id, kind, state, title, drawing, duration_seconds, position)
select id, 'club', club_id, 'video', 'visible', left(title, 120), thumbnail, duration_seconds,
  row_number() over (partition by club_id order by id)
from club_videos;
--> statement-breakpoint
-- How many bytes they have was not recorded.
insert into media_files (media_id, role, format, width, height, bytes, key)
select id, 'video', case when key like '%.mp4' then 'mp4' else 'webm' end, 0, 0, 0, key
from (select id, video_url as key from athlete_videos union all select id, video_url from club_videos where video_url is not null) as videos;
--> statement-breakpoint
-- Pages drop what they show of an owner when an item of it, or a file of an item, changes.
create function announce_media() returns trigger language plpgsql as $$
begin
  perform announce('athlete', array(select distinct owner_id::text from changed where owner_type = 'athlete' limit 41));
  perform announce('club', array(select distinct owner_id::text from changed where owner_type = 'club' limit 41));
  perform announce('sponsor', array(select distinct owner_id::text from changed where owner_type = 'sponsor' limit 41));
  return null;
end
$$;
--> statement-breakpoint
create trigger notify_insert after insert on media referencing new table as changed
for each statement execute function announce_media();
--> statement-breakpoint
create trigger notify_update after update on media referencing new table as changed
for each statement execute function announce_media();
--> statement-breakpoint
create trigger notify_delete after delete on media referencing old table as changed
for each statement execute function announce_media();
--> statement-breakpoint
create function announce_media_files() returns trigger language plpgsql as $$
begin
  perform announce('athlete', array(
    select distinct m.owner_id::text from changed f join media m on m.id = f.media_id where m.owner_type = 'athlete' limit 41));
  perform announce('club', array(
    select distinct m.owner_id::text from changed f join media m on m.id = f.media_id where m.owner_type = 'club' limit 41));
  perform announce('sponsor', array(
    select distinct m.owner_id::text from changed f join media m on m.id = f.media_id where m.owner_type = 'sponsor' limit 41));
  return null;
end
$$;
--> statement-breakpoint
create trigger notify_insert after insert on media_files referencing new table as changed
for each statement execute function announce_media_files();
--> statement-breakpoint
create trigger notify_delete after delete on media_files referencing old table as changed
for each statement execute function announce_media_files();
--> statement-breakpoint
ALTER TABLE "athlete_gallery" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "athlete_videos" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "club_videos" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "athlete_gallery" CASCADE;--> statement-breakpoint
DROP TABLE "athlete_videos" CASCADE;--> statement-breakpoint
DROP TABLE "club_videos" CASCADE;--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_subject_type";--> statement-breakpoint
ALTER TABLE "athletes" DROP COLUMN "image_url";--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_subject_type" CHECK ("subject_type" in ('athlete', 'video', 'media', 'message', 'event', 'club'));