import type { Actor } from "#domain/identity/actor.ts";
import { isOverdue, lateFrom } from "#domain/registrations/feedback-times.ts";
import { organises } from "#domain/registrations/policy.ts";
import { feedbackDueAt, isOver, isReleased } from "#domain/registrations/times.ts";
import { finishedTrials, type RegistrationEvent } from "#server/events/events.ts";
import { now } from "#server/platform/clock.ts";
import { trialCounts } from "./evaluation-rows.ts";
import { organisedTrial } from "./organised.ts";

/** More trials than a club holds in the thirty days in which it can answer. */
const LOOKED_AT = 60;

/** A trial that is over, and how many of those who came still wait for an answer. */
export interface OwedAnswers {
  eventId: string;
  owed: number;
  dueAt: Temporal.Instant;
  timeZone: string;
  late: boolean;
}

/** Where a club still owes answers that it can give, the nearest deadline first. */
export async function answersOwedBy(actor: Actor, clubId: string): Promise<OwedAnswers[]> {
  const club = { clubId, organiserProfileId: null };
  if (!organises(actor, club)) return [];
  const found = await owedIn(await finishedTrials(club, { before: now(), limit: LOOKED_AT }));
  return found.toSorted((one, other) => Temporal.Instant.compare(one.dueAt, other.dueAt));
}

/** The same of one trial. Null: nothing is owed, or not yet. */
export async function answersOwedIn(actor: Actor, eventId: string): Promise<OwedAnswers | null> {
  const trial = await organisedTrial(actor, eventId);
  if (!trial || trial.approval !== "approved" || !isOver(trial, now())) return null;
  return (await owedIn([trial]))[0] ?? null;
}

async function owedIn(trials: readonly RegistrationEvent[]): Promise<OwedAnswers[]> {
  const moment = now();
  // Once the list of who came is closed, nobody can be evaluated any more.
  const open = trials.filter((trial) => isReleased(trial, moment));
  const counts = await trialCounts(open.map((trial) => ({ id: trial.id, lateFrom: lateFrom(trial) })));
  return open.flatMap((trial) => {
    const { came, sent } = counts.get(trial.id) ?? { came: 0, sent: 0 };
    if (came <= sent) return [];
    return [
      {
        eventId: trial.id,
        owed: came - sent,
        dueAt: feedbackDueAt(trial),
        timeZone: trial.timeZone,
        late: isOverdue(trial, moment),
      },
    ];
  });
}
