import type { Actor } from "#domain/identity/actor.ts";
import { decidesFor } from "#domain/athletes/policy.ts";
import { closedFor, closedOnTheDay, isSelf } from "#domain/registrations/policy.ts";
import { fullFor } from "#domain/registrations/seating.ts";
import { isOpen } from "#domain/registrations/states.ts";
import { hasPriority } from "#server/billing/billing.ts";
import { findEvent, type RegistrationEvent } from "#server/events/events.ts";
import type { Participant } from "#server/athletes/responsible.server.ts";
import { now } from "#server/platform/clock.ts";
import { familyAthletes } from "./family-athletes.ts";
import { rowsAt } from "./family-rows.ts";
import type { RegisterProblem } from "./register.server.ts";
import { takenSeats } from "./rows.ts";
import { seatOf } from "./seat.ts";
import { placesOf } from "./settle.ts";

/** Somebody whom the reader can register, and what would come of it. Only registering itself decides. */
export interface Candidate {
  athleteId: string;
  name: string;
  self: boolean;
  minor: boolean;
  /** The reader's asking is the yes; otherwise it goes to the guardian. */
  decides: boolean;
  category: string | null;
  positionGroup: string | null;
  /** The registration that is open already. */
  registrationId: string | null;
  obstacle: Exclude<RegisterProblem["code"], "too_many"> | null;
  /** No place is left: it would be the waiting list. */
  full: boolean;
}

export async function candidates(actor: Actor, eventId: string): Promise<Candidate[]> {
  const event = await findEvent(eventId);
  return event ? lookAt(actor, event, (subscriber) => closedFor(event, { subscriber }, now())) : [];
}

/** On the day there is no line. */
export async function candidatesOnTheDay(actor: Actor, event: RegistrationEvent): Promise<Candidate[]> {
  const found = await lookAt(actor, event, () => closedOnTheDay(event, now()));
  return found.map((one) => (one.full && !one.obstacle ? { ...one, obstacle: "full" as const } : one));
}

async function lookAt(
  actor: Actor,
  event: RegistrationEvent,
  closedTo: (subscriber: boolean) => Candidate["obstacle"],
): Promise<Candidate[]> {
  const athletes = await familyAthletes(actor);
  if (athletes.size === 0) return [];
  const [rows, taken] = await Promise.all([rowsAt(event.id, [...athletes.keys()]), takenSeats(event.id)]);
  return Promise.all(
    [...athletes].map(async ([athleteId, athlete]) => {
      const row = rows.find((one) => one.athleteId === athleteId);
      const subscriber = await hasPriority(athleteId);
      const decides = decidesFor(actor, athlete);
      const seat = seatOf(event, athlete, subscriber);
      const unfit = seat.ok ? null : seat.error;
      return {
        athleteId,
        name: athlete.name,
        self: isSelf(actor, athlete),
        minor: athlete.minor,
        decides,
        category: seat.ok ? seat.value.category : null,
        positionGroup: athlete.positionGroup,
        registrationId: row && isOpen(row.state) ? row.id : null,
        obstacle: familyObstacle(athlete, decides, row) ?? closedTo(subscriber) ?? unfit,
        full: seat.ok && fullFor(placesOf(event, now()), taken, seat.value).length > 0,
      };
    }),
  );
}

function familyObstacle(
  { guardianUserIds }: Participant,
  decides: boolean,
  row: { state: Parameters<typeof isOpen>[0]; endReason: string | null } | undefined,
): Candidate["obstacle"] {
  if (row && isOpen(row.state)) return "already_registered";
  if (row?.endReason === "removed") return "removed";
  if (!decides && guardianUserIds.length === 0) return "guardian_missing";
  return row?.endReason === "guardian_declined" && !decides ? "guardian_declined" : null;
}
