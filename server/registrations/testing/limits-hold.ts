import { client } from "#server/platform/database/database.ts";

/** From now on no transaction commits that leaves more people with a place than a limit has, whatever code wrote it. */
export async function watchLimits(): Promise<void> {
  await client().query(`
    create or replace function refuse_overbooking() returns trigger language plpgsql as $$
    declare
      full_limit text;
    begin
      select string_agg(what, ', ') into full_limit from (
        select 'total' as what from events
        where events.id = new.event_id and max_participants < (
          select count(*) from registrations r
          where r.event_id = new.event_id and r.state in ('awaiting_guardian', 'confirmed', 'offered'))
        union all
        select l.kind || ' ' || l.name from event_limits l
        where l.event_id = new.event_id and l.size < (
          select count(*) from registrations r
          where r.event_id = new.event_id and r.state in ('awaiting_guardian', 'confirmed', 'offered')
            and case l.kind when 'category' then r.category else r.position_group end = l.name)
      ) as passed;
      if full_limit is not null then
        raise exception 'more people than places: %', full_limit;
      end if;
      return null;
    end
    $$;
    drop trigger if exists refuse_overbooking on registrations;
    create constraint trigger refuse_overbooking after insert or update on registrations
      deferrable initially deferred for each row execute function refuse_overbooking();
  `);
}
