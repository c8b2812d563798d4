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

export const toDetail = (row: DetailRow, now: Temporal.Instant) => ({
  ...toCard(row),
  feeCents: row.feeCents,
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
});
