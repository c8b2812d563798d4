-- The last net under "minors come first": whatever a door forgets, the database itself keeps someone
-- under 18 out of public sight unless their guardian's word stands.

-- Completed years as domain/dates.ts counts them; an unknown or estimated birth date counts as a minor.
create function is_minor(birthdate date, estimated boolean) returns boolean
language sql stable parallel safe
return birthdate is null or estimated
  or extract(year from age((now() at time zone 'America/Sao_Paulo')::date, birthdate)) < 18;
--> statement-breakpoint
-- The version of the text that the current, confirmed guardian agreed to, unless a later decision took it back.
create function standing_consent(athlete uuid) returns text
language sql stable strict parallel safe
return (
  select latest.text_version
  from guardianships
  cross join lateral (
    select decision, guardian_user_id, text_version from consents
    where consents.athlete_id = athlete order by consents.id desc limit 1
  ) as latest
  where guardianships.athlete_id = athlete
    and guardianships.ended_at is null and guardianships.confirmed_at is not null
    and latest.decision = 'granted' and latest.guardian_user_id = guardianships.guardian_user_id
);
--> statement-breakpoint
create function refuse_unprotected_minor() returns trigger language plpgsql as $$
begin
  if is_minor(new.birthdate, new.birthdate_estimated) and standing_consent(new.id) is null then
    raise exception 'a minor is public only while a guardian consents'
      using errcode = 'check_violation', constraint = 'athletes_public_needs_consent';
  end if;
  return null;
end
$$;
--> statement-breakpoint
-- After the row's own checks, and at the end of the statement: one may write profile and consent together.
create constraint trigger athletes_public_needs_consent
after insert or update of visibility, birthdate, birthdate_estimated on athletes
for each row when (new.visibility = 'public') execute function refuse_unprotected_minor();
--> statement-breakpoint
-- A consent taken back, or a guardian who leaves, closes the profile in the same transaction.
create function close_unprotected_minor() returns trigger language plpgsql as $$
begin
  update athletes set visibility = 'private', updated_at = now()
  where id = case when tg_op = 'DELETE' then old.athlete_id else new.athlete_id end
    and visibility = 'public' and is_minor(birthdate, birthdate_estimated) and standing_consent(id) is null;
  return null;
end
$$;
--> statement-breakpoint
create trigger consents_close_profile after insert on consents
for each row execute function close_unprotected_minor();
--> statement-breakpoint
create trigger guardianships_close_profile after update or delete on guardianships
for each row execute function close_unprotected_minor();
--> statement-breakpoint
update athletes set visibility = 'private', updated_at = now()
where visibility = 'public' and is_minor(birthdate, birthdate_estimated) and standing_consent(id) is null;
