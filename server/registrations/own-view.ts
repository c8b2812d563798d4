import type { Actor } from "#domain/identity/actor.ts";
import { changeToAccept } from "#domain/registrations/event-change.ts";
import { decidesFor } from "#domain/athletes/policy.ts";
import { closedFor, isSelf } from "#domain/registrations/policy.ts";
import { readsEvaluation } from "#domain/registrations/reading.ts";
import { whyWaiting } from "#domain/registrations/seating.ts";
import { isOpen } from "#domain/registrations/states.ts";
import { isOver } from "#domain/registrations/times.ts";
import type { Participant } from "#server/athletes/responsible.server.ts";
import { contactClubs, type ContactClub } from "#server/clubs/trust.ts";
import { changesOf, findEvents, type EventChange, type RegistrationEvent } from "#server/events/events.ts";
import * as identity from "#server/identity/identity.server.ts";
import { now } from "#server/platform/clock.ts";
import { firstReadingsOf } from "./check-in-rows.ts";
import { sentAnswers } from "./evaluation-rows.ts";
import * as rows from "./rows.ts";
import { placesOf } from "./settle.ts";

export type OwnRegistration = ReturnType<typeof toOwn>;
type Why = ReturnType<typeof whyWaiting>;

/** Registrations as the family sees them. What belongs to a deleted profile is left out. */
export async function viewsOf(
  actor: Actor,
  found: readonly rows.RegistrationRow[],
  athletes: ReadonlyMap<string, Participant>,
): Promise<OwnRegistration[]> {
  if (found.length === 0) return [];
  const eventIds = found.map(({ eventId }) => eventId);
  const [events, changes] = await Promise.all([findEvents(eventIds), changesOf(eventIds)]);
  const ids = found.map(({ id }) => id);
  const [clubs, names, reasons, readings, answers] = await Promise.all([
    contactClubs([...events.values()].flatMap(({ clubId }) => clubId ?? [])),
    identity.names([...athletes.values()].flatMap(({ guardianUserIds }) => guardianUserIds)),
    whyEachWaits(found, events),
    firstReadingsOf(ids),
    sentAnswers(ids),
  ]);
  return found.flatMap((row) => {
    const [event, athlete] = [events.get(row.eventId), athletes.get(row.athleteId)];
    if (!event || !athlete) return [];
    const known = {
      event,
      athlete,
      club: (event.clubId && clubs.get(event.clubId)) || null,
      changes: changes.get(event.id) ?? [],
      why: reasons.get(row.id) ?? null,
      entered: readings.get(row.id)?.at ?? null,
      answer: answers.get(row.id) ?? null,
      guardians: athlete.guardianUserIds.flatMap((id) => names.get(id) ?? []),
    };
    return [toOwn(actor, row, known, now())];
  });
}

interface Known {
  event: RegistrationEvent;
  athlete: Participant;
  club: ContactClub | null;
  changes: readonly EventChange[];
  why: Why | null;
  entered: Temporal.Instant | null;
  answer: { readAt: Temporal.Instant | null } | null;
  guardians: readonly string[];
}

function toOwn(
  actor: Actor,
  row: rows.RegistrationRow,
  { event, athlete, club, changes, why, entered, answer, guardians }: Known,
  moment: Temporal.Instant,
) {
  const decides = decidesFor(actor, athlete);
  const over = isOver(event, moment);
  const goesOn = isOpen(row.state) && !over && entered === null;
  const takesAnswers = goesOn && event.approval === "approved" && !event.held && !event.gone;
  const unapproved = row.approvedAt === null;
  const asksFamily = row.state === "awaiting_guardian" || (row.state === "waiting" && unapproved);
  const change = goesOn ? changeToAccept(changes, row.acceptedChangeId) : null;
  return {
    id: row.id,
    athlete: { id: row.athleteId, name: athlete.name, self: isSelf(actor, athlete), minor: athlete.minor },
    /** Who answers for a minor, by name. */
    guardians,
    state: row.state,
    stateAt: row.stateAt,
    endReason: row.endReason,
    heldUntil: row.heldUntil,
    approved: !unapproved,
    category: row.category,
    positionGroup: row.positionGroup,
    number: row.number,
    walkIn: row.walkIn,
    why,
    /** When the ticket was read at the gate: from then on there is nothing left to decide. */
    entered,
    /** What the organiser wrote after a trial; a minor's guardian reads it first. */
    answer:
      answer &&
      (readsEvaluation(actor, athlete, answer) ? ("readable" as const) : ("guardian_first" as const)),
    change,
    event: {
      id: event.id,
      title: event.title,
      type: event.type,
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      timeZone: event.timeZone,
      location: event.location,
      city: event.city,
      state: event.state,
      feeCents: event.feeCents,
      organiser: club && { name: club.name, verified: club.verified && !club.hidden && !club.left },
      cancelled: event.approval === "cancelled",
      /** Why, in the organiser's words, where the event's page says it too. */
      cancelReason: event.approval === "cancelled" && !event.gone ? event.stateReason : null,
      held: event.held,
      /** Off every page: hidden, or of a club that is. */
      gone: event.gone,
      over,
    },
    may: {
      approve: decides && takesAnswers && asksFamily,
      accept: decides && takesAnswers && row.state === "offered",
      decline: decides && goesOn && (asksFamily || row.state === "offered"),
      acceptChange: decides && change !== null,
      leave: goesOn,
      remind: !decides && takesAnswers && asksFamily,
      register:
        !isOpen(row.state) &&
        !event.gone &&
        // The page to register tells those without a plan from when on they can.
        closedFor(event, { subscriber: true }, moment) === null &&
        row.endReason !== "removed" &&
        (decides || row.endReason !== "guardian_declined"),
    },
  };
}

/** For those who wait: what is full, and who comes before them. */
async function whyEachWaits(
  found: readonly rows.RegistrationRow[],
  events: ReadonlyMap<string, RegistrationEvent>,
): Promise<Map<string, Why>> {
  const waiting = found.filter(({ state }) => state === "waiting");
  const reasons = new Map<string, Why>();
  for (const eventId of new Set(waiting.map((row) => row.eventId))) {
    const event = events.get(eventId);
    if (!event) continue;
    const [taken, line] = await Promise.all([rows.takenSeats(eventId), rows.lineOf(eventId)]);
    const places = placesOf(event, now());
    for (const row of waiting.filter((one) => one.eventId === eventId))
      reasons.set(row.id, whyWaiting(places, taken, line, row));
  }
  return reasons;
}
