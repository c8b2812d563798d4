import { eventWhen, momentText } from "#domain/events/when.ts";
import { formatBRL } from "#domain/money.ts";
import { firstName } from "#domain/person-name.ts";
import { formatAddress } from "#domain/places.ts";
import { isOver } from "#domain/registrations/times.ts";
import type { EventDetail } from "#server/events/events.server.ts";
import type { Candidate } from "#server/registrations/candidates.server.ts";
import { problemText, type ProblemFacts } from "./problem-text.ts";

export type CandidateView = ReturnType<typeof candidateView>;

/** The event, as it stands above every form that registers somebody. */
export const askedEvent = (event: EventDetail) => ({
  id: event.id,
  title: event.title,
  when: eventWhen(timesOf(event)),
  place: formatAddress(event),
  fee: feeText(event.feeCents),
});

const timesOf = ({ startsAt, endsAt, timeZone }: EventDetail) => ({
  startsAt: Temporal.Instant.from(startsAt),
  endsAt: endsAt === null ? null : Temporal.Instant.from(endsAt),
  timeZone,
});

export const feeText = (cents: number): string =>
  cents > 0 ? `${formatBRL(cents)}, no dia, no local` : "Gratuita";

/** What the sentences of a problem need to know of the event. */
export const problemFacts = (
  event: EventDetail,
  now: Temporal.Instant,
): Omit<ProblemFacts, "who" | "athleteId"> => ({
  eventId: event.id,
  categories: categoryTexts(event.categories),
  opensToAll: event.openToAllAt && momentText(Temporal.Instant.from(event.openToAllAt), event.timeZone, now),
  over: isOver(timesOf(event), now),
  cancelReason: event.cancelReason,
});

export const categoryTexts = (categories: readonly { name: string; bornFrom: number | null }[]): string[] =>
  categories.map(({ name, bornFrom }) =>
    bornFrom === null ? `${name}: qualquer idade` : `${name}: nascidos de ${bornFrom} em diante`,
  );

export function candidateView(one: Candidate, facts: Omit<ProblemFacts, "who" | "athleteId">) {
  const who = one.self ? null : firstName(one.name);
  return {
    athleteId: one.athleteId,
    name: one.name,
    who,
    facts: [one.category, one.positionGroup].filter(Boolean).join(" · "),
    decides: one.decides,
    full: one.full,
    registrationId: one.registrationId,
    problem: one.obstacle && problemText({ code: one.obstacle }, { ...facts, who, athleteId: one.athleteId }),
  };
}
