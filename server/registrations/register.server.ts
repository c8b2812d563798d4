import "./event-changes.ts";
import "./family-changes.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { decidesFor } from "#domain/athletes/policy.ts";
import { belongsTo, closedFor, closedOnTheDay, type ClosedReason } from "#domain/registrations/policy.ts";
import { fullFor } from "#domain/registrations/seating.ts";
import { isOpen, type RegistrationState } from "#domain/registrations/states.ts";
import { heldForGuardian } from "#domain/registrations/times.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { holdParticipant, type Participant } from "#server/athletes/responsible.server.ts";
import { hasPriority } from "#server/billing/billing.ts";
import { lockTrust } from "#server/clubs/trust.ts";
import { findEvent, lastChangeId, lockPlaces, type RegistrationEvent } from "#server/events/events.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { sql } from "#server/platform/database/orm.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import { seal } from "#server/platform/sealed-text.ts";
import * as mails from "./mails.ts";
import * as rows from "./rows.ts";
import { seatOf, type KnownSeat, type SeatProblem } from "./seat.ts";
import { placesOf, settleAt, settlePlaces } from "./settle.ts";
import { newTicket, type Ticket } from "./ticket.ts";

const PER_ATHLETE = { name: "registration", points: 40, seconds: 86_400 };

export type RegisterProblem =
  | TooMany
  | {
      code:
        | "not_found"
        | ClosedReason
        | "no_walk_ins"
        | "full"
        | SeatProblem
        | "guardian_missing"
        | "already_registered"
        | "guardian_declined"
        | "removed";
    };

interface Asked {
  eventId: string;
  athleteId: string;
  /** For the day, if the guardian, or the adult athlete, wants the organiser to have it. */
  phone?: string | null;
}

export interface Registered {
  id: string;
  state: RegistrationState;
}

/**
 * Gets an athlete in line for an event: by themselves, or by a guardian, whose asking is the yes. A minor's own asking
 * holds the place until the guardian has answered.
 */
export const register = (actor: Actor, asked: Asked): Promise<Result<Registered, RegisterProblem>> =>
  takePlace(actor, asked, { walkIn: false });

/** On the day, for who came without a registration. There is no line then: a place, or none. */
export const registerOnTheDay = (actor: Actor, asked: Asked): Promise<Result<Registered, RegisterProblem>> =>
  takePlace(actor, asked, { walkIn: true });

async function takePlace(
  actor: Actor,
  asked: Asked,
  { walkIn }: { walkIn: boolean },
): Promise<Result<Registered, RegisterProblem>> {
  const counted = await spend(PER_ATHLETE, { account: asked.athleteId });
  if (!counted.ok) return counted;
  // Before the lock, under which everyone else waits.
  const [ticket, phoneSealed] = await Promise.all([newTicket(), asked.phone ? seal(asked.phone) : null]);
  return inTransaction(async () => {
    // Locks in one order everywhere: the club, the athlete, the event, its limits.
    const found = await findEvent(asked.eventId);
    if (!found || found.gone || !(await isTrusted(found))) return refuse("not_found");
    const athlete = await holdParticipant(asked.athleteId);
    if (!athlete || !belongsTo(actor, athlete)) return refuse("not_found");
    const subscriber = await hasPriority(asked.athleteId);
    const event = await lockPlaces(asked.eventId);
    if (!event) return refuse("not_found");
    const moment = now();
    const closed = walkIn ? closedOnTheDay(event, moment) : closedFor(event, { subscriber }, moment);
    if (closed) return refuse(closed);
    const decided = decidesFor(actor, athlete);
    if (walkIn && !decided) return refuse("not_found");
    const seat = seatOf(event, athlete, subscriber);
    if (!seat.ok) return refuse(seat.error);
    if (!decided && athlete.guardianUserIds.length === 0) return refuse("guardian_missing");
    const before = await rows.rowOf(event.id, asked.athleteId);
    if (before && isOpen(before.state)) return refuse("already_registered");
    if (before?.endReason === "removed") return refuse("removed");
    if (before?.endReason === "guardian_declined" && !decided) return refuse("guardian_declined");
    await settlePlaces(event, moment);
    const full = fullFor(placesOf(event, moment), await rows.takenSeats(event.id), seat.value);
    if (walkIn && full.length > 0) return refuse("full");
    const row = await write({
      before,
      event,
      asked,
      actor,
      athlete,
      seat: seat.value,
      ticket,
      phoneSealed: decided ? phoneSealed : null,
      walkIn,
      state: full.length > 0 ? "waiting" : decided ? "confirmed" : "awaiting_guardian",
      approved: decided,
      moment,
    });
    await audit(actor, decided ? "registration.entered" : "registration.asked", asked.athleteId);
    await tell(row, event, { decided });
    return ok({ id: row.id, state: row.state });
  });
}

const refuse = <const Code extends Exclude<RegisterProblem["code"], "too_many">>(code: Code) => err({ code });

/** A club that is closed takes nobody, and a trial needs one that staff have verified. */
async function isTrusted({ clubId, type }: RegistrationEvent): Promise<boolean> {
  if (!clubId) return true;
  const club = await lockTrust(clubId);
  return !club.closed && (club.verified || type !== "peneira");
}

interface NewPlace {
  before: rows.RegistrationRow | undefined;
  event: RegistrationEvent;
  asked: Asked;
  actor: Actor;
  athlete: Participant;
  seat: KnownSeat;
  ticket: Ticket;
  phoneSealed: string | null;
  walkIn: boolean;
  state: "waiting" | "confirmed" | "awaiting_guardian";
  approved: boolean;
  moment: Temporal.Instant;
}

/** Whoever comes back uses the row they had, at the end of the line. */
async function write(place: NewPlace): Promise<rows.RegistrationRow> {
  const { before, event, asked, actor, athlete, seat, ticket, phoneSealed, walkIn, state, approved, moment } =
    place;
  const heldUntil = state === "awaiting_guardian" ? heldForGuardian(event, moment) : null;
  const values = {
    ...seat,
    minor: athlete.minor,
    askedBy: userIdOf(actor),
    approvedBy: approved ? userIdOf(actor) : null,
    approvedAt: approved ? sql`now()` : null,
    phoneSealed,
    walkIn,
    heldUntil,
    turn: rows.NEW_TURN,
    acceptedChangeId: await lastChangeId(event.id),
    ...(state === "confirmed" && { ...ticket, number: before?.number ?? rows.nextNumber(event.id) }),
  };
  const row = before
    ? await rows.changeState(before.id, state, values)
    : await rows.insertRow({ eventId: event.id, athleteId: asked.athleteId, state, ...values });
  if (heldUntil) await settleAt(event.id, heldUntil);
  return row;
}

async function tell(
  row: rows.RegistrationRow,
  event: RegistrationEvent,
  { decided }: { decided: boolean },
): Promise<void> {
  if (!decided) return mails.guardianAsked(row, event);
  return row.state === "confirmed" ? mails.confirmed(row, event) : mails.waiting(row, event);
}
