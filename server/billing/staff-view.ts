import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { TIME_ZONE } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";

interface OfDay {
  day: Temporal.PlainDate;
  value: number;
}

/** For each day: trials begun, money that stayed, and subscriptions that ran at its end. */
export async function figuresByDay(
  actor: Actor,
  days: { since: Temporal.PlainDate; until: Temporal.PlainDate },
): Promise<{ trials: OfDay[]; revenueCents: OfDay[]; active: OfDay[] }> {
  assertModerator(actor);
  const { rows } = await client().query<{
    day: string;
    trials: number;
    revenue: number;
    active: number;
  }>(FIGURES, [days.since.toString(), days.until.toString(), TIME_ZONE]);
  const each = (value: (row: (typeof rows)[number]) => number) =>
    rows.map((row) => ({ day: Temporal.PlainDate.from(row.day), value: value(row) }));
  return {
    trials: each(({ trials }) => trials),
    revenueCents: each(({ revenue }) => revenue),
    active: each(({ active }) => active),
  };
}

/** A trial is a subscription that has not been charged yet: it runs, too. */
const FIGURES = `
with days as (
  select day::date, day at time zone $3 as begins, (day + interval '1 day') at time zone $3 as ends
  from generate_series($1::timestamp, $2::timestamp, interval '1 day') as day
)
select day::text,
  (select count(*)::int from subscriptions
   where trial_ends_at is not null and started_at >= begins and started_at < ends) as trials,
  (select coalesce(sum(cents - refunded_cents), 0)::float8 from billing_invoices
   where paid_at >= begins and paid_at < ends) as revenue,
  (select count(*)::int from subscriptions
   where started_at < ends and (ended_at is null or ended_at >= least(ends, now()))
     and status not in ('incomplete', 'incomplete_expired')) as active
from days order by day`;
