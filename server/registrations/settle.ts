import { z } from "zod";
import { fullFor, nextInLine, type Places } from "#domain/registrations/seating.ts";
import { deadlineOf, heldForOffer } from "#domain/registrations/times.ts";
import { lockPlaces, type RegistrationEvent } from "#server/events/events.ts";
import { now } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import * as mails from "./mails.ts";
import * as rows from "./rows.ts";

/** What the event has to give at this moment. */
export function placesOf(event: RegistrationEvent, moment: Temporal.Instant): Places {
  const keptUntil = event.reservedUntil ?? deadlineOf(event);
  const kept = Temporal.Instant.compare(moment, keptUntil) < 0;
  return { size: event.size, reserved: kept ? event.reserved : 0, limits: event.limits };
}

/**
 * Under the lock of the event's places: what was held too long is free again, and in the same transaction it is offered
 * to the next who fits all limits. Afterwards nobody waits who could have a place.
 */
export async function settlePlaces(event: RegistrationEvent, moment = now()): Promise<void> {
  for (const row of await rows.lapse(event.id, moment)) await mails.lapsed(row, event);
  if (Temporal.Instant.compare(moment, event.startsAt) >= 0) return rows.endLine(event.id);
  if (!givesPlaces(event)) return;
  const until = heldForOffer(event, moment);
  const places = placesOf(event, moment);
  const taken = await rows.takenSeats(event.id);
  const kinds = await rows.kindsInLine(event.id);
  if (!kinds.some((kind) => fullFor(places, taken, kind).length === 0)) return;
  for (const person of nextInLine(places, taken, await rows.lineOf(event.id))) {
    const offered = await rows.changeState(person.id, "offered", { heldUntil: until });
    await mails.offered(offered, event);
  }
  await settleAt(event.id, until);
}

const givesPlaces = ({ approval, held, gone }: RegistrationEvent): boolean =>
  approval === "approved" && !held && !gone;

/** Something ends at this moment: whoever comes next must not wait until somebody looks. */
export const settleAt = (eventId: string, runAt: Temporal.Instant): Promise<string> =>
  enqueue(settleEvent, { eventId }, { runAt, dedupeKey: `${eventId} ${runAt.epochMilliseconds}` });

export const settleEvent = defineJob({
  name: "settle-event",
  schema: z.object({ eventId: z.uuid() }),
  async handle({ eventId }) {
    await inTransaction(async () => {
      const event = await lockPlaces(eventId);
      if (event) await settlePlaces(event);
    });
  },
});

/** For what no job was made for, such as kept places that everyone may have from a moment on. */
export const settleEvents = defineJob({
  name: "settle-events",
  schema: z.object({}),
  async handle() {
    for (const eventId of await rows.eventsToSettle(now()))
      await enqueue(settleEvent, { eventId }, { dedupeKey: eventId });
  },
  schedule: { cron: "*/10 * * * *", data: {} },
});
