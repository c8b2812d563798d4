import { z } from "zod";
import { limitKey } from "#domain/events/places-taken.ts";
import {
  changesOf,
  eventCancelled,
  eventChanged,
  eventHeld,
  eventReleased,
  findEvents,
  limitsChanged,
  lockPlaces,
  seatsTaken,
} from "#server/events/events.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import * as mails from "./event-mails.ts";
import * as rows from "./rows.ts";
import { settlePlaces } from "./settle.ts";

// What happens to an event reaches everyone who is registered. Hundreds may be: a job writes to them.

const TOLD = ["changed", "cancelled", "held", "released"] as const;

eventChanged.on(async ({ eventId, changeId }) => {
  await enqueue(tellRegistered, { eventId, what: "changed", changeId });
  await settle(eventId);
});

eventCancelled.on(async ({ eventId }) => {
  await rows.endAll(eventId, "event_cancelled");
  await enqueue(tellRegistered, { eventId, what: "cancelled" });
});

eventHeld.on(async ({ eventId }) => void (await enqueue(tellRegistered, { eventId, what: "held" })));

eventReleased.on(async ({ eventId }) => {
  await enqueue(tellRegistered, { eventId, what: "released" });
  await settle(eventId);
});

limitsChanged.on(({ eventId }) => settle(eventId));

seatsTaken.countBy(async (eventId) => {
  const byLimit = new Map<string, number>();
  let total = 0;
  for (const { category, positionGroup, count } of await rows.takenSeats(eventId)) {
    total += count;
    const keys = [limitKey({ kind: "position", name: positionGroup })];
    if (category !== null) keys.push(limitKey({ kind: "category", name: category }));
    for (const key of keys) byLimit.set(key, (byLimit.get(key) ?? 0) + count);
  }
  return { total, byLimit };
});

/** More places, or another day to offer them for: whoever waits does not wait for the next look. */
async function settle(eventId: string): Promise<void> {
  const event = await lockPlaces(eventId);
  if (event) await settlePlaces(event);
}

export const tellRegistered = defineJob({
  name: "tell-registered",
  schema: z.object({ eventId: z.uuid(), what: z.enum(TOLD), changeId: z.uuid().optional() }),
  async handle({ eventId, what, changeId }, { id }) {
    const event = (await findEvents([eventId])).get(eventId);
    if (!event) return;
    if (what === "cancelled") {
      for (const row of await rows.endedByCancelling(eventId)) await mails.cancelled(row, event);
      return;
    }
    const change = (await changesOf([eventId])).get(eventId)?.find((one) => one.id === changeId);
    for (const row of await rows.openRowsOf(eventId)) {
      if (what === "held") await mails.held(row, event, id);
      if (what === "released") await mails.released(row, event, id);
      if (change) await mails.changed(row, event, change);
    }
  },
});
