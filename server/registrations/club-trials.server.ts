import { profileOf, type Actor } from "#domain/identity/actor.ts";
import { isOverdue, lateFrom } from "#domain/registrations/feedback-times.ts";
import { feedbackDueAt } from "#domain/registrations/times.ts";
import { entitlementsOf } from "#server/billing/access/entitlements.server.ts";
import { opensClubTrials } from "#server/billing/billing.ts";
import { finishedTrials } from "#server/events/events.ts";
import { athletesOf } from "#server/guardians/guardians.ts";
import { now } from "#server/platform/clock.ts";
import { trialCounts } from "./evaluation-rows.ts";

const MOST = 60;

/** A finished trial in numbers; nobody is named. */
export interface ClubTrial {
  id: string;
  title: string;
  startsAt: Temporal.Instant;
  timeZone: string;
  categories: string[];
  came: number;
  called: number;
  /** Of a hundred who came, in time. Null until the deadline has passed. */
  answered: number | null;
  dueAt: Temporal.Instant;
}

/** By the plan of the athlete who asks, or of a child whom the guardian who asks answers for. */
async function mayReadClubTrials(actor: Actor): Promise<boolean> {
  if (actor.kind !== "member") return false;
  if ((await entitlementsOf(actor)).clubTrials) return true;
  if (profileOf(actor)?.type !== "guardian") return false;
  for (const athleteId of await athletesOf(actor.userId)) if (await opensClubTrials(athleteId)) return true;
  return false;
}

/** A club's trials and how many were called, the last first. Null: no plan of this actor opens them. */
export async function clubTrials(actor: Actor, clubId: string): Promise<ClubTrial[] | null> {
  if (!(await mayReadClubTrials(actor))) return null;
  const moment = now();
  const trials = await finishedTrials({ clubId, organiserProfileId: null }, { before: moment, limit: MOST });
  const counts = await trialCounts(trials.map((trial) => ({ id: trial.id, lateFrom: lateFrom(trial) })));
  return trials.flatMap((trial) => {
    const { came, called, inTime } = counts.get(trial.id) ?? { came: 0, called: 0, inTime: 0 };
    // Nobody's ticket was read: there is nothing to tell.
    if (came === 0) return [];
    return {
      id: trial.id,
      title: trial.title,
      startsAt: trial.startsAt,
      timeZone: trial.timeZone,
      categories: trial.limits.filter(({ kind }) => kind === "category").map(({ name }) => name),
      came,
      called,
      answered: isOverdue(trial, moment) ? Math.floor((100 * inTime) / came) : null,
      dueAt: feedbackDueAt(trial),
    };
  });
}
