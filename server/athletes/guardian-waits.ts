import type { GuardianWait } from "#domain/guardians/waiting.ts";
import * as guardians from "#server/guardians/guardians.ts";
import { client } from "#server/platform/database/database.ts";

const BATCH = 500;

/** Minors with an account. Profiles that staff entered have nobody to be told. */
const HAS_TO_WAIT =
  "a.deleted_at is null and a.user_id is not null and is_minor(a.birthdate, a.birthdate_estimated)";

/** Notes who waits for a guardian from now on and who no longer does. Being asked again starts the wait anew. */
export async function followWaits(now: Temporal.Instant): Promise<void> {
  await client().query(
    `delete from guardian_waits w
     where not exists (select from athletes a where a.id = w.athlete_id and ${HAS_TO_WAIT})`,
  );
  let ids: string[] = [];
  do {
    ids = await minorsAfter(ids.at(-1));
    await followBatch(ids, now);
  } while (ids.length === BATCH);
}

async function minorsAfter(after: string | undefined): Promise<string[]> {
  const { rows } = await client().query<{ id: string }>(
    `select a.id from athletes a where ${HAS_TO_WAIT} and ($1::uuid is null or a.id > $1) order by a.id limit $2`,
    [after ?? null, BATCH],
  );
  return rows.map(({ id }) => id);
}

async function followBatch(athleteIds: readonly string[], now: Temporal.Instant): Promise<void> {
  const invitations = await guardians.invitationsOf(athleteIds);
  const waiting = athleteIds.filter((id) => !invitations.get(id)?.confirmed);
  const confirmed = athleteIds.filter((id) => invitations.get(id)?.confirmed);
  await client().query("delete from guardian_waits where athlete_id = any($1)", [confirmed]);
  await client().query(
    "insert into guardian_waits (athlete_id, since) select id, $2 from unnest($1::uuid[]) as id on conflict do nothing",
    [waiting, now.toString()],
  );
  const asked = waiting.filter((id) => invitations.has(id));
  await client().query(
    `update guardian_waits w set since = asked.at, warned_at = null
     from unnest($1::uuid[], $2::timestamptz[]) as asked (athlete_id, at)
     where w.athlete_id = asked.athlete_id and asked.at > w.since`,
    [asked, asked.map((id) => invitations.get(id)!.askedAt.toString())],
  );
}

export async function waitingSince(before: Temporal.Instant): Promise<string[]> {
  const { rows } = await client().query<{ id: string }>(
    "select athlete_id as id from guardian_waits where since <= $1 order by since limit 10000",
    [before.toString()],
  );
  return rows.map(({ id }) => id);
}

interface WaitingAthlete extends GuardianWait {
  userId: string;
  name: string;
}

/** Locked until the transaction ends, so that nobody confirms meanwhile. Null when this athlete no longer waits. */
export async function lockWait(athleteId: string): Promise<WaitingAthlete | null> {
  const { rows } = await client().query<{
    user_id: string;
    name: string;
    since: string;
    warned_at: string | null;
  }>(
    `select a.user_id, a.name, w.since, w.warned_at
     from guardian_waits w join athletes a on a.id = w.athlete_id where a.id = $1 and ${HAS_TO_WAIT} for update of a, w`,
    [athleteId],
  );
  const row = rows[0];
  const invitation = (await guardians.invitationsOf([athleteId])).get(athleteId);
  if (!row || invitation?.confirmed) return null;
  return {
    userId: row.user_id,
    name: row.name,
    since: Temporal.Instant.from(row.since),
    warnedAt: row.warned_at ? Temporal.Instant.from(row.warned_at) : null,
    canRemind: invitation !== undefined && !invitation.reminded,
  };
}

export async function markWarned(athleteId: string, at: Temporal.Instant): Promise<void> {
  await client().query("update guardian_waits set warned_at = $2 where athlete_id = $1", [
    athleteId,
    at.toString(),
  ]);
}
