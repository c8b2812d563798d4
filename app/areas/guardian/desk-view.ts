import { appearanceView } from "#app/components/media/appearances.ts";
import { eventFacts } from "#app/components/registrations/registration-view.ts";
import { formatDateTime, formatDay } from "#domain/date-time.ts";
import { momentText } from "#domain/events/when.ts";
import { groupBy } from "#domain/group-by.ts";
import { PURPOSES } from "#domain/messages/purposes.ts";
import { now } from "#server/platform/clock.server.ts";
import type { Desk } from "#server/registrations/guardian-desk.server.ts";

export type DeskView = ReturnType<typeof deskView>;
export type MediaView = ReturnType<typeof mediaView>;

/** What waits, with times as text and the athlete beside each item. */
export function deskView({
  contacts,
  media,
  appearances,
  changes,
  links,
  testimonials,
  registrations,
  undecided,
  athletes,
}: Desk) {
  const known = new Map(athletes.map(({ id, name, photo }) => [id, { name, photo }]));
  const athleteOf = (id: string) => known.get(id) ?? { name: "Atleta", photo: null };
  return {
    contacts: contacts.map(
      ({ id, club, scoutName, cardCode, purpose, message, athleteId, createdAt, expiresAt }) => ({
        id,
        club: { name: club.name, verified: club.verified },
        scoutName,
        cardCode,
        purpose: PURPOSES[purpose],
        until: formatDay(expiresAt),
        message,
        athlete: athleteOf(athleteId),
        at: formatDateTime(createdAt),
      }),
    ),
    media: [...groupBy(media, ({ athleteId }) => athleteId)].map(([id, items]) => ({
      athlete: { id, ...athleteOf(id) },
      items: items.map(mediaView),
    })),
    appearances: [...groupBy(appearances, ({ athleteId, club }) => `${athleteId} ${club.id}`)].map(
      ([id, [first, ...others]]) => ({
        id,
        athlete: { id: first!.athleteId, ...athleteOf(first!.athleteId) },
        club: first!.club,
        items: [first!, ...others].map((one) => appearanceView(one).item),
      }),
    ),
    changes: changes.map(({ id, athleteId, field, value, current, pictures, askedAt }) => ({
      id,
      field,
      value,
      current,
      pictures,
      athlete: athleteOf(athleteId),
      at: formatDay(askedAt),
    })),
    links: links.map(({ athleteId, clubId, clubName, askedBy, scoutName, askedAt }) => ({
      athleteId,
      clubId,
      clubName,
      askedBy,
      scoutName,
      athlete: athleteOf(athleteId),
      at: formatDay(askedAt),
    })),
    testimonials: testimonials.map(({ id, athleteId, club, message }) => ({
      id,
      club,
      message,
      athlete: athleteOf(athleteId),
    })),
    registrations: registrations.map((own) => ({
      id: own.id,
      athlete: athleteOf(own.athlete.id),
      event: eventFacts(own),
      held: own.heldUntil && momentText(own.heldUntil, own.event.timeZone, now()),
      offered: own.may.accept,
    })),
    undecided: undecided.map(({ id, name, photo }) => ({ id, name, photo })),
  };
}

/** A photo or video that waits, as the pages show it. */
export const mediaView = ({ id, kind, title, seconds, playable, picture }: Desk["media"][number]) => ({
  id,
  kind: kind === "video" ? ("video" as const) : ("photo" as const),
  title,
  durationSeconds: seconds,
  playable,
  picture,
});
