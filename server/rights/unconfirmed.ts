import { z } from "zod";
import { UNCONFIRMED_DAYS, UNCONFIRMED_REMINDER_DAYS } from "#domain/rights/periods.ts";
import * as athletes from "#server/athletes/rights.ts";
import { paysAnything } from "#server/billing/rights.ts";
import * as guardians from "#server/guardians/rights.ts";
import * as identity from "#server/identity/rights.ts";
import { now } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { eraseHeld } from "./erasure.ts";
import * as mails from "./mails.ts";

/** Every night: sign-ups whose e-mail nobody confirmed. Whoever typed them may not even own the address. */
export const followUnconfirmed = defineJob({
  name: "follow-unconfirmed",
  schema: z.object({}),
  schedule: { cron: "40 2 * * *", data: {} },
  async handle() {
    for (const { userId } of await identity.unconfirmedSince(daysBefore(now(), UNCONFIRMED_REMINDER_DAYS)))
      await enqueue(settleUnconfirmed, { userId }, { dedupeKey: userId });
  },
});

export const settleUnconfirmed = defineJob({
  name: "settle-unconfirmed",
  schema: z.object({ userId: z.uuid() }),
  async handle({ userId }) {
    await settleAccount(userId, now());
  },
});

/** Reminds once, later erases, and returns which of the two it did. */
export function settleAccount(userId: string, at: Temporal.Instant): Promise<"remind" | "erase" | null> {
  return inTransaction(async () => {
    const person = await identity.lockUnconfirmed(userId);
    if (!person || (await isNeeded(userId))) return null;
    const waited = (days: number) => Temporal.Instant.compare(person.createdAt, daysBefore(at, days)) <= 0;
    if (waited(UNCONFIRMED_DAYS)) {
      // No mail: nobody has shown that the address is theirs.
      await eraseHeld(person);
      return "erase";
    }
    if (!waited(UNCONFIRMED_REMINDER_DAYS)) return null;
    const goesAt = person.createdAt.add({ hours: 24 * UNCONFIRMED_DAYS });
    return (await mails.confirmationMissing(person, goesAt)) ? "remind" : null;
  });
}

/** Others depend on the account: it pays for something, or a guardian has confirmed. */
async function isNeeded(userId: string): Promise<boolean> {
  if (await paysAnything(userId)) return true;
  return (await guardians.guardiansOf(await athletes.ownedBy(userId))).length > 0;
}

const daysBefore = (at: Temporal.Instant, days: number): Temporal.Instant =>
  at.subtract({ hours: 24 * days });
