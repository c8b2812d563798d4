CREATE TABLE "category_averages" (
	"birth_year" smallint NOT NULL,
	"position_group" text NOT NULL,
	"modality" text NOT NULL,
	"athletes" integer NOT NULL,
	"games" double precision NOT NULL,
	"goals" double precision NOT NULL,
	"assists" double precision NOT NULL,
	"yellow_cards" double precision NOT NULL,
	"red_cards" double precision NOT NULL,
	"minutes_played" double precision NOT NULL,
	"pass_accuracy" double precision NOT NULL,
	"successful_dribbles" double precision NOT NULL,
	CONSTRAINT "category_averages_once" PRIMARY KEY("birth_year","position_group","modality")
);
--> statement-breakpoint
CREATE TABLE "category_marks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"birth_year" smallint NOT NULL,
	"position_group" text NOT NULL,
	"modality" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_kind";--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "athlete_id" uuid;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_athlete_id" ON "inquiries" USING btree ("athlete_id") WHERE "inquiries"."athlete_id" is not null;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_athlete" CHECK ("inquiries"."athlete_id" is null or "inquiries"."kind" = 'athlete_contact');--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_kind" CHECK ("kind" in ('interest', 'contact', 'club_request', 'new_event', 'athlete_contact'));--> statement-breakpoint
-- Averages are made anew from the athletes themselves, by a job, for the categories that are marked here. A
-- running sum would drift: whoever publishes and whoever counts goals at the same moment do not see each other.
create function mark_categories() returns trigger language plpgsql as $$
begin
  insert into category_marks (birth_year, position_group, modality)
  select distinct extract(year from birthdate), position_group, modality from changed
  where visibility = 'public' and position_group is not null and modality is not null;
  return null;
end
$$;
--> statement-breakpoint
create trigger mark_inserted after insert on athletes referencing new table as changed
for each statement execute function mark_categories();
--> statement-breakpoint
create trigger mark_deleted after delete on athletes referencing old table as changed
for each statement execute function mark_categories();
--> statement-breakpoint
-- Both the category that an athlete left and the one that they came to; most updates move nobody.
create function mark_moved_categories() returns trigger language plpgsql as $$
begin
  insert into category_marks (birth_year, position_group, modality)
  select distinct extract(year from side.birthdate), side.position_group, side.modality
  from former join latter using (id)
  cross join lateral (values
    (former.visibility, former.birthdate, former.position_group, former.modality),
    (latter.visibility, latter.birthdate, latter.position_group, latter.modality)
  ) as side (visibility, birthdate, position_group, modality)
  where (former.visibility, former.birthdate, former.position_group, former.modality)
      is distinct from (latter.visibility, latter.birthdate, latter.position_group, latter.modality)
    and side.visibility = 'public' and side.position_group is not null and side.modality is not null;
  return null;
end
$$;
--> statement-breakpoint
create trigger mark_updated after update on athletes referencing old table as former new table as latter
for each statement execute function mark_moved_categories();
--> statement-breakpoint
create function mark_categories_of_stats() returns trigger language plpgsql as $$
begin
  insert into category_marks (birth_year, position_group, modality)
  select distinct extract(year from birthdate), position_group, modality from athletes
  where id in (select athlete_id from changed)
    and visibility = 'public' and position_group is not null and modality is not null;
  return null;
end
$$;
--> statement-breakpoint
create trigger mark_inserted after insert on athlete_stats referencing new table as changed
for each statement execute function mark_categories_of_stats();
--> statement-breakpoint
create trigger mark_updated after update on athlete_stats referencing new table as changed
for each statement execute function mark_categories_of_stats();
--> statement-breakpoint
create trigger mark_deleted after delete on athlete_stats referencing old table as changed
for each statement execute function mark_categories_of_stats();
--> statement-breakpoint
insert into category_marks (birth_year, position_group, modality)
select distinct extract(year from birthdate), position_group, modality from athletes
where visibility = 'public' and position_group is not null and modality is not null;
--> statement-breakpoint
call watch_changes('category_averages', 'average', 'birth_year');
