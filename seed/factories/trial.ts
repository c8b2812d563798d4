import type { Member } from "#domain/identity/actor.ts";
import type { EvaluationInput } from "#domain/registrations/evaluation-schema.ts";
import { expectOk } from "#domain/result.ts";
import type { NewEvent } from "#server/events/staff.server.ts";
import { client } from "#server/platform/database/database.ts";
import { register } from "#server/registrations/register.server.ts";
import { anApprovedEvent } from "./event.ts";

type TrialOverrides = Partial<NewEvent> & { clubId: string };

/** An approved trial of this club, still to come, which anybody may join. */
export const aTrial = (overrides: TrialOverrides) =>
  anApprovedEvent({ type: "peneira", maxParticipants: 200, reservedForSubscribers: 0, ...overrides });

interface Participant {
  athleteId: string;
  /** Who says yes: the guardian of a minor, or the adult. */
  deciding: Member;
}

/** Registered by who decides, and so confirmed. Returns the registration's id. */
export async function registered(
  eventId: string,
  { athleteId, deciding }: Participant,
  phone: string | null = null,
): Promise<string> {
  return expectOk(await register(deciding, { eventId, athleteId, phone })).id;
}

/** The ticket was read at the gate, once or more often. */
export async function cameIn(registrationId: string, gates: readonly string[] = ["Portão 1"]): Promise<void> {
  for (const gate of gates)
    await client().query(
      `insert into check_ins (id, registration_id, way, gate, read_at)
       select gen_random_uuid(), r.id, 'qr', $2, now() from registrations r where r.id = $1`,
      [registrationId, gate],
    );
}

/** Moves an event, and the readings at its gate, so that it ended so many days ago. */
export async function endedDaysAgo(eventId: string, days: number): Promise<void> {
  await client().query(
    `update events set starts_at = now() - make_interval(days => $2, hours => 3),
       ends_at = now() - make_interval(days => $2), registration_ends_at = null, open_to_all_at = null,
       reserved_until = null
     where id = $1`,
    [eventId, days],
  );
  await client().query(
    `update check_ins set read_at = e.starts_at, received_at = e.starts_at
     from registrations r join events e on e.id = r.event_id
     where r.id = check_ins.registration_id and e.id = $1`,
    [eventId],
  );
}

/** What the form of one athlete sends. */
export const written = (given: Partial<EvaluationInput> = {}): EvaluationInput => ({
  score1: 4,
  score2: 3,
  score3: 5,
  score4: null,
  score5: null,
  score6: null,
  remark: ["0"],
  note: "",
  outcome: "see_again",
  ...given,
});
