import type { ReviewKindName } from "#domain/moderation/review-kinds.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { scheduleState } from "#domain/administration/schedules.ts";
import * as inquiries from "#server/inquiries/staff.server.ts";
import { now } from "#server/platform/clock.ts";
import { config } from "#server/platform/config/current.ts";
import { queueStates } from "#server/platform/jobs/jobs.ts";
import { outboxState } from "#server/platform/mail/mail.ts";
import { waitingReviews } from "#server/platform/reviews/reviews.ts";

export interface WaitingQueue {
  kind: ReviewKindName | "messages" | "data_request";
  waiting: number;
  oldest: Temporal.Instant;
  /** The nearest last day, where the law gives one. */
  dueOn?: Temporal.PlainDate;
}

/** What waits for a person: first what has a last day, then the longest wait; empty queues are left out. */
export async function waitingQueues(actor: Actor): Promise<WaitingQueue[]> {
  assertModerator(actor);
  const [reviews, messages] = await Promise.all([waitingReviews(), inquiries.waitingNew(actor)]);
  const queues: WaitingQueue[] = [
    ...reviews,
    ...messages.map(({ waiting, oldest, dueOn }) =>
      dueOn
        ? { kind: "data_request" as const, waiting, oldest: oldest!, dueOn }
        : { kind: "messages" as const, waiting, oldest: oldest! },
    ),
  ];
  return queues.toSorted(
    (one, other) =>
      Number(Boolean(other.dueOn)) - Number(Boolean(one.dueOn)) ||
      Temporal.Instant.compare(one.oldest, other.oldest),
  );
}

/** How the machinery behind the pages is: jobs, mails, and where files lie. */
export async function systemState(actor: Actor) {
  assertModerator(actor);
  const [queues, mails] = await Promise.all([queueStates(), outboxState()]);
  const moment = now();
  return {
    /** Those with something in them. */
    queues: queues
      .filter(({ waiting, failed }) => waiting > 0 || failed > 0)
      .map(({ name, waiting, oldest, failed }) => ({ name, waiting, oldest, failed })),
    schedules: queues.flatMap(({ name, schedule }) =>
      schedule ? [{ name, succeededAt: schedule.succeededAt, state: scheduleState(schedule, moment) }] : [],
    ),
    mails,
    storage: config().s3 ? ("s3" as const) : ("folder" as const),
  };
}
