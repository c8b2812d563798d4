import type { EventType } from "#domain/events/vocabulary.ts";
import { noClosedClub } from "#server/clubs/trust.ts";
import { db } from "#server/platform/database/database.ts";
import { and, asc, count, eq, gt, gte, lt, sql } from "#server/platform/database/orm.ts";
import { events } from "./tables.ts";

const MOST = 300;

/** Approved, not hidden by staff, and not organised by a club that is hidden or deleted. */
export const PUBLIC_SQL = `events.approval = 'approved' and events.deleted_at is null and events.hidden_at is null
  and ${noClosedClub("events.club_id")}`;

const PUBLIC = sql.raw(PUBLIC_SQL);

const CARD = {
  id: events.id,
  title: events.title,
  type: events.type,
  startsAt: events.startsAt,
  location: events.location,
  city: events.city,
  state: events.state,
  description: events.description,
  maxParticipants: events.maxParticipants,
  imageUrl: events.imageUrl,
};

export type CardRow = Awaited<ReturnType<typeof upcoming>>[number];
export type DetailRow = NonNullable<Awaited<ReturnType<typeof publicById>>>;

export const upcoming = (since: Temporal.Instant, type: EventType | null) =>
  db()
    .select(CARD)
    .from(events)
    .where(and(PUBLIC, gte(events.startsAt, since), type ? eq(events.type, type) : undefined))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(MOST);

/** The next ones after a given event, which may have been deleted since. */
export const upcomingAfter = (
  since: Temporal.Instant,
  type: EventType | null,
  after: { startsAt: Temporal.Instant; id: string } | null,
  limit: number,
) =>
  db()
    .select(CARD)
    .from(events)
    .where(
      and(
        PUBLIC,
        gte(events.startsAt, since),
        type ? eq(events.type, type) : undefined,
        after
          ? sql`(${events.startsAt}, ${events.id}) > (${String(after.startsAt)}, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(limit);

export async function publicById(id: string) {
  const rows = await db()
    .select({
      ...CARD,
      feeCents: events.feeCents,
      reserved: events.reservedForSubscribers,
      clubId: events.clubId,
    })
    .from(events)
    .where(and(PUBLIC, eq(events.id, id)));
  return rows[0];
}

export async function countReserved(from: Temporal.Instant, until: Temporal.Instant): Promise<number> {
  const rows = await db()
    .select({ count: count() })
    .from(events)
    .where(
      and(
        PUBLIC,
        gte(events.startsAt, from),
        lt(events.startsAt, until),
        gt(events.reservedForSubscribers, 0),
      ),
    );
  return rows[0]!.count;
}
