import { client } from "#server/platform/database/database.ts";

interface QueueState {
  name: string;
  waiting: number;
  /** Since when the first of those waits, beyond the time it was put off to. */
  oldest: Temporal.Instant | null;
  failed: number;
  /** Of a job that runs by itself. */
  schedule: { cron: string; since: Temporal.Instant; succeededAt: Temporal.Instant | null } | null;
}

/** How the queues stand. Failures are as their supervisor counted them last, within half a minute. */
export async function queueStates(): Promise<QueueState[]> {
  const { rows } = await client().query<StateRow>(STATES);
  return rows.map(({ name, waiting, oldest, failed, cron, since, succeeded }) => ({
    name,
    waiting,
    oldest: instantOf(oldest),
    failed,
    schedule: cron === null ? null : { cron, since: instantOf(since)!, succeededAt: instantOf(succeeded) },
  }));
}

interface StateRow {
  name: string;
  waiting: number;
  oldest: string | null;
  failed: number;
  cron: string | null;
  since: string;
  succeeded: string | null;
}

const instantOf = (text: string | null): Temporal.Instant | null =>
  text === null ? null : Temporal.Instant.from(text);

// What waits is read from the index of pg-boss over it: a done job is kept for days, and there may be many.
const STATES = `
with waiting as (
  select name, count(*)::int as waiting, min(greatest(created_on, start_after)) as oldest
  from pgboss.job where state < 'active' and not blocked and start_after <= now() group by name
)
select q.name, coalesce(w.waiting, 0) as waiting, w.oldest::text, q.failed_count as failed, s.cron,
  s.created_on::text as since,
  case when s.cron is not null then (
    select max(completed_on) from pgboss.job j where j.name = q.name and j.state = 'completed')::text end as succeeded
from pgboss.queue q
left join waiting w on w.name = q.name
left join pgboss.schedule s on s.name = q.name
where q.name not like '\\_\\_pgboss%'
order by q.name`;
