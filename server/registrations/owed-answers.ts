import { lateFrom } from "#domain/registrations/feedback-times.ts";
import { trialsEndedBetween, type RegistrationEvent } from "#server/events/events.ts";
import { trialCounts } from "./evaluation-rows.ts";

interface OwingTrial {
  event: RegistrationEvent;
  came: number;
  owed: number;
}

/** Trials of the last days in which somebody who came has no answer yet. */
export async function owingTrials(now: Temporal.Instant, days: number): Promise<OwingTrial[]> {
  const events = await trialsEndedBetween(now.subtract({ hours: 24 * days }), now);
  const counts = await trialCounts(events.map((event) => ({ id: event.id, lateFrom: lateFrom(event) })));
  return events.flatMap((event) => {
    const { came, sent } = counts.get(event.id) ?? { came: 0, sent: 0 };
    return came > sent ? [{ event, came, owed: came - sent }] : [];
  });
}
