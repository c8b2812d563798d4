import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { isOverdue } from "#domain/registrations/feedback-times.ts";
import { feedbackDueAt } from "#domain/registrations/times.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { now } from "#server/platform/clock.ts";
import { owingTrials } from "./owed-answers.ts";

const DAYS = 180;

interface OverdueTrial {
  id: string;
  title: string;
  club: { id: string; name: string } | null;
  dueAt: Temporal.Instant;
  timeZone: string;
  came: number;
  owed: number;
}

/** For staff: trials whose deadline has passed while somebody who came has no answer, the longest late first. */
export async function overdueTrials(actor: Actor): Promise<OverdueTrial[]> {
  assertModerator(actor);
  const moment = now();
  const late = (await owingTrials(moment, DAYS)).filter(({ event }) => isOverdue(event, moment));
  const names = await clubs.names(late.flatMap(({ event }) => event.clubId ?? []));
  return late
    .map(({ event, came, owed }) => ({
      id: event.id,
      title: event.title,
      club: event.clubId ? { id: event.clubId, name: names.get(event.clubId) ?? "" } : null,
      dueAt: feedbackDueAt(event),
      timeZone: event.timeZone,
      came,
      owed,
    }))
    .toSorted((one, other) => Temporal.Instant.compare(one.dueAt, other.dueAt));
}
