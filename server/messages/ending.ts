import { z } from "zod";
import { SYSTEM } from "#domain/identity/actor.ts";
import type { EndReason } from "#domain/messages/contact-state.ts";
import { familyChanged, responsibleForAll, type Responsible } from "#server/athletes/responsible.server.ts";
import { trustLost } from "#server/clubs/trust.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { answererOf, obstacleNow } from "./contact-view.ts";
import * as mails from "./mails.ts";
import * as queries from "./queries.ts";

// The table in docs/decisions/0024 says what each of these does.

trustLost.on(async ({ clubId, what }) => {
  const rows = await queries.liveOf({ clubId });
  const people = await responsibleForAll(rows.map(({ athleteId }) => athleteId));
  for (const row of rows) {
    const athlete = people.get(row.athleteId);
    // An adult decides for themselves whether an unverified club may talk to them.
    if (what === "club_unverified" && athlete && !athlete.minor) continue;
    await end(row, what, athlete);
  }
});

familyChanged.on(async ({ athleteId, what }) => {
  const rows = await queries.liveOf({ athleteId });
  if (what === "came_of_age") {
    const athlete = (await responsibleForAll([athleteId])).get(athleteId);
    if (athlete?.userId)
      for (const row of rows)
        if (row.state === "waiting") await mails.requested(athlete.userId, row, athlete.minor);
    return;
  }
  for (const row of rows) await end(row, what);
});

/** What a scout who leaves had under way; the family is told, since it may have been about to answer. */
export async function endOfScout(scoutUserId: string): Promise<void> {
  const rows = await queries.liveOf({ scoutUserId });
  const people = await responsibleForAll(rows.map(({ athleteId }) => athleteId));
  for (const row of rows) await end(row, "scout_left", people.get(row.athleteId));
}

/** Each night: whatever changed without a word to us, such as a repair in the database itself. */
export const settleContacts = defineJob({
  name: "settle-contacts",
  schema: z.object({}),
  schedule: { cron: "50 0 * * *", data: {} },
  async handle() {
    const rows = await queries.doubtful();
    const people = await responsibleForAll(rows.map(({ athleteId }) => athleteId));
    for (const row of rows) {
      const athlete = people.get(row.athleteId);
      const reason = athlete && obstacleNow(row, athlete);
      if (reason) await inTransaction(() => end(row, reason, athlete));
    }
  },
});

/** `toTell`: whose guardian, or who, hears of it by mail. Inside the caller's transaction. */
export async function end(row: queries.ContactRow, reason: EndReason, toTell?: Responsible): Promise<void> {
  const ended = await queries.setEnded(row.id, reason);
  if (!ended) return;
  await audit(SYSTEM, `contact.${ended}`, row.athleteId);
  const reader = toTell && answererOf(toTell);
  if (reader) await mails.ended(reader, row, { state: ended, reason, minor: toTell.minor });
}
