import type { SeatsTaken } from "#domain/events/places-taken.ts";
import { signal } from "#server/platform/signal.ts";

/** Date, place or fee of an approved event changed: whoever is registered hears of it. */
export const eventChanged = signal<{ eventId: string; changeId: string }>();

export const eventCancelled = signal<{ eventId: string; reason: string }>();

/** Nobody new registers until it is released. */
export const eventHeld = signal<{ eventId: string }>();
export const eventReleased = signal<{ eventId: string }>();

/** There may be more places than before. Told in the transaction that holds the event's row. */
export const limitsChanged = signal<{ eventId: string }>();

type CountSeats = (eventId: string) => Promise<SeatsTaken>;

const NOBODY: CountSeats = async () => ({ total: 0, byLimit: new Map() });
let count = NOBODY;

/** How many have a place. Registrations lie above events, so that they say how to count; asked with the event locked. */
export const seatsTaken = {
  /** Returns how it was counted before. */
  countBy(counting: CountSeats): CountSeats {
    const before = count;
    count = counting;
    return before;
  },
  of: (eventId: string): Promise<SeatsTaken> => count(eventId),
};
