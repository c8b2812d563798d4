import { z } from "zod";
import { reminderDue } from "#domain/registrations/feedback-times.ts";
import { ownersOf } from "#server/clubs/clubs.ts";
import { trustOf } from "#server/clubs/trust.ts";
import type { RegistrationEvent } from "#server/events/events.ts";
import * as identity from "#server/identity/identity.server.ts";
import { now } from "#server/platform/clock.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { feedbackDue } from "./feedback-mails.ts";
import { owingTrials } from "./owed-answers.ts";

/** Longer than the longest deadline; what is older is staff's matter. */
const DAYS = 40;

/**
 * Every hour, since each venue has its own morning: whoever organised a trial and still owes answers is reminded the
 * day after it, two days before the deadline, and the day after that has passed.
 */
export const remindOrganisers = defineJob({
  name: "remind-organisers",
  schema: z.object({}),
  schedule: { cron: "5 * * * *", data: {} },
  async handle() {
    const moment = now();
    for (const { event, owed } of await owingTrials(moment, DAYS)) {
      const reminder = reminderDue(event, moment);
      if (!reminder) continue;
      for (const person of await organisersOf(event)) await feedbackDue(person, event, { reminder, owed });
    }
  },
});

async function organisersOf({ clubId, organiserProfileId }: RegistrationEvent) {
  if (clubId) return (await trustOf(clubId)).closed ? [] : ownersOf(clubId);
  const userId = organiserProfileId && (await identity.holderOf(organiserProfileId));
  const person = userId ? await identity.findById(userId) : undefined;
  return person ? [{ userId: person.id, name: person.name, email: person.email }] : [];
}
