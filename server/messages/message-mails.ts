import { z } from "zod";
import type { Side } from "#domain/messages/sides.ts";
import { now } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { answerersOf, contactNow } from "./contact-view.ts";
import * as talk from "./conversation-queries.ts";
import * as mails from "./mails.ts";
import { findContact, type ContactWithParties } from "./parties.ts";

/** Whoever reads on the page meanwhile needs no mail. */
const FIRST_MINUTES = 2;
const HOUR = { hours: 1 };

/** Mails whoever has not read it, soon, and at most once an hour. Inside the caller's transaction. */
export async function announceMessage(
  contact: ContactWithParties,
  { authorUserId, side }: { authorUserId: string; side: Side },
): Promise<void> {
  for (const userId of hearersOf(contact, side)) {
    if (userId === authorUserId) continue;
    const mailedAt = (await talk.readersOf(userId, [contact.id])).get(contact.id)?.mailedAt;
    const soon = now().add({ minutes: FIRST_MINUTES });
    const allowed = mailedAt?.add(HOUR);
    const runAt = allowed && Temporal.Instant.compare(allowed, soon) > 0 ? allowed : soon;
    const key = { contactId: contact.id, userId };
    await enqueue(mailNewMessage, key, { dedupeKey: `${contact.id}:${userId}`, runAt });
  }
}

/** Guardians hear what the club and the child wrote; the club hears the family. A minor gets no mail. */
function hearersOf(contact: ContactWithParties, side: Side): string[] {
  const family = answerersOf(contact.athlete);
  const club = contact.handlerUserId ? [contact.handlerUserId] : [];
  if (side === "club") return family;
  return side === "minor" ? [...club, ...family] : club;
}

export const mailNewMessage = defineJob({
  name: "mail-new-message",
  schema: z.object({ contactId: z.uuid(), userId: z.uuid() }),
  handle: ({ contactId, userId }) =>
    inTransaction(async () => {
      const contact = await findContact(contactId);
      if (!contact || contact.athlete.deleted || contactNow(contact).state !== "accepted") return;
      const forClub = contact.handlerUserId === userId;
      if (!forClub && !answerersOf(contact.athlete).includes(userId)) return;
      const mark = (await talk.readersOf(userId, [contactId])).get(contactId);
      const allowed = mark?.mailedAt?.add(HOUR);
      // A minute of grace: the clock of the database and ours may differ.
      if (allowed && Temporal.Instant.compare(allowed, now().add({ minutes: 1 })) > 0) return;
      if (!(await talk.hasUnread(contactId, userId, mark?.readAt ?? null))) return;
      await mails.newMessage(userId, contact, forClub);
      await talk.setMailed(contactId, userId);
    }),
});
