import { z } from "zod";
import { SYSTEM } from "#domain/identity/actor.ts";
import { GRACE_DAYS } from "#domain/rights/periods.ts";
import * as athletes from "#server/athletes/rights.ts";
import * as billing from "#server/billing/rights.ts";
import * as championships from "#server/championships/rights.ts";
import * as desk from "#server/desk/rights.ts";
import * as guardians from "#server/guardians/rights.ts";
import { endProfile } from "#server/identity/identity.server.ts";
import * as moderation from "#server/moderation/rights.ts";
import { audit, eraseValues } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { purgeMailsNaming } from "#server/platform/mail/retention.ts";
import { eraseReviewsAbout } from "#server/platform/reviews/reviews.ts";
import { removeFiles } from "./erasure.ts";
import { foldersAbout } from "./queries.ts";

/** Every night: a job for each athlete's profile whose deletion can no longer be undone. */
export const eraseDeletedProfiles = defineJob({
  name: "erase-deleted-profiles",
  schema: z.object({}),
  schedule: { cron: "35 3 * * *", data: {} },
  async handle() {
    for (const athleteId of await athletes.deletedBefore(endOfGrace()))
      await enqueue(eraseDeletedProfile, { athleteId }, { dedupeKey: athleteId });
  },
});

export const eraseDeletedProfile = defineJob({
  name: "erase-deleted-profile",
  schema: z.object({ athleteId: z.uuid() }),
  async handle({ athleteId }) {
    await eraseProfile(athleteId);
  },
});

/**
 * Erases a profile that was deleted, with its files; the accounts of its people stay. False when it is not due, or
 * was restored.
 */
export function eraseProfile(athleteId: string): Promise<boolean> {
  return inTransaction(async () => {
    const due = await athletes.lockDeletedBefore(athleteId, endOfGrace());
    if (!due) return false;
    const ids = [athleteId];
    const copies = await foldersAbout(ids);
    await guardians.eraseOriginsAbout(ids);
    await championships.eraseAthletesInSquads(ids);
    const erased = await athletes.eraseProfiles(ids);
    await billing.eraseForProfiles(ids);
    await moderation.forgetDetailsAbout(erased.ids);
    await desk.eraseNotesAbout(erased.ids);
    await eraseReviewsAbout(erased.ids);
    for (const id of erased.ids) await eraseValues(id);
    await purgeMailsNaming(erased.names);
    if (due.userId) await endProfile(due.userId, "athlete", athleteId);
    await audit(SYSTEM, "athlete.erased", athleteId);
    await enqueue(removeFiles, { folders: [...erased.folders, ...copies] });
    return true;
  });
}

const endOfGrace = () => now().subtract({ hours: 24 * GRACE_DAYS });
