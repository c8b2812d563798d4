import * as media from "#server/media/media.ts";
import { client } from "#server/platform/database/database.ts";

interface Period {
  from: Temporal.Instant;
  until: Temporal.Instant;
}

/** Of these athletes: how many changes of the profile, and how many photos and videos, were decided in a period. */
export async function decidedInWeek(
  athleteIds: readonly string[],
  period: Period,
): Promise<Map<string, { changes: number; media: number }>> {
  const { from, until } = period;
  const { rows } = await client().query<{ id: string; total: number }>(
    `select athlete_id as id, count(*)::int as total from athlete_changes
     where athlete_id = any($1::uuid[]) and state in ('approved', 'refused') and decided_at >= $2 and decided_at < $3
     group by athlete_id`,
    [athleteIds, from.toString(), until.toString()],
  );
  const changes = new Map(rows.map(({ id, total }) => [id, total]));
  const items = await media.decidedBetween("athlete", athleteIds, period);
  return new Map(athleteIds.map((id) => [id, { changes: changes.get(id) ?? 0, media: items.get(id) ?? 0 }]));
}
