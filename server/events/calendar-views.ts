import { formatBRL } from "#domain/money.ts";
import { formatPlace } from "#domain/places.ts";
import { TIME_ZONE } from "#server/platform/clock.ts";
import type { CardRow, DetailRow } from "./calendar-queries.ts";

// Made once: making one costs more than all that it formats for a page.
const inBrasilia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE, ...options });
const MONTH = inBrasilia({ month: "long", year: "numeric" });
const DATE = inBrasilia({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const TIME = inBrasilia({ hour: "2-digit", minute: "2-digit" });

export type EventCard = ReturnType<typeof toCard>;
export type EventDetail = ReturnType<typeof toDetail>;

export function toCard(row: CardRow) {
  const when = row.startsAt.epochMilliseconds;
  const place = formatPlace(row.city, row.state);
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    startsAt: row.startsAt.toString(),
    /** novembro de 2026 */
    month: MONTH.format(when),
    /** sábado, 21 de novembro de 2026 */
    date: DATE.format(when),
    time: TIME.format(when),
    location: row.location,
    place,
    address: [row.location, place].filter(Boolean).join(", "),
    description: row.description,
    maxParticipants: row.maxParticipants,
    imageUrl: row.imageUrl,
  };
}

export function toDetail(row: DetailRow, now: Temporal.Instant) {
  return {
    ...toCard(row),
    feeCents: row.feeCents,
    fee: row.feeCents > 0 ? formatBRL(row.feeCents) : "gratuito",
    reserved: row.reserved,
    over: Temporal.Instant.compare(row.startsAt, now) < 0,
    organiser: row.clubId
      ? {
          id: row.clubId,
          name: row.clubName ?? "",
          logoUrl: row.clubLogo,
          verified: row.clubVerified ?? false,
        }
      : null,
  };
}
