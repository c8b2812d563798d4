import { client } from "#server/platform/database/database.ts";
import type { GuardianWait } from "#domain/guardians/waiting.ts";

/** Minors with an account for whom nobody has confirmed. Profiles that staff entered have nobody to be told. */
const WAITING = `a.deleted_at is null and a.user_id is not null and is_minor(a.birthdate, a.birthdate_estimated)
  and not exists (select from guardianships g where g.athlete_id = a.id and g.ended_at is null and g.confirmed_at is not null)`;

/** Notes who waits from now on and who no longer does; being asked again starts the wait anew. */
export async function followWaits(now: Temporal.Instant): Promise<void> {
  await client().query(
    `delete from guardian_waits w where not exists (select from athletes a where a.id = w.athlete_id and ${WAITING})`,
  );
  await client().query(
    `insert into guardian_waits (athlete_id, since) select a.id, $1 from athletes a where ${WAITING} on conflict do nothing`,
    [now.toString()],
  );
  await client().query(
    `update guardian_waits w set since = g.asked_at, warned_at = null from guardianships g
     where g.athlete_id = w.athlete_id and g.ended_at is null and g.asked_at > w.since`,
  );
}

export async function waitingSince(before: Temporal.Instant): Promise<string[]> {
  const { rows } = await client().query<{ id: string }>(
    "select athlete_id as id from guardian_waits where since <= $1 order by since limit 10000",
    [before.toString()],
  );
  return rows.map(({ id }) => id);
}

export interface WaitingAthlete extends GuardianWait {
  userId: string;
  name: string;
}

/** Held until the transaction ends; null when nothing waits any more. */
export async function lockWait(athleteId: string): Promise<WaitingAthlete | null> {
  const { rows } = await client().query<{
    user_id: string;
    name: string;
    since: string;
    warned_at: string | null;
    can_remind: boolean;
  }>(
    `select a.user_id, a.name, w.since, w.warned_at,
       exists (select from guardianships g where g.athlete_id = a.id and g.ended_at is null and g.reminded_at is null) as can_remind
     from guardian_waits w join athletes a on a.id = w.athlete_id where a.id = $1 and ${WAITING} for update of a, w`,
    [athleteId],
  );
  const row = rows[0];
  return row
    ? {
        userId: row.user_id,
        name: row.name,
        since: Temporal.Instant.from(row.since),
        warnedAt: row.warned_at ? Temporal.Instant.from(row.warned_at) : null,
        canRemind: row.can_remind,
      }
    : null;
}

export async function markWarned(athleteId: string, at: Temporal.Instant): Promise<void> {
  await client().query("update guardian_waits set warned_at = $2 where athlete_id = $1", [
    athleteId,
    at.toString(),
  ]);
}
