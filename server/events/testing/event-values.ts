import type { EventValues } from "#domain/events/event-fields.ts";
import { now } from "#server/platform/clock.ts";

/** A complete peneira three weeks from now, as its form says it. */
export function eventValues(given: Partial<EventValues> = {}): EventValues {
  const startsAt = now()
    .add({ hours: 24 * 21 })
    .round("minute");
  return {
    type: "peneira",
    title: "Peneira de teste",
    modality: null,
    startsAt,
    endsAt: startsAt.add({ hours: 4 }),
    timeZone: "America/Bahia",
    location: "Campo do clube",
    city: "Salvador",
    state: "BA",
    mapUrl: null,
    description: "Dois tempos de quarenta minutos.",
    bring: "Chuteira e documento.",
    feeCents: 0,
    maxParticipants: 60,
    reservedForSubscribers: 10,
    reservedUntil: null,
    openToAllAt: null,
    registrationEndsAt: null,
    feedbackDays: 7,
    limits: [
      { kind: "category", name: "Sub-15", bornFrom: 2011, size: 40 },
      { kind: "category", name: "Sub-17", bornFrom: 2009, size: null },
      { kind: "position", name: "Goleiro", bornFrom: null, size: 6 },
    ],
    scene: "treino",
    ...given,
  };
}
