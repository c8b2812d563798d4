import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { findEvents } from "#server/events/events.ts";
import { db } from "#server/platform/database/database.ts";
import { and, asc, eq, inArray, isNotNull, not, or } from "#server/platform/database/orm.ts";
import { checkIns, evaluations, registrations } from "./tables.ts";

const MOST = 10_000;

/**
 * Where these athletes took part and what they were told of it. Of what the person did at other people's trials, only
 * that they did it: the children there are somebody else's.
 */
export async function exportOf(
  { userId }: DataSubject,
  { owned, wards }: { owned: readonly string[]; wards: readonly string[] },
): Promise<ExportPart> {
  const ids = [...owned, ...wards];
  return {
    tables: {
      ...(await takenPart(ids)),
      // An answer to a minor reaches the guardian first, by this door too.
      evaluations: [...(await answersTo(owned, { guardianFirst: true })), ...(await answersTo(wards))],
      check_ins_read: await db()
        .select({ readAt: checkIns.readAt, gate: checkIns.gate })
        .from(checkIns)
        .where(eq(checkIns.readBy, userId))
        .orderBy(asc(checkIns.arrival))
        .limit(MOST),
      evaluations_written: await db()
        .select({ sentAt: evaluations.sentAt, updatedAt: evaluations.updatedAt })
        .from(evaluations)
        .where(eq(evaluations.evaluatedBy, userId))
        .orderBy(asc(evaluations.registrationId))
        .limit(MOST),
    },
  };
}

/** The same for one of their guardians. */
export const exportAbout = async (athleteIds: readonly string[]): Promise<ExportPart> => ({
  tables: { ...(await takenPart(athleteIds)), evaluations: await answersTo(athleteIds) },
});

async function takenPart(athleteIds: readonly string[]) {
  if (athleteIds.length === 0) return { registrations: [], check_ins: [] };
  const rows = await ofAthletes(athleteIds);
  const events = await findEvents(rows.map(({ eventId }) => eventId));
  return {
    registrations: rows.map(({ eventId, ...row }) => ({ ...row, event: events.get(eventId)?.title ?? null })),
    check_ins: await entriesOf(athleteIds),
  };
}

const ofAthletes = (ids: readonly string[]) =>
  db()
    .select({
      id: registrations.id,
      eventId: registrations.eventId,
      athleteId: registrations.athleteId,
      state: registrations.state,
      stateAt: registrations.stateAt,
      endReason: registrations.endReason,
      category: registrations.category,
      positionGroup: registrations.positionGroup,
      number: registrations.number,
      approvedAt: registrations.approvedAt,
      createdAt: registrations.createdAt,
    })
    .from(registrations)
    .where(inArray(registrations.athleteId, [...ids]))
    .orderBy(asc(registrations.id))
    .limit(MOST);

const entriesOf = (ids: readonly string[]) =>
  db()
    .select({
      registrationId: checkIns.registrationId,
      readAt: checkIns.readAt,
      receivedAt: checkIns.receivedAt,
      gate: checkIns.gate,
      undoneAt: checkIns.undoneAt,
    })
    .from(checkIns)
    .innerJoin(registrations, eq(registrations.id, checkIns.registrationId))
    .where(inArray(registrations.athleteId, [...ids]))
    .orderBy(asc(checkIns.arrival))
    .limit(MOST);

/** What was sent. A draft is not an answer yet. */
const answersTo = async (ids: readonly string[], { guardianFirst = false } = {}) =>
  db()
    .select({
      registrationId: evaluations.registrationId,
      scores: evaluations.scores,
      remarks: evaluations.remarks,
      note: evaluations.note,
      outcome: evaluations.outcome,
      sentAt: evaluations.sentAt,
      readAt: evaluations.readAt,
    })
    .from(evaluations)
    .innerJoin(registrations, eq(registrations.id, evaluations.registrationId))
    .where(
      and(
        inArray(registrations.athleteId, [...ids]),
        isNotNull(evaluations.sentAt),
        guardianFirst ? or(not(registrations.minor), isNotNull(evaluations.readAt)) : undefined,
      ),
    )
    .orderBy(asc(evaluations.registrationId))
    .limit(MOST);

/** The rows of an athlete go with the athlete. What the person did for others stays, without the person. */
export async function eraseFor({ userId }: DataSubject): Promise<void> {
  await db()
    .update(registrations)
    .set({ phoneSealed: null })
    .where(
      and(
        isNotNull(registrations.phoneSealed),
        or(eq(registrations.approvedBy, userId), eq(registrations.askedBy, userId)),
      ),
    );
}
