import { TIME_ZONE } from "#domain/date-time.ts";
import { formatAddress } from "#domain/places.ts";
import type { EventCard, EventDetail } from "#server/events/events.server.ts";

// Made once: making one costs more than all that it formats for a page.
const inBrasilia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE, ...options });
const MONTH = inBrasilia({ month: "long", year: "numeric" });
const DATE = inBrasilia({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const TIME = inBrasilia({ hour: "2-digit", minute: "2-digit" });

/** An event with the texts of its page. For loaders: browsers spell dates in other ways than the server. */
export function toEventView<T extends EventCard>(event: T) {
  const when = Date.parse(event.startsAt);
  return {
    ...event,
    /** novembro de 2026 */
    month: MONTH.format(when),
    /** sábado, 21 de novembro de 2026 */
    date: DATE.format(when),
    time: TIME.format(when),
    address: formatAddress(event),
  };
}

export type EventCardView = ReturnType<typeof toEventView<EventCard>>;
export type EventDetailView = ReturnType<typeof toEventView<EventDetail>>;
