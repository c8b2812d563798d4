import type { EventType } from "#domain/events/vocabulary.ts";
import { toCalendarFile } from "#domain/events/ics.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { now, TIME_ZONE, today } from "#server/platform/clock.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import * as queries from "./calendar-queries.ts";
import { toCard, toDetail, type EventCard, type EventDetail } from "./calendar-views.ts";

export type { EventCard, EventDetail };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const SOON = { months: 2 };

/** Approved events from today on, the next first. */
export async function calendar(_actor: Actor, type: EventType | null): Promise<EventCard[]> {
  return (await queries.upcoming(startOf(today()), type)).map(toCard);
}

/** One approved event, also when it is over. */
export async function event(_actor: Actor, id: string): Promise<Result<EventDetail, "not_found">> {
  const row = UUID.test(id) ? await queries.publicById(id) : undefined;
  return row ? ok(toDetail(row, now())) : err("not_found");
}

/** How many events of the next two months keep places for subscribers. */
export const reservedSoon = (_actor: Actor): Promise<number> =>
  queries.countReserved(now(), startOf(today().add(SOON)));

/** The event for somebody's own calendar, as a file. */
export async function calendarFile(actor: Actor, id: string): Promise<Result<string, "not_found">> {
  const found = await event(actor, id);
  if (!found.ok) return found;
  const { title, startsAt, address, description } = found.value;
  const entry = {
    uid: `${id}@joiadabase`,
    title,
    startsAt: Temporal.Instant.from(startsAt),
    location: address,
    description,
    url: publicUrl(`/campeonatos/${id}`),
  };
  return ok(toCalendarFile(entry, now()));
}

const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(TIME_ZONE).toInstant();
