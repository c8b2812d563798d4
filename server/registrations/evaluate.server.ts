import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import type { Picture } from "#domain/media/picture.ts";
import { firstName } from "#domain/person-name.ts";
import { byRubric, EMPTY_EVALUATION, maskedFor, type Evaluation } from "#domain/registrations/evaluation.ts";
import { evaluationFrom, type EvaluationInput } from "#domain/registrations/evaluation-schema.ts";
import type { Rubric } from "#domain/registrations/rubric.ts";
import { isReleased } from "#domain/registrations/times.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { UNAVAILABLE } from "#domain/scouting/list-words.ts";
import { participantFacts, type ParticipantFacts } from "#server/athletes/athletes.server.ts";
import { now } from "#server/platform/clock.ts";
import { cameRows, evaluationOf, saveDraft, type CameRow } from "./evaluation-rows.ts";
import { headOf, organisedTrial, type EventHead } from "./organised.ts";
import { positionOf } from "./organiser-list.server.ts";
import { rubricOf } from "./rubric.server.ts";

/** Who is evaluated: a number and a first name. The picture is shown only where everyone may see it. */
export interface Evaluated {
  id: string;
  number: number;
  name: string;
  category: string | null;
  position: string;
  photo: Picture | null;
}

export interface EvaluationPage {
  event: EventHead;
  rubric: Rubric;
  athlete: Evaluated;
  /** "13 de 38" */
  place: number;
  of: number;
  /** The neighbours by number; null at the ends. */
  previous: string | null;
  next: string | null;
  evaluation: Evaluation;
  /** Nothing changes any more after that. */
  sentAt: Temporal.Instant | null;
}

/** Closed: thirty days after the trial the organiser no longer sees who came. */
type EvaluateProblem = "not_found" | "closed";

/** One athlete who came, for the screen of whoever evaluates. */
export async function evaluationPage(
  actor: Actor,
  eventId: string,
  registrationId: string,
): Promise<Result<EvaluationPage, EvaluateProblem>> {
  const event = await organisedTrial(actor, eventId);
  if (!event) return err("not_found");
  if (!isReleased(event, now())) return err("closed");
  const came = await cameRows(event.id);
  const at = came.findIndex(({ id }) => id === registrationId);
  const row = came[at];
  if (!row) return err("not_found");
  const [rubric, facts, written] = await Promise.all([
    rubricOf(event.id),
    participantFacts([row.athleteId]),
    evaluationOf(row.id),
  ]);
  return ok({
    event: headOf(event),
    rubric,
    athlete: toEvaluated(row, facts.get(row.athleteId)),
    place: at + 1,
    of: came.length,
    previous: came[at - 1]?.id ?? null,
    next: came[at + 1]?.id ?? null,
    evaluation: written ? byRubric(written, rubric) : EMPTY_EVALUATION,
    sentAt: written?.sentAt ?? null,
  });
}

export const toEvaluated = (row: CameRow, athlete: ParticipantFacts | undefined): Evaluated => ({
  id: row.id,
  number: row.number ?? 0,
  name: athlete ? firstName(athlete.name) : UNAVAILABLE,
  category: row.category,
  position: positionOf(athlete, row.positionGroup),
  photo: athlete?.open?.photo ?? null,
});

/** The first who has no outcome yet, or else the first of all: where whoever opens "Avaliar" goes on. */
export async function nextToEvaluate(
  actor: Actor,
  eventId: string,
): Promise<Result<{ event: EventHead; closed: boolean; id: string | null }, "not_found">> {
  const event = await organisedTrial(actor, eventId);
  if (!event) return err("not_found");
  const closed = !isReleased(event, now());
  const came = closed ? [] : await cameRows(event.id);
  const open = came.find(({ outcome }) => outcome === null) ?? came[0];
  return ok({ event: headOf(event), closed, id: open?.id ?? null });
}

interface Saved {
  previous: string | null;
  next: string | null;
  /** Something in the note was a way to contact the child, and is hidden from now on. */
  masked: boolean;
}

/** Keeps a draft; the family reads nothing before it is sent. */
export async function saveEvaluation(
  actor: Actor,
  eventId: string,
  registrationId: string,
  input: EvaluationInput,
): Promise<Result<Saved, EvaluateProblem | "already_sent">> {
  const event = await organisedTrial(actor, eventId);
  if (!event) return err("not_found");
  if (!isReleased(event, now())) return err("closed");
  const came = await cameRows(event.id);
  const at = came.findIndex(({ id }) => id === registrationId);
  const row = came[at];
  if (!row) return err("not_found");
  const written = evaluationFrom(input, await rubricOf(event.id));
  const kept = maskedFor(row, written);
  if (!(await saveDraft(row.id, kept, userIdOf(actor)))) return err("already_sent");
  return ok({
    previous: came[at - 1]?.id ?? null,
    next: came[at + 1]?.id ?? null,
    masked: kept.note !== written.note,
  });
}
