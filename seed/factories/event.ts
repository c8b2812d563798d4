import { sceneUrl } from "#drawing/addresses.ts";
import { createRandom } from "#drawing/random.ts";
import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import * as events from "#server/events/staff.server.ts";
import type { NewEvent } from "#server/events/staff.server.ts";
import { now } from "#server/platform/clock.ts";
import { aVerifiedClub } from "./club.ts";
import { PLACES } from "./places.ts";
import { nextSeed } from "./seeds.ts";

type EventOverrides = Partial<NewEvent> & { seed?: string };
type MadeEvent = NewEvent & { id: string };

/** A pending event; nobody organises it unless told. */
export async function anEvent(overrides: EventOverrides = {}): Promise<MadeEvent> {
  const input = eventInput(overrides);
  return { ...input, ...expectOk(await events.create(SYSTEM, input)) };
}

/** In the public calendar, organised by a verified club. */
export async function anApprovedEvent(overrides: EventOverrides = {}): Promise<MadeEvent> {
  const clubId = overrides.clubId ?? (await aVerifiedClub()).id;
  const event = await anEvent({ ...overrides, clubId });
  expectOk(await events.approve(SYSTEM, event.id));
  return event;
}

export function eventInput({ seed = nextSeed("event"), ...given }: EventOverrides = {}): NewEvent {
  const random = createRandom(seed);
  const [city, state] = random.pick(PLACES);
  const type = given.type ?? random.pick(["campeonato", "peneira"] as const);
  return {
    title: `${type === "peneira" ? "Peneira" : "Copa"} de ${city}`,
    type,
    startsAt: now().add({ hours: 24 * random.int(5, 50) }),
    location: "Campo municipal",
    city,
    state,
    description: "Evento de teste.",
    maxParticipants: random.int(16, 80),
    reservedForSubscribers: 4,
    feeCents: 0,
    imageUrl: sceneUrl(seed, "estadio"),
    ...given,
  };
}
