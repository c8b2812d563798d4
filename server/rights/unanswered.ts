import { z } from "zod";
import { dueStep, goesAt } from "#domain/guardians/waiting.ts";
import { GUARDIAN_REMINDER_DAYS } from "#domain/rights/periods.ts";
import * as athletes from "#server/athletes/rights.ts";
import { remind } from "#server/guardians/guardians.ts";
import { activeProfiles } from "#server/identity/identity.server.ts";
import * as identity from "#server/identity/rights.ts";
import { paysAnything } from "#server/billing/rights.ts";
import { now } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { eraseHeld } from "./erasure.ts";
import * as mails from "./mails.ts";

/** Every night: minors whose guardian never answered. A child's data is not kept for ever without one. */
export const followGuardianWaits = defineJob({
  name: "follow-guardian-waits",
  schema: z.object({}),
  schedule: { cron: "30 2 * * *", data: {} },
  async handle() {
    await athletes.followWaits(now());
    const before = now().subtract({ hours: 24 * GUARDIAN_REMINDER_DAYS });
    for (const athleteId of await athletes.waitingSince(before))
      await enqueue(settleGuardianWait, { athleteId }, { dedupeKey: athleteId });
  },
});

export const settleGuardianWait = defineJob({
  name: "settle-guardian-wait",
  schema: z.object({ athleteId: z.uuid() }),
  async handle({ athleteId }) {
    await settleWait(athleteId, now());
  },
});

/** Takes the next step for one athlete, and returns which it was. */
export function settleWait(
  athleteId: string,
  at: Temporal.Instant,
): Promise<"remind" | "warn" | "erase" | null> {
  return inTransaction(async () => {
    const wait = await athletes.lockWait(athleteId);
    const step = wait && dueStep(wait, at);
    if (!wait || !step) return null;
    const person = await identity.lockSubject(wait.userId);
    if (!person) return null;
    if (step === "remind") await remind({ id: athleteId, name: wait.name });
    if (step === "warn") {
      await mails.guardianNeverAnswered(person, goesAt(wait.since, at));
      await athletes.markWarned(athleteId, at);
    }
    if (step === "erase") {
      if (await isMoreThanAthlete(wait.userId)) return null;
      await eraseHeld(person);
      await mails.accountDeleted(person.email);
    }
    return step;
  });
}

/** An account that also runs a club, or pays for something, is not erased for a missing guardian. */
async function isMoreThanAthlete(userId: string): Promise<boolean> {
  const profiles = await activeProfiles(userId);
  return profiles.some(({ type }) => type !== "athlete") || (await paysAnything(userId));
}
