-- Whether search engines may keep a page that names somebody is part of how the page names them.
create or replace function notify_competitions_of_athletes() returns trigger language plpgsql as $$
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
