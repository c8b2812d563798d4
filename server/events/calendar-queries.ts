import type { EventType } from "#domain/events/vocabulary.ts";
import type { Picture } from "#domain/media/picture.ts";
import { noClosedClub, noHiddenClub } from "#server/clubs/trust.ts";
import { shownPicture } from "#server/media/media.ts";
import { db } from "#server/platform/database/database.ts";
import { and, asc, count, eq, gt, gte, lt, sql, type SQL } from "#server/platform/database/orm.ts";
import { events } from "./tables.ts";

const MOST = 300;

/** Not hidden by staff, and not organised by a club that is hidden or deleted. */
const OPEN_SQL = `events.deleted_at is null and events.hidden_at is null and ${noClosedClub("events.club_id")}`;

/** What is in the calendar: approved, and not held. */
export const PUBLIC_SQL = `events.approval = 'approved' and events.held_at is null and ${OPEN_SQL}`;

/** Also what is held, or was cancelled after people could read of it. */
const APPROVED_SQL = `(events.approval = 'approved'
  or events.approval = 'cancelled' and events.approved_at is not null)`;

/** What has a page. */
export const READABLE_SQL = `${APPROVED_SQL} and ${OPEN_SQL}`;

/**
 * Whose match sheets count for other clubs and for athletes. A club that leaves takes its pages along, and not what
 * others have earned; what staff hide, the event or its club, counts for nobody.
 */
export const COUNTS_SQL = `${APPROVED_SQL} and events.deleted_at is null and events.hidden_at is null
  and ${noHiddenClub("events.club_id")}`;

const PUBLIC = sql.raw(PUBLIC_SQL);
const READABLE = sql.raw(READABLE_SQL);

const CARD = {
  id: events.id,
  title: events.title,
  type: events.type,
  startsAt: events.startsAt,
  timeZone: events.timeZone,
  location: events.location,
  city: events.city,
  state: events.state,
  description: events.description,
  maxParticipants: events.maxParticipants,
  feeCents: events.feeCents,
  imageUrl: events.imageUrl,
  picture: sql<Picture | null>`${sql.raw(shownPicture("events.picture_id"))}`,
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

const DETAIL = {
  ...CARD,
  endsAt: events.endsAt,
  mapUrl: events.mapUrl,
  modality: events.modality,
  bring: events.bring,
  reserved: events.reservedForSubscribers,
  reservedUntil: events.reservedUntil,
  openToAllAt: events.openToAllAt,
  registrationEndsAt: events.registrationEndsAt,
  feedbackDays: events.feedbackDays,
  approval: events.approval,
  stateReason: events.stateReason,
  heldAt: events.heldAt,
  checkCode: events.checkCode,
  championshipId: events.championshipId,
  clubId: events.clubId,
  organiserProfileId: events.organiserProfileId,
  createdBy: events.createdBy,
};

const readableWhere = async (condition: SQL) => {
  const rows = await db().select(DETAIL).from(events).where(and(READABLE, condition));
  return rows[0];
};

export const publicById = (id: string) => readableWhere(eq(events.id, id));

export const publicByCode = (code: string) => readableWhere(eq(events.checkCode, code));

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
