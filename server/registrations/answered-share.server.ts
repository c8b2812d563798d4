import { answeredShareOf, type AnsweredShare } from "#domain/registrations/answered-share.ts";
import { isOverdue, lateFrom } from "#domain/registrations/feedback-times.ts";
import { finishedTrials, type RegistrationEvent } from "#server/events/events.ts";
import { now } from "#server/platform/clock.ts";
import { trialCounts } from "./evaluation-rows.ts";

/** So many of the last trials count: an organiser can make good what went wrong once. */
const COUNTED = 10;
/** Some of the last trials are still within their deadline, or had nobody. */
const LOOKED_AT = 30;

/**
 * How many of those who came to an organiser's last trials had their answer in time. Null: no deadline has passed yet.
 * A page that shows it is made from `answersSource(organiser)` (app/page-sources.ts).
 */
export async function answeredShare(
  organiser: Pick<RegistrationEvent, "clubId" | "organiserProfileId">,
): Promise<AnsweredShare | null> {
  const moment = now();
  const trials = await finishedTrials(organiser, { before: moment, limit: LOOKED_AT });
  const past = trials.filter((trial) => isOverdue(trial, moment));
  const counts = await trialCounts(past.map((trial) => ({ id: trial.id, lateFrom: lateFrom(trial) })));
  const came = past.flatMap(({ id }) => counts.get(id) ?? []).filter((trial) => trial.came > 0);
  return answeredShareOf(came.slice(0, COUNTED));
}
