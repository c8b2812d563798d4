import { z } from "zod";
import { SYSTEM } from "#domain/identity/actor.ts";
import { contactObstacle, type EndReason } from "#domain/messages/contact-state.ts";
import { familyChanged } from "#server/athletes/responsible.server.ts";
import { trustLost } from "#server/clubs/trust.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { answerersOf } from "./contact-view.ts";
import * as mails from "./mails.ts";
import { withParties, type ContactWithParties } from "./parties.ts";
import * as queries from "./queries.ts";

export const SETTLED_AT_ONCE = 500;

// The table in docs/decisions/0024 says what each of these does.

trustLost.on(async ({ clubId, what }) => {
  for (const contact of await withParties(await queries.liveOf({ clubId }))) {
    // An adult decides for themselves whether an unverified club may talk to them.
    if (what === "club_unverified" && !contact.athlete.minor) continue;
    await end(contact, what, { tellFamily: true });
  }
});

familyChanged.on(async ({ athleteId, what }) => {
  for (const contact of await withParties(await queries.liveOf({ athleteId }))) {
    if (what !== "came_of_age") await end(contact, what, { tellFamily: false });
    // From now on the athlete answers what the guardian had left open.
    else if (contact.athlete.userId && contact.state === "waiting")
      await mails.requested(contact.athlete.userId, contact);
  }
});

/** A scout leaves: what they had under way ends, and the family is told, since it may have been about to answer. */
export async function endOfScout(scoutUserId: string): Promise<void> {
  for (const contact of await withParties(await queries.liveOf({ scoutUserId })))
    await end(contact, "scout_left", { tellFamily: true });
}

/** Each night: ends what no longer holds although no signal said so, such as after a repair in the database itself. */
export const settleContacts = defineJob({
  name: "settle-contacts",
  schema: z.object({}),
  schedule: { cron: "50 0 * * *", data: {} },
  async handle() {
    let rows: queries.ContactRow[] = [];
    do {
      rows = await queries.liveBefore(rows.at(-1)?.id, SETTLED_AT_ONCE);
      for (const contact of await withParties(rows)) {
        const reason = contactObstacle(contact);
        if (reason) await inTransaction(() => end(contact, reason, { tellFamily: true }));
      }
    } while (rows.length === SETTLED_AT_ONCE);
  },
});

/** One of the family ends it: the scout and the other guardian are told. Inside the caller's transaction. */
export async function endByFamily(contact: ContactWithParties, endedBy: string): Promise<void> {
  const ended = await queries.setEnded(contact.id, "ended_by_family");
  if (!ended) return;
  await audit(endedBy, `contact.${ended}`, contact.athleteId);
  if (contact.scoutUserId) await mails.endedByFamily(contact.scoutUserId, contact);
  const others = answerersOf(contact.athlete).filter((userId) => userId !== endedBy);
  for (const reader of others)
    await mails.ended(reader, contact, { state: ended, reason: "ended_by_family" });
}

/** Inside the caller's transaction. */
export async function end(
  contact: ContactWithParties,
  reason: EndReason,
  { tellFamily }: { tellFamily: boolean },
): Promise<void> {
  const ended = await queries.setEnded(contact.id, reason);
  if (!ended) return;
  await audit(SYSTEM, `contact.${ended}`, contact.athleteId);
  if (!tellFamily) return;
  for (const reader of answerersOf(contact.athlete))
    await mails.ended(reader, contact, { state: ended, reason });
}
