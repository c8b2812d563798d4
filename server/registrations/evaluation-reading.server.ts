import type { Actor } from "#domain/identity/actor.ts";
import { firstName } from "#domain/person-name.ts";
import { maskedFor } from "#domain/registrations/evaluation.ts";
import { notesReading, readsEvaluation } from "#domain/registrations/reading.ts";
import type { Outcome } from "#domain/registrations/states.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { responsibleForAll, type Responsible } from "#server/athletes/responsible.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { findEvents, type RegistrationEvent } from "#server/events/events.ts";
import * as identity from "#server/identity/identity.server.ts";
import { evaluationOf, markRead, type EvaluationRow } from "./evaluation-rows.ts";
import { rowById, type RegistrationRow } from "./rows.ts";
import { rubricOf } from "./rubric.server.ts";

/** An answer as the family reads it. It is theirs, and stays when the event and its organiser are gone. */
interface FamilyEvaluation {
  event: { id: string; title: string; startsAt: Temporal.Instant; timeZone: string; shown: boolean };
  /** Null once who organised it is no longer here. */
  organiser: string | null;
  /** Whose evaluation it is, for a guardian with more than one child; null for the athlete. */
  about: string | null;
  minor: boolean;
  number: number | null;
  category: string | null;
  /** In the order of the rubric; null: no score was given. */
  scores: { criterion: string; score: number | null }[];
  remarks: readonly string[];
  note: string | null;
  outcome: Outcome;
  sentAt: Temporal.Instant;
}

interface Found {
  row: RegistrationRow;
  evaluation: EvaluationRow & { sentAt: Temporal.Instant; outcome: Outcome };
  athlete: Responsible;
  event: RegistrationEvent;
}

/** For the guardian of a minor, for an adult, and for the minor once a guardian has opened it. */
export async function readEvaluation(
  actor: Actor,
  registrationId: string,
): Promise<Result<FamilyEvaluation, "not_found" | "guardian_first">> {
  const found = await find(registrationId);
  if (!found) return err("not_found");
  const { row, athlete, event } = found;
  if (!readsEvaluation(actor, athlete, found.evaluation)) {
    const later = readsEvaluation(actor, athlete, { readAt: found.evaluation.sentAt });
    return err(later ? "guardian_first" : "not_found");
  }
  const [rubric, organiser] = await Promise.all([rubricOf(event.id), organiserName(event)]);
  const { scores, remarks, note } = maskedFor(athlete, found.evaluation);
  return ok({
    event: {
      id: event.id,
      title: event.title,
      startsAt: event.startsAt,
      timeZone: event.timeZone,
      shown: event.approval === "approved" && !event.gone,
    },
    organiser,
    about: notesReading(actor, athlete) && athlete.minor ? firstName(athlete.name) : null,
    minor: athlete.minor,
    number: row.number,
    category: row.category,
    scores: rubric.criteria.map((criterion) => ({
      criterion,
      score: Object.hasOwn(scores, criterion) ? scores[criterion]! : null,
    })),
    remarks,
    note,
    outcome: found.evaluation.outcome,
    sentAt: found.evaluation.sentAt,
  });
}

/** Done once the page has been sent. The first opening lets the minor read it too. */
export async function noteReading(actor: Actor, registrationId: string): Promise<void> {
  const found = await find(registrationId);
  if (!found || found.evaluation.readAt || !notesReading(actor, found.athlete)) return;
  await markRead(registrationId);
}

async function find(registrationId: string): Promise<Found | null> {
  const row = await rowById(registrationId);
  const written = row && (await evaluationOf(row.id));
  if (!row || !written?.sentAt || !written.outcome) return null;
  const [people, events] = await Promise.all([responsibleForAll([row.athleteId]), findEvents([row.eventId])]);
  const [athlete, event] = [people.get(row.athleteId), events.get(row.eventId)];
  if (!athlete || athlete.deleted || !event) return null;
  return {
    row,
    athlete,
    event,
    evaluation: { ...written, sentAt: written.sentAt, outcome: written.outcome },
  };
}

async function organiserName({ clubId, organiserProfileId }: RegistrationEvent): Promise<string | null> {
  if (clubId) return (await clubs.names([clubId])).get(clubId) ?? null;
  const userId = organiserProfileId && (await identity.holderOf(organiserProfileId));
  return userId ? ((await identity.names([userId])).get(userId) ?? null) : null;
}
