import type { organiser } from "#server/clubs/clubs.server.ts";
import type { CardRow, DetailRow } from "./calendar-queries.ts";

export type EventCard = ReturnType<typeof toCard>;
export type EventDetail = ReturnType<typeof toDetail>;

export const toCard = (row: CardRow) => ({
  id: row.id,
  title: row.title,
  type: row.type,
  startsAt: row.startsAt.toString(),
  location: row.location,
  city: row.city,
  state: row.state,
  description: row.description,
  maxParticipants: row.maxParticipants,
  imageUrl: row.imageUrl,
});

type Organiser = Awaited<ReturnType<typeof organiser>>;

export const toDetail = (row: DetailRow, club: Organiser, now: Temporal.Instant) => ({
  ...toCard(row),
  feeCents: row.feeCents,
  reserved: row.reserved,
  over: Temporal.Instant.compare(row.startsAt, now) < 0,
  organiser: club && { id: club.id, name: club.name, logo: club.logo, verified: club.verified },
});
