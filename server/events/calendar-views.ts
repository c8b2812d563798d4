import type { EventLimit } from "#domain/events/event-fields.ts";
import { heldNotice } from "#domain/events/held-notice.ts";
import { mapLink } from "#domain/events/map-link.ts";
import { inSchoolHours } from "#domain/events/remarks.ts";
import type { CardRow, DetailRow } from "./calendar-queries.ts";
import type { ShownOrganiser } from "./organisers.ts";

export type EventCard = ReturnType<typeof toCard>;
export type EventDetail = ReturnType<typeof toDetail>;

export const toCard = (row: CardRow) => ({
  id: row.id,
  title: row.title,
  type: row.type,
  startsAt: row.startsAt.toString(),
  /** The venue's: its day and hour are the ones to be shown. */
  timeZone: row.timeZone,
  location: row.location,
  city: row.city,
  state: row.state,
  description: row.description,
  maxParticipants: row.maxParticipants,
  feeCents: row.feeCents,
  /** The drawing that stands for it, and its own picture, which is shown instead. */
  imageUrl: row.imageUrl,
  picture: row.picture,
});

export const toDetail = (
  row: DetailRow,
  organiser: ShownOrganiser | null,
  limits: readonly EventLimit[],
  now: Temporal.Instant,
) => ({
  ...toCard(row),
  endsAt: text(row.endsAt),
  mapLink: mapLink(row),
  /** Its tabs are the championship's. */
  championshipId: row.championshipId,
  modality: row.modality,
  bring: row.bring,
  reserved: row.reserved,
  reservedUntil: text(row.reservedUntil),
  openToAllAt: text(row.openToAllAt),
  /** Nobody registers after it: when it starts, unless its organiser said earlier. */
  registrationEndsAt: (row.registrationEndsAt ?? row.startsAt).toString(),
  feedbackDays: row.feedbackDays,
  categories: limits
    .filter(({ kind }) => kind === "category")
    .map(({ name, bornFrom, size }) => ({ name, bornFrom, size })),
  positions: limits.filter(({ kind }) => kind === "position").map(({ name, size }) => ({ name, size })),
  over: Temporal.Instant.compare(row.startsAt, now) < 0,
  held: row.heldAt !== null,
  heldNotice: row.heldAt === null ? null : heldNotice(row.stateReason),
  cancelled: row.approval === "cancelled",
  /** Why it was cancelled. What staff wrote to the organiser is nobody else's. */
  cancelReason: row.approval === "cancelled" ? row.stateReason : null,
  schoolHours: inSchoolHours(row),
  /** Of the page that confirms a trial: only trials of verified clubs have one. */
  checkCode: isSafeTrial(row, organiser) ? row.checkCode : null,
  organiser: organiser && { ...organiser, verifiedSince: text(organiser.verifiedSince) },
});

/** The seal stands for a club that a person verified, on an event that a person approved. */
const isSafeTrial = ({ type }: DetailRow, organiser: ShownOrganiser | null): boolean =>
  type === "peneira" && organiser?.kind === "club" && organiser.verified;

const text = (instant: Temporal.Instant | null): string | null => instant && instant.toString();
