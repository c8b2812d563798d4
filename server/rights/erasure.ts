import { z } from "zod";
import { SYSTEM } from "#domain/identity/actor.ts";
import type { DataSubject } from "#domain/rights/data-subject.ts";
import * as athletes from "#server/athletes/rights.ts";
import * as billing from "#server/billing/rights.ts";
import * as championships from "#server/championships/rights.ts";
import * as clubs from "#server/clubs/rights.ts";
import * as events from "#server/events/rights.ts";
import * as desk from "#server/desk/rights.ts";
import { athletesOf } from "#server/guardians/guardians.ts";
import * as guardians from "#server/guardians/rights.ts";
import * as identity from "#server/identity/rights.ts";
import * as inquiries from "#server/inquiries/rights.ts";
import * as messages from "#server/messages/rights.ts";
import * as moderation from "#server/moderation/rights.ts";
import { eraseValues, audit } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { config } from "#server/platform/config/current.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { forgetKey } from "#server/platform/limits/limits.ts";
import { purgeMailsOf } from "#server/platform/mail/retention.ts";
import { eraseReviewsAbout } from "#server/platform/reviews/reviews.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import * as registrations from "#server/registrations/rights.ts";
import * as scouting from "#server/scouting/rights.ts";
import * as sponsors from "#server/sponsors/rights.ts";
import * as mails from "./mails.ts";
import { foldersAbout } from "./queries.ts";

/** Every night: a job for each account whose grace period is over, so that one failure holds up nobody. */
export const eraseDueAccounts = defineJob({
  name: "erase-due-accounts",
  schema: z.object({}),
  schedule: { cron: "20 3 * * *", data: {} },
  async handle() {
    for (const userId of await identity.dueForDeletion(now())) {
      await enqueue(eraseAccount, { userId }, { dedupeKey: userId });
    }
  },
});

export const eraseAccount = defineJob({
  name: "erase-account",
  schema: z.object({ userId: z.uuid() }),
  async handle({ userId }) {
    await erase(userId);
  },
});

export const removeFiles = defineJob({
  name: "remove-files",
  schema: z.object({ folders: z.array(z.string()) }),
  async handle({ folders }) {
    const storage = openStorage(config());
    for (const folder of folders) await storage.deletePrefix(folder);
  },
});

/** Erases an account whose grace period is over. False when it is not due. */
export function erase(userId: string): Promise<boolean> {
  return inTransaction(async () => {
    const person = await identity.lockDue(userId, now());
    if (!person) return false;
    await eraseHeld(person);
    await mails.accountDeleted(person.email);
    return true;
  });
}

/**
 * Erases everything of a person, inside the transaction that has locked the account. Files are removed by a job,
 * which exists only if the transaction is committed.
 */
export async function eraseHeld(person: DataSubject): Promise<void> {
  const { userId } = person;
  const erased = await eraseRows(person);
  await eraseTraces(person, erased);
  const account = await identity.eraseFor(person);
  await audit(SYSTEM, "user.erased", userId);
  await enqueue(removeFiles, { folders: [...erased.folders, ...account.folders, `exports/${userId}/`] });
}

interface Erased {
  /** Ids of profiles, clubs and sponsors: reviews and audit values are about these. */
  ids: string[];
  names: string[];
  folders: string[];
}

/** The person's own rows, capability by capability. */
async function eraseRows(person: DataSubject): Promise<Erased> {
  const owned = await athletes.ownedBy(person.userId);
  const copies = await foldersAbout(owned);
  // Minors whom no other guardian's consent carries are private until one agrees.
  const wards = await athletesOf(person.userId);
  await athletes.withdrawAll(null, await athletes.needingGuardian(person.userId, wards));
  await guardians.eraseFor(person, owned);
  await championships.eraseAthletesInSquads(owned);
  const profiles = await athletes.eraseFor(person);
  const gone = [profiles, await clubs.eraseFor(person), await sponsors.eraseFor(person)];
  await championships.eraseFor(person);
  gone.push(await events.eraseFor(person));
  await inquiries.eraseFor(person);
  const ids = gone.flatMap((part) => part.ids);
  await billing.eraseFor(person, ids);
  await messages.eraseFor(person);
  await registrations.eraseFor(person);
  await scouting.eraseFor(person, ids);
  await moderation.eraseFor(person, ids);
  await desk.eraseFor(person, ids);
  return {
    ids,
    names: [person.name, ...profiles.names],
    folders: [...gone.flatMap((part) => part.folders), ...copies],
  };
}

/** What the platform stored about them: reviews, audit values, mails, limits. */
async function eraseTraces(person: DataSubject, { ids, names }: Erased): Promise<void> {
  await eraseReviewsAbout(ids);
  for (const id of [person.userId, ...ids]) await eraseValues(id);
  await purgeMailsOf(person.email, names);
  await forgetKey({ account: person.email });
  await forgetKey({ account: person.userId });
}
