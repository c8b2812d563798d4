import { z } from "zod";
import { erasesPhoneAt } from "#domain/registrations/times.ts";
import { findEvents, startingBetween, type RegistrationEvent } from "#server/events/events.ts";
import { now } from "#server/platform/clock.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import * as mails from "./mails.ts";
import * as rows from "./rows.ts";

/** In the evening before, by the venue's clock. Whoever registers later has just read the same in the confirmation. */
const [FROM_HOUR, UNTIL_HOUR] = [18, 22];

export const remindOfEvents = defineJob({
  name: "remind-of-events",
  schema: z.object({}),
  async handle() {
    const moment = now();
    for (const event of await startingBetween(moment, moment.add({ hours: 48 })))
      if (isEveningBefore(event, moment))
        await enqueue(remindOfEvent, { eventId: event.id }, { dedupeKey: event.id });
    await erasePhones(moment);
  },
  schedule: { cron: "5 * * * *", data: {} },
});

export function isEveningBefore(
  { startsAt, timeZone }: Pick<RegistrationEvent, "startsAt" | "timeZone">,
  moment: Temporal.Instant,
): boolean {
  const local = moment.toZonedDateTimeISO(timeZone);
  const dayBefore = startsAt.toZonedDateTimeISO(timeZone).toPlainDate().subtract({ days: 1 });
  return local.toPlainDate().equals(dayBefore) && local.hour >= FROM_HOUR && local.hour < UNTIL_HOUR;
}

/** Each family once, however often it runs: the mail's key says for which day. */
export const remindOfEvent = defineJob({
  name: "remind-of-event",
  schema: z.object({ eventId: z.uuid() }),
  async handle({ eventId }) {
    const event = (await findEvents([eventId])).get(eventId);
    if (!event || event.approval !== "approved" || event.held || event.gone) return;
    for (const row of await rows.openRowsOf(eventId))
      if (row.state === "confirmed") await mails.reminder(row, event);
  },
});

/** A phone that was given for the day is gone a day later. */
async function erasePhones(moment: Temporal.Instant): Promise<void> {
  const events = await findEvents(await rows.eventsWithPhones());
  const due = [...events.values()].filter(
    (event) => Temporal.Instant.compare(erasesPhoneAt(event), moment) <= 0,
  );
  await rows.erasePhonesOf(due.map(({ id }) => id));
}
