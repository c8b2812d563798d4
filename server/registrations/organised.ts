import type { Actor } from "#domain/identity/actor.ts";
import { organises, partsOf, type EventParts } from "#domain/registrations/policy.ts";
import { findEvent, type RegistrationEvent } from "#server/events/events.ts";

/** The event, for whoever organises it. What staff took off every page is closed to its organiser too. */
export async function organisedEvent(actor: Actor, id: string): Promise<RegistrationEvent | null> {
  const event = await findEvent(id);
  return event && !event.gone && organises(actor, event) ? event : null;
}

/** The same where everyone who came is owed an answer: a trial. */
export async function organisedTrial(actor: Actor, id: string): Promise<RegistrationEvent | null> {
  const event = await organisedEvent(actor, id);
  return event?.type === "peneira" ? event : null;
}

/** What every page about an event says of it. */
export interface EventHead {
  id: string;
  title: string;
  /** Only who came to a trial is owed an answer. */
  trial: boolean;
  /** Which pages it has. */
  parts: EventParts;
}

export const headOf = (event: RegistrationEvent): EventHead => ({
  id: event.id,
  title: event.title,
  trial: event.type === "peneira",
  parts: partsOf(event),
});
