import type { ApiEvent, ApiEventSummary } from "#domain/api/events.ts";
import { imageAddress } from "#domain/media/picture.ts";
import { formatPlace } from "#domain/places.ts";
import type { EventCard, EventDetail } from "#server/events/events.server.ts";
import { publicPictureUrl, publicUrl } from "#server/platform/config/site.server.ts";
import { pictureUrl } from "./video-json.ts";

export const eventSummaryJson = (event: EventCard): ApiEventSummary => ({
  id: event.id,
  url: publicUrl(`/campeonatos/${event.id}`),
  title: event.title,
  type: event.type,
  startsAt: event.startsAt,
  location: event.location,
  place: formatPlace(event),
  description: event.description,
  maxParticipants: event.maxParticipants,
  imageUrl: publicPictureUrl(imageAddress(event)),
});

export const eventJson = (event: EventDetail): ApiEvent => ({
  ...eventSummaryJson(event),
  feeCents: event.feeCents,
  reservedForSubscribers: event.reserved,
  over: event.over,
  organiser: event.organiser?.kind === "club" ? clubJson(event.organiser) : null,
});

const clubJson = ({ id, name, logo, verified }: Extract<EventDetail["organiser"], { kind: "club" }>) => ({
  id,
  url: publicUrl(`/clube/${id}`),
  name,
  logoUrl: pictureUrl(logo),
  verified,
});
