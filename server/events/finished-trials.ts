import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, desc, eq, gte, lt, sql } from "#server/platform/database/orm.ts";
import { PUBLIC_SQL } from "./calendar-queries.ts";
import { findEvents, type RegistrationEvent } from "./registration-event.ts";
import { events } from "./tables.ts";

/** Who organises: a club, or a person's championship profile. */
type Organiser = Pick<RegistrationEvent, "clubId" | "organiserProfileId">;

// As `endOf` in domain/registrations/times.ts.
const ENDS_AT = sql<Temporal.Instant>`coalesce(${events.endsAt}, ${events.startsAt} + interval '4 hours')`;
const MOST = 5000;

/** The public trials of an organiser that are over, the last first. */
export async function finishedTrials(
  { clubId, organiserProfileId }: Organiser,
  { before, limit }: { before: Temporal.Instant; limit: number },
): Promise<RegistrationEvent[]> {
  const theirs = clubId
    ? matchesId(events.clubId, clubId)
    : organiserProfileId
      ? matchesId(events.organiserProfileId, organiserProfileId)
      : undefined;
  if (!theirs) return [];
  const rows = await db()
    .select({ id: events.id })
    .from(events)
    .where(and(theirs, eq(events.type, "peneira"), sql.raw(PUBLIC_SQL), lt(ENDS_AT, String(before))))
    .orderBy(desc(events.startsAt), desc(events.id))
    .limit(limit);
  return inOrder(rows);
}

/** Every trial that ended in this time, the last first. */
export async function trialsEndedBetween(
  from: Temporal.Instant,
  until: Temporal.Instant,
): Promise<RegistrationEvent[]> {
  const rows = await db()
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.type, "peneira"),
        sql.raw(PUBLIC_SQL),
        gte(ENDS_AT, String(from)),
        lt(ENDS_AT, String(until)),
      ),
    )
    .orderBy(desc(events.startsAt), desc(events.id))
    .limit(MOST);
  return inOrder(rows);
}

/** Of the page that a printed code leads to. */
export async function checkCodeOf(id: string): Promise<string | null> {
  const rows = await db().select({ code: events.checkCode }).from(events).where(matchesId(events.id, id));
  return rows[0]?.code ?? null;
}

async function inOrder(rows: readonly { id: string }[]): Promise<RegistrationEvent[]> {
  const found = await findEvents(rows.map(({ id }) => id));
  return rows.flatMap(({ id }) => found.get(id) ?? []);
}
