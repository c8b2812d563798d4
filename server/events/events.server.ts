import type { EventType } from "#domain/events/vocabulary.ts";
import { toCalendarFile } from "#domain/events/ics.ts";
import { isId } from "#domain/id.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { formatAddress } from "#domain/places.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { now, TIME_ZONE, today } from "#server/platform/clock.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { sitemapPages } from "#server/platform/database/sitemap-pages.ts";
import * as queries from "./calendar-queries.ts";
import { toCard, toDetail, type EventCard, type EventDetail } from "./calendar-views.ts";
import { limitsOf } from "./limits.ts";
import { organiserOf } from "./organisers.ts";

export type { EventCard, EventDetail };

const SOON = { months: 2 };

/** Approved events from today on, the next first. */
export async function calendar(type: EventType | null): Promise<EventCard[]> {
  return (await queries.upcoming(startOf(today()), type)).map(toCard);
}

/** Where a page of events ends. Both values are public, so they may stand in an address. */
interface EventEdge {
  startsAt: Temporal.Instant;
  id: string;
}

/** The same, a page at a time. */
export async function calendarPage({
  type,
  after,
  limit,
}: {
  type: EventType | null;
  after: EventEdge | null;
  limit: number;
}): Promise<{ events: EventCard[]; next: EventEdge | null }> {
  const rows = await queries.upcomingAfter(startOf(today()), type, after, limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    events: page.map(toCard),
    next: rows.length > limit && last ? { startsAt: last.startsAt, id: last.id } : null,
  };
}

/** One approved event, also when it is over, held or cancelled. */
export async function event(id: string): Promise<Result<EventDetail, "not_found">> {
  const row = isId(id) ? await queries.publicById(id) : undefined;
  if (!row) return err("not_found");
  const [organiser, limits] = await Promise.all([organiserOf(row), limitsOf(row.id)]);
  return ok(toDetail(row, organiser, limits, now()));
}

/** Approved events that are still to come. */
export const indexable = sitemapPages(
  "events",
  "id::text",
  `${queries.PUBLIC_SQL} and events.starts_at >= now()`,
);

/** How many events of the next two months keep places for subscribers. */
export const reservedSoon = (): Promise<number> => queries.countReserved(now(), startOf(today().add(SOON)));

/** The event for somebody's own calendar, as a file. */
export async function calendarFile(actor: Actor, id: string): Promise<Result<string, "not_found">> {
  const found = await event(id);
  if (!found.ok) return found;
  const { title, startsAt, endsAt, description, cancelled } = found.value;
  const entry = {
    uid: `${id}@joiadabase`,
    title,
    startsAt: Temporal.Instant.from(startsAt),
    endsAt: endsAt === null ? null : Temporal.Instant.from(endsAt),
    cancelled,
    location: formatAddress(found.value),
    description,
    url: publicUrl(`/campeonatos/${id}`),
  };
  return ok(toCalendarFile(entry, now()));
}

const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(TIME_ZONE).toInstant();
