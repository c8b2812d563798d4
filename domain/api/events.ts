import { z } from "zod";
import { EVENT_TYPES } from "#domain/events/vocabulary.ts";
import { address, picture } from "./values.ts";

export const eventSummary = z
  .strictObject({
    id: z.uuid(),
    url: address("A página do evento."),
    title: z.string(),
    type: z.enum(EVENT_TYPES),
    startsAt: z.iso.datetime().meta({ description: "Instante do início, em UTC." }),
    location: z.string(),
    place: z.string().nullable(),
    description: z.string().nullable(),
    maxParticipants: z.int().nullable(),
    imageUrl: picture(),
  })
  .meta({ id: "EventSummary" });

export const event = z
  .strictObject({
    ...eventSummary.shape,
    feeCents: z.int().meta({ description: "Taxa em centavos de real; zero é gratuito." }),
    reservedForSubscribers: z.int(),
    over: z.boolean(),
    organiser: z
      .strictObject({
        id: z.uuid(),
        url: z.url(),
        name: z.string(),
        logoUrl: picture(),
        verified: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: "Event" });

export type ApiEventSummary = z.infer<typeof eventSummary>;
export type ApiEvent = z.infer<typeof event>;
