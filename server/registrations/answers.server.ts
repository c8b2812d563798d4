import type { Actor } from "#domain/identity/actor.ts";
import type { CallProblem } from "#domain/registrations/calls.ts";
import { answerStateOf, byRubric, maskedFor, type AnswerState } from "#domain/registrations/evaluation.ts";
import { daysLeft } from "#domain/registrations/feedback-times.ts";
import type { Outcome } from "#domain/registrations/states.ts";
import { feedbackDueAt, isReleased } from "#domain/registrations/times.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { participantFacts } from "#server/athletes/athletes.server.ts";
import { lockTrust, trustOf } from "#server/clubs/trust.ts";
import { lockPlaces, type RegistrationEvent } from "#server/events/events.ts";
import { contactHintsOf } from "#server/messages/contact-hints.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { callFamily } from "./call-family.ts";
import { toEvaluated, type Evaluated } from "./evaluate.server.ts";
import { cameRows, lockEvaluation, markSent, type CameRow } from "./evaluation-rows.ts";
import { feedbackReady } from "./feedback-mails.ts";
import { headOf, organisedTrial, type EventHead } from "./organised.ts";
import { rubricOf } from "./rubric.server.ts";

/** An answer that the organiser owes, or has given. */
export interface Answer extends Evaluated {
  state: AnswerState;
  outcome: Outcome | null;
  /** Called and told so: whether a contact request of the club exists. Null: it does not matter. */
  contact: "asked" | "none" | null;
}

interface Answers {
  event: EventHead;
  dueAt: Temporal.Instant;
  timeZone: string;
  daysLeft: number;
  came: number;
  sent: number;
  /** Drafts that would leave now. */
  ready: number;
  /** Thirty days after the trial nobody is named any more; what is ready can still be sent. */
  closed: boolean;
  /** Nobody is answered before the trial begins. */
  begun: boolean;
  /** A club that lost its verification reaches no family. */
  maySend: boolean;
  answers: Answer[];
}

export async function answersOwed(actor: Actor, eventId: string): Promise<Result<Answers, "not_found">> {
  const event = await organisedTrial(actor, eventId);
  if (!event) return err("not_found");
  const moment = now();
  const closed = !isReleased(event, moment);
  const came = await cameRows(event.id);
  const shown = closed ? [] : came;
  const ids = shown.map(({ athleteId }) => athleteId);
  const [facts, hints, maySend] = await Promise.all([
    participantFacts(ids),
    contactHintsOf(actor, ids),
    reachesFamilies(event),
  ]);
  return ok({
    event: headOf(event),
    dueAt: feedbackDueAt(event),
    timeZone: event.timeZone,
    daysLeft: daysLeft(event, moment),
    came: came.length,
    sent: came.filter(({ sentAt }) => sentAt).length,
    ready: came.filter(isReady).length,
    closed,
    begun: hasBegun(event, moment),
    maySend,
    answers: shown.map((row) => ({
      ...toEvaluated(row, facts.get(row.athleteId)),
      state: answerStateOf(row.writtenAt ? row : null),
      outcome: row.outcome,
      contact: row.sentAt && row.outcome === "called" ? (hints.has(row.athleteId) ? "asked" : "none") : null,
    })),
  });
}

const isReady = ({ outcome, sentAt }: CameRow): boolean => outcome !== null && sentAt === null;

const reachesFamilies = async ({ clubId }: RegistrationEvent): Promise<boolean> =>
  clubId === null || (await trustOf(clubId)).verified;

const hasBegun = ({ startsAt }: RegistrationEvent, moment: Temporal.Instant): boolean =>
  Temporal.Instant.compare(startsAt, moment) <= 0;

export type SendProblem = "not_found" | "not_begun" | "incomplete" | "already_sent" | "not_verified";

/** Called, and no request could be made. */
export interface Uncalled {
  name: string;
  problem: CallProblem;
}

/** Sends one answer to the family. It does not change any more afterwards. */
export async function sendAnswer(
  actor: Actor,
  eventId: string,
  registrationId: string,
): Promise<Result<{ uncalled: Uncalled | null }, SendProblem>> {
  const event = await organisedTrial(actor, eventId);
  const row = event && (await cameRows(event.id)).find(({ id }) => id === registrationId);
  if (!event || !row) return err("not_found");
  const sent = await send(actor, event, row);
  if (!sent.ok) return sent;
  const [uncalled] = await uncalledAmong(actor, event, [row]);
  return ok({ uncalled: uncalled ?? null });
}

export interface SentAll {
  sent: number;
  /** First names of those who still have no outcome. */
  without: string[];
  uncalled: Uncalled[];
}

/** Sends every draft with an outcome. Who has none yet is named. */
export async function sendAnswers(
  actor: Actor,
  eventId: string,
): Promise<Result<SentAll, "not_found" | "not_begun" | "not_verified">> {
  const event = await organisedTrial(actor, eventId);
  if (!event) return err("not_found");
  if (!hasBegun(event, now())) return err("not_begun");
  if (!(await reachesFamilies(event))) return err("not_verified");
  const came = await cameRows(event.id);
  const sent: CameRow[] = [];
  for (const row of came.filter(isReady)) if ((await send(actor, event, row)).ok) sent.push(row);
  const without = came.filter(({ outcome, sentAt }) => outcome === null && sentAt === null);
  const facts = await participantFacts(without.map(({ athleteId }) => athleteId));
  return ok({
    sent: sent.length,
    without: isReleased(event, now())
      ? without.map((row) => toEvaluated(row, facts.get(row.athleteId)).name)
      : [],
    uncalled: await uncalledAmong(actor, event, sent),
  });
}

/** For who was called when no request could be made, such as on a day whose limit was used up. */
export async function callAgain(
  actor: Actor,
  eventId: string,
  registrationId: string,
): Promise<Result<{ uncalled: Uncalled | null }, "not_found">> {
  const event = await organisedTrial(actor, eventId);
  const row = event && (await cameRows(event.id)).find(({ id }) => id === registrationId);
  if (!event || !row?.sentAt || row.outcome !== "called" || !isReleased(event, now()))
    return err("not_found");
  const [uncalled] = await uncalledAmong(actor, event, [row]);
  return ok({ uncalled: uncalled ?? null });
}

/** Locks in one order everywhere: the club, the event, its answers. */
function send(
  actor: Actor,
  event: RegistrationEvent,
  { id, athleteId, minor }: CameRow,
): Promise<Result<null, Exclude<SendProblem, "not_found">>> {
  return inTransaction(async () => {
    if (event.clubId && !(await lockTrust(event.clubId)).verified) return err("not_verified" as const);
    await lockPlaces(event.id);
    if (!hasBegun(event, now())) return err("not_begun" as const);
    const written = await lockEvaluation(id);
    if (!written?.outcome) return err("incomplete" as const);
    if (written.sentAt) return err("already_sent" as const);
    await markSent(id, maskedFor({ minor }, byRubric(written, await rubricOf(event.id))));
    await audit(actor, "registration.answered", athleteId);
    await feedbackReady({ id, athleteId }, event);
    return ok(null);
  });
}

/** After the answers have left: a request that cannot be made holds up none of them. */
async function uncalledAmong(
  actor: Actor,
  event: RegistrationEvent,
  rows: readonly CameRow[],
): Promise<Uncalled[]> {
  const called = rows.filter(({ outcome }) => outcome === "called");
  const facts = await participantFacts(called.map(({ athleteId }) => athleteId));
  const uncalled: Uncalled[] = [];
  for (const row of called) {
    const problem = await callFamily(actor, event, row.athleteId);
    if (problem) uncalled.push({ name: toEvaluated(row, facts.get(row.athleteId)).name, problem });
  }
  return uncalled;
}
