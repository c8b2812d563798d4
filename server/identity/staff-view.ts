import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { TIME_ZONE } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { idsNamed, namesOf, type Named } from "#server/platform/database/names.ts";
import { users } from "./tables.ts";

export { listUsers, type ListedUser } from "./user-list.ts";

/** Who these people are, by id; those who left are not among them. */
export function names(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  assertModerator(actor);
  return namesOf(users, users.name, ids);
}

/** The ids of those with such a name, deleted ones too. */
export function named(actor: Actor, asked: Named): Promise<string[]> {
  assertModerator(actor);
  return idsNamed(users, users.name, asked);
}

/** How many accounts were opened on each day of São Paulo. */
export async function signUpsByDay(
  actor: Actor,
  days: { since: Temporal.PlainDate; until: Temporal.PlainDate },
): Promise<{ day: Temporal.PlainDate; value: number }[]> {
  assertModerator(actor);
  const { rows } = await client().query<{ day: string; value: number }>(
    `select day::date::text as day, count(users.id)::int as value
     from generate_series($1::timestamp, $2::timestamp, interval '1 day') as day
     left join users on created_at >= day at time zone $3
       and created_at < (day + interval '1 day') at time zone $3
     group by day order by day`,
    [days.since.toString(), days.until.toString(), TIME_ZONE],
  );
  return rows.map(({ day, value }) => ({ day: Temporal.PlainDate.from(day), value }));
}
