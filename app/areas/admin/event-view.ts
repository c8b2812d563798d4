import { standingOf } from "#app/event-words.ts";
import { formatDateTime, formatDay } from "#domain/date-time.ts";
import { localParts } from "#domain/events/local-time.ts";
import { formatBRL } from "#domain/money.ts";
import { formatPlace } from "#domain/places.ts";
import type { EventForStaff } from "#server/events/staff/read.server.ts";

/** What the form of an event holds when it is opened, on the clock of its place. */
export function eventFormValues(event: EventForStaff): Record<string, string> {
  const { values, timeZone, type, place, maxParticipants, registrationEndsAt } = event;
  const deadline = registrationEndsAt && localParts(registrationEndsAt, timeZone);
  const start = localParts(values.startsAt, timeZone);
  const end = values.endsAt && localParts(values.endsAt, timeZone);
  return {
    title: values.title,
    location: values.location,
    description: values.description ?? "",
    bring: values.bring ?? "",
    fee: values.feeCents === 0 ? "" : formatBRL(values.feeCents).replace(/^R\$\s*/u, ""),
    startDate: start.date,
    startTime: start.time,
    endDate: end?.date ?? "",
    endTime: end?.time ?? "",
    type,
    city: formatPlace(place) ?? "",
    capacity: maxParticipants === null ? "" : String(maxParticipants),
    deadlineDate: deadline?.date ?? "",
    deadlineTime: deadline?.time ?? "",
  };
}

/** An event's page for staff, as text. */
export const toEventView = (event: EventForStaff) => ({
  id: event.id,
  type: event.type,
  title: event.values.title,
  standing: standingOf(event),
  approved: event.approval === "approved",
  stateReason: event.stateReason,
  stopped: event.held || event.hidden,
  starts: formatDateTime(event.values.startsAt, event.timeZone),
  ends: event.values.endsAt && formatDateTime(event.values.endsAt, event.timeZone),
  location: event.values.location,
  place: formatPlace(event.place),
  fee: event.values.feeCents === 0 ? "Gratuito" : formatBRL(event.values.feeCents),
  places:
    event.maxParticipants === null
      ? `${event.registered} inscritos, sem limite`
      : `${event.registered} de ${event.maxParticipants}`,
  description: event.values.description,
  bring: event.values.bring,
  organiser: event.organiser,
  championshipId: event.championshipId,
  reviewId: event.reviewId,
  mayEdit: event.mayEdit,
  mayCancel: event.mayCancel,
  mayDelete: event.mayDelete,
  createdOn: formatDay(event.createdAt),
  deletedAt: event.deletedAt && formatDateTime(event.deletedAt),
});

export type EventView = ReturnType<typeof toEventView>;
