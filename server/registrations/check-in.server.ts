import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { firstName } from "#domain/person-name.ts";
import type { Entry, EntryResult, Roster, ScansAnswer } from "#domain/registrations/check-in.ts";
import { endOf, erasesRosterAt } from "#domain/registrations/times.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { names } from "#server/athletes/athletes.server.ts";
import type { RegistrationEvent } from "#server/events/events.ts";
import { now } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import * as rows from "./check-in-rows.ts";
import { organisedEvent } from "./organised.ts";

/** A phone may be without signal for days; a clock that is further off is wrong. */
const OLDEST_READING_HOURS = 24 * 40;

interface Gate {
  roster: Roster;
  timeZone: string;
}

/** The list for a phone at the gate, for whoever organises the event. Empty once phones have to forget it. */
export async function rosterOf(actor: Actor, eventId: string): Promise<Result<Gate, "not_found">> {
  const event = await organisedEvent(actor, eventId);
  if (!event) return err("not_found");
  return ok({ roster: await rosterFor(event), timeZone: event.timeZone });
}

/**
 * Takes the readings of a phone, also long after they were made, and says of each what it was worth. A reading that is
 * sent twice is one. The first that reaches us counts, whatever the phones' clocks say.
 */
export async function recordScans(
  actor: Actor,
  eventId: string,
  entries: readonly Entry[],
): Promise<Result<ScansAnswer, "not_found">> {
  const event = await organisedEvent(actor, eventId);
  if (!event) return err("not_found");
  const results = await inTransaction(() => record(actor, event, entries));
  const heardAt = inBrowsers(now());
  return ok({
    results: results.map((result) => ({ ...result, heardAt })),
    roster: await rosterFor(event),
  });
}

async function record(
  actor: Actor,
  event: RegistrationEvent,
  entries: readonly Entry[],
): Promise<Omit<EntryResult, "heardAt">[]> {
  if (entries.length === 0) return [];
  const received = now();
  const confirmed = await rows.lockConfirmed(
    event.id,
    entries.map(({ person }) => person),
  );
  const valid = entries.filter(({ person }) => confirmed.has(person));
  await rows.insertReadings(
    valid.map((entry) => ({ ...entry, at: readingTime(entry.at, received) })),
    userIdOf(actor),
  );
  const written = await rows.writtenReadings(entries.map(({ id }) => id));
  const firsts = await rows.firstReadings(event.id);
  return entries.map(({ id, person }) => {
    const reading = written.get(id);
    // Written before its registration was cancelled, it stays what it was.
    if (reading?.registrationId !== person) return { id, answer: "void", first: null };
    const first = firsts.get(person);
    // Sent again, it does not bring back who was taken out.
    if (reading.undone || !first) return { id, answer: "undone", first: null };
    return {
      id,
      answer: first.id === id ? "ok" : "again",
      first: enteredBy(first),
    };
  });
}

/** What the phone says, unless its clock cannot be right. */
function readingTime(at: string, received: Temporal.Instant): Temporal.Instant {
  const read = Temporal.Instant.from(at);
  const hours = received.since(read).total("hours");
  return hours < 0 || hours > OLDEST_READING_HOURS ? received : read;
}

async function rosterFor(event: RegistrationEvent): Promise<Roster> {
  const [takenAt, eraseAfter] = [now(), erasesRosterAt(event)];
  const head = {
    eventId: event.id,
    title: event.title,
    endsAt: inBrowsers(endOf(event)),
    eraseAfter: inBrowsers(eraseAfter),
    takenAt: inBrowsers(takenAt),
  };
  if (Temporal.Instant.compare(takenAt, eraseAfter) >= 0) return { ...head, people: [], voided: [] };
  const [tickets, firsts] = await Promise.all([rows.ticketRows(event.id), rows.firstReadings(event.id)]);
  const valid = tickets.filter(({ state }) => state === "confirmed");
  const known = await names(valid.map(({ athleteId }) => athleteId));
  return {
    ...head,
    people: valid.flatMap(({ id, athleteId, number, category, ticketHash }) => {
      const name = known.get(athleteId);
      if (name === undefined || number === null || ticketHash === null) return [];
      const first = firsts.get(id);
      const entered = first ? enteredBy(first) : null;
      return [{ id, hash: ticketHash, name: firstName(name), number, category, entered }];
    }),
    voided: tickets.flatMap(({ state, stateAt, ticketHash }) =>
      state === "confirmed" || ticketHash === null
        ? []
        : [{ hash: ticketHash, on: stateAt.toZonedDateTimeISO(event.timeZone).toPlainDate().toString() }],
    ),
  };
}

const enteredBy = ({ at, gate }: { at: Temporal.Instant; gate: string }) => ({ at: inBrowsers(at), gate });

/** With as many digits as every browser's `Date` reads. */
const inBrowsers = (instant: Temporal.Instant): string => instant.toString({ fractionalSecondDigits: 3 });
