import type { PositionGroup } from "#domain/athletes/positions.ts";
import type { Evaluation } from "#domain/registrations/evaluation.ts";
import type { Outcome } from "#domain/registrations/states.ts";
import { client, db } from "#server/platform/database/database.ts";
import { and, asc, eq, inArray, isNotNull, isNull, sql } from "#server/platform/database/orm.ts";
import { came } from "./came.ts";
import { evaluations, registrations, rubrics } from "./tables.ts";

export type EvaluationRow = typeof evaluations.$inferSelect;

/** Somebody who came, with what was written about them. */
export interface CameRow {
  id: string;
  athleteId: string;
  number: number | null;
  category: string | null;
  positionGroup: PositionGroup;
  minor: boolean;
  outcome: Outcome | null;
  /** Null: nobody wrote anything yet. */
  writtenAt: Temporal.Instant | null;
  sentAt: Temporal.Instant | null;
  readAt: Temporal.Instant | null;
}

/**
 * Everyone whose ticket was read at the gate, by number: also who was taken off the list afterwards, since whoever came
 * is owed an answer.
 */
export const cameRows = (eventId: string): Promise<CameRow[]> =>
  db()
    .select({
      id: registrations.id,
      athleteId: registrations.athleteId,
      number: registrations.number,
      category: registrations.category,
      positionGroup: registrations.positionGroup,
      minor: registrations.minor,
      outcome: evaluations.outcome,
      writtenAt: evaluations.updatedAt,
      sentAt: evaluations.sentAt,
      readAt: evaluations.readAt,
    })
    .from(registrations)
    .leftJoin(evaluations, eq(evaluations.registrationId, registrations.id))
    .where(and(eq(registrations.eventId, eventId), sql.raw(came("registrations.id"))))
    .orderBy(asc(registrations.number), asc(registrations.id));

export async function evaluationOf(registrationId: string): Promise<EvaluationRow | undefined> {
  const rows = await db().select().from(evaluations).where(eq(evaluations.registrationId, registrationId));
  return rows[0];
}

/** Which of these registrations got an answer, and when it was first read. */
export async function sentAnswers(
  ids: readonly string[],
): Promise<Map<string, { readAt: Temporal.Instant | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await db()
    .select({ id: evaluations.registrationId, readAt: evaluations.readAt })
    .from(evaluations)
    .where(and(inArray(evaluations.registrationId, [...ids]), isNotNull(evaluations.sentAt)));
  return new Map(rows.map(({ id, readAt }) => [id, { readAt }]));
}

/** Nobody else sends or changes it until the transaction ends. None where the entrance was undone meanwhile. */
export async function lockEvaluation(registrationId: string): Promise<EvaluationRow | undefined> {
  const rows = await db()
    .select()
    .from(evaluations)
    .where(and(eq(evaluations.registrationId, registrationId), sql.raw(came("evaluations.registration_id"))))
    .for("update");
  return rows[0];
}

/** False when the answer has been sent: what a family has read does not change any more. */
export async function saveDraft(
  registrationId: string,
  { scores, remarks, note, outcome }: Evaluation,
  evaluatedBy: string | null,
): Promise<boolean> {
  const values = { scores, remarks: [...remarks], note, outcome, evaluatedBy };
  const saved = await db()
    .insert(evaluations)
    .values({ registrationId, ...values })
    .onConflictDoUpdate({
      target: evaluations.registrationId,
      set: { ...values, updatedAt: sql`now()` },
      setWhere: isNull(evaluations.sentAt),
    })
    .returning({ id: evaluations.registrationId });
  return saved.length > 0;
}

/** Sends what is written here, and nothing of what the rubric no longer asks for. */
export async function markSent(registrationId: string, { scores, remarks, note }: Evaluation): Promise<void> {
  await db()
    .update(evaluations)
    .set({ scores, remarks: [...remarks], note, sentAt: sql`clock_timestamp()` })
    .where(eq(evaluations.registrationId, registrationId));
}

/** The first reading counts. */
export async function markRead(registrationId: string): Promise<void> {
  await db()
    .update(evaluations)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(evaluations.registrationId, registrationId),
        isNotNull(evaluations.sentAt),
        isNull(evaluations.readAt),
      ),
    );
}

type RubricRow = typeof rubrics.$inferSelect;

export async function rubricRow(eventId: string): Promise<RubricRow | undefined> {
  const rows = await db().select().from(rubrics).where(eq(rubrics.eventId, eventId));
  return rows[0];
}

export async function saveRubricRow(
  eventId: string,
  { criteria, remarks, freeText }: Pick<RubricRow, "criteria" | "remarks" | "freeText">,
): Promise<void> {
  const values = { criteria, remarks, freeText };
  await db()
    .insert(rubrics)
    .values({ eventId, ...values })
    .onConflictDoUpdate({ target: rubrics.eventId, set: { ...values, updatedAt: sql`now()` } });
}

export async function anySent(eventId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: evaluations.registrationId })
    .from(evaluations)
    .where(
      and(
        isNotNull(evaluations.sentAt),
        inArray(
          evaluations.registrationId,
          db().select({ id: registrations.id }).from(registrations).where(eq(registrations.eventId, eventId)),
        ),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** How a trial was answered, in numbers alone. */
interface TrialCounts {
  came: number;
  sent: number;
  /** Sent before the moment that was asked for. */
  inTime: number;
  called: number;
}

/** Of many trials at once. An answer is in time before `lateFrom`. */
export async function trialCounts(
  trials: readonly { id: string; lateFrom: Temporal.Instant }[],
): Promise<Map<string, TrialCounts>> {
  if (trials.length === 0) return new Map();
  const { rows } = await client().query<TrialCounts & { id: string }>({
    name: "registrations_trial_counts",
    text: `select asked.id, count(r.id)::int as came, count(e.sent_at)::int as sent,
        (count(*) filter (where e.sent_at < asked.late_from))::int as "inTime",
        (count(*) filter (where e.sent_at is not null and e.outcome = 'called'))::int as called
      from unnest($1::uuid[], $2::timestamptz[]) as asked (id, late_from)
      left join registrations r on r.event_id = asked.id
        and ${came("r.id")}
      left join evaluations e on e.registration_id = r.id
      group by asked.id`,
    values: [trials.map(({ id }) => id), trials.map(({ lateFrom }) => String(lateFrom))],
  });
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
