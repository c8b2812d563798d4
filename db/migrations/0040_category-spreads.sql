ALTER TABLE "category_averages" ADD COLUMN "spreads" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- The job makes them for every category.
insert into category_marks (birth_year, position_group, modality)
select distinct extract(year from birthdate), position_group, modality from athletes
where visibility = 'public' and position_group is not null and modality is not null;
