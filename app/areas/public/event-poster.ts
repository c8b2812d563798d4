import { eventWhen } from "#domain/events/when.ts";
import { formatAddress } from "#domain/places.ts";
import type { EventDetail } from "#server/events/events.server.ts";
import { TYPE_LABELS } from "./components/events/event-text.ts";
import { stopWord } from "./event-standing.ts";

/** What the picture of an event's link says: nobody who comes, plays or organises. */
export const eventPoster = (event: EventDetail) => ({
  type: TYPE_LABELS[event.type],
  title: event.title,
  when: eventWhen({
    startsAt: Temporal.Instant.from(event.startsAt),
    endsAt: event.endsAt === null ? null : Temporal.Instant.from(event.endsAt),
    timeZone: event.timeZone,
  }),
  place: formatAddress(event),
  safe: event.checkCode !== null,
  state: stopWord(event),
});
