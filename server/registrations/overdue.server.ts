import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { isOverdue } from "#domain/registrations/feedback-times.ts";
import type { OverdueListQuery } from "#domain/registrations/overdue-list.ts";
import { feedbackDueAt } from "#domain/registrations/times.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { now } from "#server/platform/clock.ts";
import type { Page } from "#server/platform/lists/keyset.ts";
import { wordsIn } from "#server/platform/lists/words.ts";
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

/**
 * For staff: trials whose deadline has passed while somebody who came has no answer. A deadline is a rule of the venue's
 * calendar and no column, so all of the last half year are read and sorted here; they are one page.
 */
export async function overdueTrials(actor: Actor, query: OverdueListQuery): Promise<Page<OverdueTrial>> {
  assertModerator(actor);
  const moment = now();
  const late = (await owingTrials(moment, DAYS)).filter(({ event }) => isOverdue(event, moment));
  const names = await clubs.names(late.flatMap(({ event }) => event.clubId ?? []));
  const found = late.map(({ event, came, owed }) => ({
    id: event.id,
    title: event.title,
    club: event.clubId ? { id: event.clubId, name: names.get(event.clubId) ?? "" } : null,
    dueAt: feedbackDueAt(event),
    timeZone: event.timeZone,
    came,
    owed,
  }));
  const hasThem = query.text === "" ? () => true : wordsIn(query.text);
  const sign = query.descending ? -1 : 1;
  return {
    rows: found
      .filter(({ title, club }) => hasThem(`${title} ${club?.name ?? ""}`))
      .toSorted((one, other) => sign * (SORTS[query.sort](one, other) || one.id.localeCompare(other.id))),
    next: null,
    previous: null,
  };
}

const SORTS: Record<OverdueListQuery["sort"], (one: OverdueTrial, other: OverdueTrial) => number> = {
  due: (one, other) => Temporal.Instant.compare(one.dueAt, other.dueAt),
  title: (one, other) => one.title.localeCompare(other.title, "pt-BR"),
  owed: (one, other) => one.owed - other.owed,
};
