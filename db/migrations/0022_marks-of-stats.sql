-- Numbers mark their category whether or not the profile is public: whoever publishes it at this very moment is not
-- seen yet, and an average made between the two would stay without these numbers.
create or replace function mark_categories_of_stats() returns trigger language plpgsql as $$
begin
  insert into category_marks (birth_year, position_group, modality)
  select distinct extract(year from birthdate), position_group, modality from athletes
  where id in (select athlete_id from changed)
    and birthdate is not null and position_group is not null and modality is not null;
  return null;
end
$$;
