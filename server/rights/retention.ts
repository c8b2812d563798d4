import { z } from "zod";
import {
  AGE_STATEMENT_DAYS,
  CLUB_INVITATION_DAYS,
  GUARDIAN_WAIT_DAYS,
  MAIL_DAYS,
  SQUAD_MONTHS,
  TAKE_DOWN_DAYS,
} from "#domain/rights/periods.ts";
import { sweepNamedGuardians, sweepStatements } from "#server/athletes/rights.ts";
import { sweepSquads } from "#server/championships/rights.ts";
import { sweepClubInvitations } from "#server/clubs/rights.ts";
import { sweepInvitations, sweepTries } from "#server/guardians/rights.ts";
import { sweepExpired } from "#server/identity/rights.ts";
import { sweepTakeDowns } from "#server/moderation/rights.ts";
import { now, today } from "#server/platform/clock.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { sweepLimits } from "#server/platform/limits/limits.ts";
import { purgeMailsOlderThan, purgeSettled } from "#server/platform/mail/retention.ts";
import { sweepDeletedLists, sweepViews } from "#server/scouting/rights.ts";
import { removeExpiredExports } from "./exports.ts";
import { ACCOUNT_DELETED } from "./mails.ts";

/** Every night: deletes what we have no more reason to keep. */
export const retention = defineJob({
  name: "retention",
  schema: z.object({}),
  schedule: { cron: "50 3 * * *", data: {} },
  async handle() {
    await sweepExpired();
    await sweepLimits(now());
    await purgeMailsOlderThan(MAIL_DAYS);
    await purgeSettled(ACCOUNT_DELETED);
    await removeExpiredExports();
    await sweepStatements(today());
    await sweepNamedGuardians();
    await sweepTries(AGE_STATEMENT_DAYS);
    await sweepInvitations(GUARDIAN_WAIT_DAYS);
    await sweepClubInvitations(CLUB_INVITATION_DAYS);
    await sweepViews();
    await sweepDeletedLists();
    await sweepTakeDowns(TAKE_DOWN_DAYS);
    await sweepSquads(SQUAD_MONTHS);
  },
});
