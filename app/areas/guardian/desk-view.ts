import { formatDateTime, formatDay } from "#domain/date-time.ts";
import { groupBy } from "#domain/group-by.ts";
import type { Desk } from "#server/messages/guardian-desk.server.ts";

export type DeskView = ReturnType<typeof deskView>;

/** What waits, with times as text and the athlete beside each item. */
export function deskView({ contacts, media, changes, links, undecided, athletes }: Desk) {
  const known = new Map(athletes.map(({ id, name, photo }) => [id, { name, photo }]));
  const athleteOf = (id: string) => known.get(id) ?? { name: "Atleta", photo: null };
  return {
    contacts: contacts.map(({ id, club, scoutName, message, athleteId, createdAt }) => ({
      id,
      club: { name: club.name, verified: club.verified },
      scoutName,
      message,
      athlete: athleteOf(athleteId),
      at: formatDateTime(createdAt),
    })),
    media: [...groupBy(media, ({ athleteId }) => athleteId)].map(([id, items]) => ({
      athlete: { id, name: athleteOf(id).name },
      items: items.map(({ id: itemId, kind, title, seconds, playable, picture }) => ({
        id: itemId,
        kind,
        title,
        seconds,
        playable,
        picture,
      })),
    })),
    changes: changes.map(({ id, athleteId, field, value, current, pictures, askedAt }) => ({
      id,
      field,
      value,
      current,
      pictures,
      athlete: athleteOf(athleteId),
      at: formatDay(askedAt),
    })),
    links: links.map(({ athleteId, clubId, clubName, askedAt }) => ({
      athleteId,
      clubId,
      clubName,
      athlete: athleteOf(athleteId),
      at: formatDay(askedAt),
    })),
    undecided: undecided.map(({ id, name, photo }) => ({ id, name, photo })),
  };
}
