import type { EventDetailView } from "../../event-view.ts";
import type { StructuredData } from "#app/page-meta.ts";

/** An event's page for machines: what it shows, nothing more. */
export const structuredEvent = (event: EventDetailView, url: string): StructuredData => ({
  "@type": "SportsEvent",
  name: event.title,
  url,
  sport: "Futebol",
  description: event.description ?? undefined,
  startDate: event.startsAt,
  endDate: event.endsAt ?? undefined,
  eventStatus: `https://schema.org/${event.cancelled ? "EventCancelled" : "EventScheduled"}`,
  eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
  location: { "@type": "Place", name: event.location ?? event.address, address: event.address },
  image: event.image ? new URL(event.image.src, url).href : undefined,
  maximumAttendeeCapacity: event.maxParticipants ?? undefined,
  organizer: event.organiser
    ? {
        "@type": "SportsOrganization",
        name: event.organiser.name,
        url: event.organiser.kind === "club" ? new URL(`/clube/${event.organiser.id}`, url).href : undefined,
      }
    : undefined,
  offers: { "@type": "Offer", url, price: (event.feeCents / 100).toFixed(2), priceCurrency: "BRL" },
});
