import { z } from "zod";
import { SYSTEM } from "#domain/identity/actor.ts";
import { contactObstacle, isWaiting, type EndReason } from "#domain/messages/contact-state.ts";
import { familyChanged } from "#server/athletes/responsible.server.ts";
import { memberRemoved, ownersOf } from "#server/clubs/members.server.ts";
import { trustLost } from "#server/clubs/trust.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { answerersOf } from "./contact-view.ts";
import * as mails from "./mails.ts";
import { withParties, type ContactWithParties } from "./parties.ts";
import * as queries from "./queries.ts";

export const SETTLED_AT_ONCE = 500;

// The tables in docs/decisions/0024 and 0038 say what each of these does.

trustLost.on(async ({ clubId, what }) => {
  for (const contact of await withParties(await queries.liveOf({ clubId }))) {
    // An adult decides for themselves whether an unverified club may talk to them.
    if (what === "club_unverified" && !contact.athlete.minor) continue;
    await end(contact, what, { tellFamily: true });
  }
});

familyChanged.on(async (told) => {
  // The nightly check ends what a minor had agreed to alone.
  if (told.what === "became_minor") return;
  for (const contact of await withParties(await queries.liveOf({ athleteId: told.athleteId }))) {
    if (told.what === "came_of_age") await passToAthlete(contact);
    else if (told.what !== "guardian_removed") await end(contact, told.what, { tellFamily: false });
    // The other guardian, who stays, may decide anew about what this one had accepted.
    else if (contact.answeredBy === told.guardianUserId)
      await end(contact, "guardian_replaced", { tellFamily: true });
  }
});

memberRemoved.on(async ({ clubId, userId }) => {
  const owner = (await ownersOf(clubId)).at(0);
  for (const contact of await withParties(await queries.liveOf({ clubId, handlerUserId: userId }))) {
    // A request was signed by somebody who is gone. A conversation goes on with an owner.
    if (!owner || isWaiting(contact.state)) await end(contact, "scout_removed", { tellFamily: true });
    else await passToOwner(contact, owner);
  }
});

async function passToOwner(contact: ContactWithParties, owner: { userId: string; name: string }) {
  await queries.setHandler(contact.id, owner.userId);
  await audit(SYSTEM, "contact.passed", contact.athleteId);
  for (const reader of answerersOf(contact.athlete)) await mails.passedOn(reader, contact, owner.name);
}

/** From now on the athlete answers what the guardian had left open. */
async function passToAthlete(contact: ContactWithParties): Promise<void> {
  if (!contact.athlete.userId || !isWaiting(contact.state)) return;
  await queries.setUnseen(contact.id);
  await mails.requested(contact.athlete.userId, contact);
}

/** A scout leaves: what they had under way ends, and the family is told, since it may have been about to answer. */
export async function endOfScout(handlerUserId: string): Promise<void> {
  for (const contact of await withParties(await queries.liveOf({ handlerUserId })))
    await end(contact, "scout_left", { tellFamily: true });
}

/** Each night: ends what no longer holds although no signal said so, such as after a repair in the database itself. */
export const settleContacts = defineJob({
  name: "settle-contacts",
  schema: z.object({}),
  schedule: { cron: "50 0 * * *", data: {} },
  async handle() {
    await throughAll(
      (last) => queries.liveBefore(last, SETTLED_AT_ONCE),
      async (contact) => {
        const reason = contactObstacle(contact);
        if (reason) await inTransaction(() => end(contact, reason, { tellFamily: true }));
      },
    );
  },
});

/** Each morning: ends what nobody answered in time, and tells both sides. */
export const expireContacts = defineJob({
  name: "expire-contacts",
  schema: z.object({}),
  schedule: { cron: "15 8 * * *", data: {} },
  async handle() {
    await throughAll(
      (last) => queries.overdue(last, SETTLED_AT_ONCE),
      (contact) => inTransaction(() => end(contact, "expired", { tellFamily: true, tellClub: true })),
    );
  },
});

/** One that fails holds up none of the others; the job fails afterwards and is tried again. */
async function throughAll(
  page: (last: string | undefined) => Promise<queries.ContactRow[]>,
  act: (contact: ContactWithParties) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  let rows: queries.ContactRow[] = [];
  do {
    rows = await page(rows.at(-1)?.id);
    for (const contact of await withParties(rows)) {
      try {
        await act(contact);
      } catch (failure) {
        failures.push(failure);
      }
    }
  } while (rows.length === SETTLED_AT_ONCE);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} contacts were not settled`);
}

/** One of the family ends it: who speaks for the club and the other guardian are told. Inside the caller's transaction. */
export async function endByFamily(
  contact: ContactWithParties,
  endedBy: string,
  reason: "ended_by_family" | "blocked_by_family",
): Promise<void> {
  const ended = await queries.setEnded(contact.id, reason);
  if (!ended) return;
  await audit(endedBy, `contact.${ended}`, contact.athleteId);
  if (contact.handlerUserId) await mails.endedByFamily(contact.handlerUserId, contact, reason);
  const others = answerersOf(contact.athlete).filter((userId) => userId !== endedBy);
  for (const reader of others) await mails.ended(reader, contact, { state: ended, reason });
}

/** The club takes its request back, or no longer wants to talk. Inside the caller's transaction. */
export async function endByClub(contact: ContactWithParties, endedBy: string): Promise<void> {
  const ended = await queries.setEnded(contact.id, "ended_by_club");
  if (!ended) return;
  await audit(endedBy, `contact.${ended}`, contact.athleteId);
  for (const reader of answerersOf(contact.athlete))
    await mails.ended(reader, contact, { state: ended, reason: "ended_by_club" });
}

/** Inside the caller's transaction. */
export async function end(
  contact: ContactWithParties,
  reason: EndReason,
  { tellFamily, tellClub = false }: { tellFamily: boolean; tellClub?: boolean },
): Promise<void> {
  const ended = await queries.setEnded(contact.id, reason);
  if (!ended) return;
  await audit(SYSTEM, `contact.${ended}`, contact.athleteId);
  if (tellClub && contact.handlerUserId) await mails.expiredToClub(contact.handlerUserId, contact);
  if (!tellFamily) return;
  for (const reader of answerersOf(contact.athlete))
    await mails.ended(reader, contact, { state: ended, reason });
}
