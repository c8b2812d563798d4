import type { Actor } from "#domain/identity/actor.ts";
import { isWaiting } from "#domain/messages/contact-state.ts";
import { maskContacts } from "#domain/messages/mask.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { ok, type Result } from "#domain/result.ts";
import { defineReviewKind, type Review } from "#server/platform/reviews/reviews.ts";
import { contactNow } from "./contact-view.ts";
import { end } from "./ending.ts";
import * as mails from "./mails.ts";
import { withParties, type ContactWithParties } from "./parties.ts";
import * as queries from "./queries.ts";

const SHOWN = 20;

/** A club wrote a way around the guardian. One open review per club, so that staff see all that it tried. */
export const maskedContact = defineReviewKind({
  name: "masked_contact",
  subjectType: "club",
  adjustable: true,
  readSubject: maskedMessages,
  // A new message asks for the review in its own transaction, and so waits for whoever decides it.
  lockSubject: async () => null,
  onDecision: withdrawWaiting,
});

/** What a club wrote to families of minors that had to be masked, as it was written and as the family reads it. */
async function maskedMessages(actor: Actor, clubId: string) {
  assertModerator(actor);
  const contacts = await withParties(await queries.maskedBy(clubId, SHOWN));
  const first = contacts[0];
  if (!first) return null;
  return {
    type: "masked_contact" as const,
    title: first.club.name,
    messages: contacts.map((contact) => ({
      id: contact.id,
      scoutName: contact.scoutName,
      written: contact.message,
      masked: contact.message && maskContacts(contact.message),
      state: contactNow(contact).state,
      createdAt: contact.createdAt,
    })),
  };
}

async function withdrawWaiting({ subjectId: clubId, state, reason }: Review): Promise<Result<null, never>> {
  if (state === "approved") return ok(null);
  if (state === "adjust") return warn(clubId, reason ?? "");
  for (const contact of await withParties(await queries.maskedBy(clubId, SHOWN))) {
    if (!isWaiting(contact.state)) continue;
    await end(contact, "removed_by_staff", { tellFamily: true });
    if (contact.scoutUserId) await mails.removed(contact.scoutUserId, contact, reason ?? "");
  }
  return ok(null);
}

/** The requests stay: whoever wrote is told what belongs to the platform, and a new attempt opens a new review. */
async function warn(clubId: string, reason: string): Promise<Result<null, never>> {
  const writers = new Map<string, ContactWithParties>();
  for (const contact of await withParties(await queries.maskedBy(clubId, SHOWN)))
    if (contact.scoutUserId && isWaiting(contact.state)) writers.set(contact.scoutUserId, contact);
  for (const [userId, contact] of writers) await mails.warned(userId, contact, reason);
  return ok(null);
}
