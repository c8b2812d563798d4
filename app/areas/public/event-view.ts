import { imageAddress, pictureAddress } from "#domain/media/picture.ts";
import { formatAddress } from "#domain/places.ts";
import type { EventCard, EventDetail } from "#server/events/events.server.ts";

/** An event with the texts of its page. For loaders: browsers spell dates in other ways than the server. */
export function toEventView<T extends EventCard>(event: T) {
  const when = Date.parse(event.startsAt);
  const { month, date, time } = formatsIn(event.timeZone);
  return {
    ...event,
    /** novembro de 2026 */
    month: month.format(when),
    /** sábado, 21 de novembro de 2026 */
    date: date.format(when),
    time: time.format(when),
    address: formatAddress(event),
    image: imageOf(event),
  };
}

export type EventCardView = ReturnType<typeof toEventView<EventCard>>;
export type EventDetailView = ReturnType<typeof toEventView<EventDetail>>;

/** Where the picture is, or the drawing that stands for it. */
export function imageOf({
  picture,
  imageUrl,
}: Pick<EventCard, "picture" | "imageUrl">): { src: string; srcSet?: string } | null {
  const src = imageAddress({ picture, imageUrl });
  if (src === null) return null;
  return picture && !picture.drawing
    ? {
        src,
        srcSet: picture.widths
          .map((width) => `${pictureAddress(picture.id, width, "webp")} ${width}w`)
          .join(", "),
      }
    : { src };
}

// Made once for each of Brazil's zones: making one costs more than all that it formats for a page.
const made = new Map<string, ReturnType<typeof makeFormats>>();

function formatsIn(timeZone: string) {
  const known = made.get(timeZone) ?? makeFormats(timeZone);
  made.set(timeZone, known);
  return known;
}

function makeFormats(timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("pt-BR", { timeZone, ...options });
  return {
    month: format({ month: "long", year: "numeric" }),
    date: format({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    time: format({ hour: "2-digit", minute: "2-digit" }),
  };
}
