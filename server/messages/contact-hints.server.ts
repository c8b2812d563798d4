import { profileIdOf, type Actor } from "#domain/identity/actor.ts";
import type { ContactState } from "#domain/messages/contact-state.ts";
import { client } from "#server/platform/database/database.ts";

export interface ContactHint {
  state: ContactState;
  askedAt: Temporal.Instant;
}

/** The newest request of the actor's club to each of these athletes, in one statement. */
export async function contactHintsOf(
  actor: Actor,
  athleteIds: readonly string[],
): Promise<Map<string, ContactHint>> {
  const clubId = profileIdOf(actor, "club");
  if (!clubId || athleteIds.length === 0) return new Map();
  const { rows } = await client().query<{ id: string; state: ContactState; created_at: string }>({
    name: "contact_hints",
    text: `select distinct on (athlete_id) athlete_id as id, state, to_json(created_at) #>> '{}' as created_at
      from contact_requests where club_id = $1 and athlete_id = any($2::uuid[])
      order by athlete_id, id desc`,
    values: [clubId, athleteIds],
  });
  return new Map(
    rows.map(({ id, state, created_at }) => [id, { state, askedAt: Temporal.Instant.from(created_at) }]),
  );
}
