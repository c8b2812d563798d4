import {
  isImpersonating,
  isStaff,
  profileIdOf,
  userIdOf,
  type Actor,
  type Member,
} from "#domain/identity/actor.ts";
import { isWaiting } from "#domain/messages/contact-state.ts";
import { MESSAGES_PER_HOUR } from "#domain/messages/limits.ts";
import { maskContacts } from "#domain/messages/mask.ts";
import { readableText } from "#domain/messages/reading.ts";
import type { Side } from "#domain/messages/sides.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { holdResponsible } from "#server/athletes/responsible.server.ts";
import { lockTrust } from "#server/clubs/trust.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import { reviewsAbout } from "#server/platform/reviews/reviews.ts";
import { blockOn, type Block } from "./blocks.server.ts";
import {
  answerersOf,
  childReads,
  contactNow,
  readerOf,
  viewContact,
  type Contact,
  type Reader,
} from "./contact-view.ts";
import * as talk from "./conversation-queries.ts";
import { announceMessage } from "./message-mails.ts";
import { findContact, withParties, type ContactWithParties } from "./parties.ts";
import * as queries from "./queries.ts";

const PER_PERSON = { name: "contact-message", points: MESSAGES_PER_HOUR, seconds: 3600 };
const SHOWN = 30;

interface ThreadEntry {
  id: string;
  side: Side;
  /** Null when the account was erased. */
  author: string | null;
  own: boolean;
  /** Null when it was erased with its author. */
  text: string | null;
  at: Temporal.Instant;
  /** What a report of it names; null where this reader has nothing to report. */
  reportId: string | null;
}

export interface Conversation {
  contact: Contact;
  athleteId: string;
  /** Oldest first. */
  entries: ThreadEntry[];
  /** Where the earlier ones begin; null when these are all. */
  earlier: string | null;
  /** A block of the club by the family, where this reader decides about it. */
  block: Block | null;
  mayBlock: boolean;
}

interface Page {
  /** The id of the oldest message that was seen. */
  before?: string;
  /** The message that was reported, for staff. */
  reported?: string;
}

/** A request and what was said since, as this person may read it. */
export async function readConversation(
  actor: Actor,
  id: string,
  { before, reported }: Page = {},
): Promise<Result<Conversation, "not_found">> {
  const contact = await findContact(id);
  if (!contact || contact.athlete.deleted || isImpersonating(actor)) return err("not_found");
  const userId = userIdOf(actor);
  const reader = await readingAs(actor, contact, reported);
  if (!reader) return err("not_found");
  const { kind, thread } = reader;
  const view = viewContact(contact, kind, kind === "staff" ? null : userId);
  const rows = thread ? await talk.messagesOf(id, { before, limit: SHOWN + 1 }) : [];
  const shown = rows.slice(0, SHOWN).toReversed();
  const reading = { reader: kind, userId, contact, view };
  const said = await entriesOf(shown, reading);
  const complete = rows.length <= SHOWN;
  const decides = userId !== null && kind !== "staff" && answerersOf(contact.athlete).includes(userId);
  return ok({
    contact: view,
    athleteId: contact.athleteId,
    entries: complete ? [...(await beginning(reading)), ...said] : said,
    earlier: complete ? null : (shown[0]?.id ?? null),
    block: decides ? await blockOn(contact, userId) : null,
    mayBlock: decides,
  });
}

/** Staff read the request as it was written when something in it was masked, and the conversation only when reported. */
async function readingAs(
  actor: Actor,
  contact: ContactWithParties,
  reported: string | undefined,
): Promise<{ kind: Reader; thread: boolean } | null> {
  const userId = userIdOf(actor);
  const own = userId && readerOf(contact.athlete, userId);
  if (own) return { kind: own, thread: own !== "minor" || childReads(contact) };
  if (profileIdOf(actor, "club") === contact.clubId) return { kind: "club", thread: true };
  if (!isStaff(actor)) return null;
  const thread = await isReported(contact.id, reported);
  return thread || contact.masked ? { kind: "staff", thread } : null;
}

async function isReported(contactId: string, messageId: string | undefined): Promise<boolean> {
  const message = messageId ? await talk.findMessage(messageId) : undefined;
  const ids = message?.contactId === contactId ? [contactId, message.id] : [contactId];
  return (await reviewsAbout(ids, 20)).some(({ kind }) => kind === "report");
}

interface Reading {
  reader: Reader;
  userId: string | null;
  contact: ContactWithParties;
  view: Contact;
}

async function entriesOf(
  rows: readonly talk.MessageRow[],
  { reader, userId, contact, view }: Reading,
): Promise<ThreadEntry[]> {
  const names = await identity.names(rows.flatMap(({ authorUserId }) => authorUserId ?? []));
  const open = contactNow(contact).state === "accepted";
  const reading = { reader, open, childReads: contact.childReads };
  return rows.flatMap(({ id, side, authorUserId, text, createdAt }) => {
    const own = authorUserId !== null && authorUserId === userId;
    const readable = readableText({ side, own, text: text ?? "" }, reading);
    if (readable === null) return [];
    const name = (authorUserId && names.get(authorUserId)) ?? null;
    return {
      id,
      side,
      author: name && side === "club" && view.side === "received" && !open ? maskContacts(name) : name,
      own,
      text: text === null ? null : readable,
      at: createdAt,
      reportId: (side === "club") === (view.side === "sent") ? null : id,
    };
  });
}

/** The request itself and the reply to it. */
async function beginning({ reader, userId, contact, view }: Reading): Promise<ThreadEntry[]> {
  const { id, scoutUserId, answeredBy, reply, answeredAt, createdAt } = contact;
  const asked: ThreadEntry = {
    id,
    side: "club",
    author: view.scoutName,
    own: scoutUserId !== null && scoutUserId === userId,
    text: view.message,
    at: createdAt,
    reportId: view.side === "received" ? id : null,
  };
  if (!reply || !answeredAt) return [asked];
  const side = answeredBy === contact.athlete.userId ? "athlete" : "guardian";
  const open = contactNow(contact).state === "accepted";
  const text =
    view.reply ??
    readableText({ side, own: false, text: reply }, { reader, open, childReads: contact.childReads });
  // After a no, the words are between the club and whoever wrote them.
  if (text === null || (view.reply === null && reader === "club")) return [asked];
  const author = answeredBy ? ((await identity.names([answeredBy])).get(answeredBy) ?? null) : null;
  return [
    asked,
    {
      id: `resposta-${id}`,
      side,
      author,
      own: answeredBy === userId,
      text,
      at: answeredAt,
      reportId: null,
    },
  ];
}

/**
 * Whoever decides has opened a request, or an adult has read a conversation until `at`. Of minors nothing is noted, and
 * a person who opened nothing of theirs leaves no trace.
 */
export async function noteOpened(actor: Actor, ids: readonly string[], at: Temporal.Instant): Promise<void> {
  const userId = userIdOf(actor);
  if (!userId || isImpersonating(actor)) return;
  const seen: string[] = [];
  for (const contact of await withParties(await queries.findContacts(ids))) {
    if (contact.athlete.deleted) continue;
    const { state } = contactNow(contact);
    const decides = answerersOf(contact.athlete).includes(userId);
    if (isWaiting(state) && decides) seen.push(contact.id);
    const ofClub = profileIdOf(actor, "club") === contact.clubId;
    if (state === "accepted" && (decides || ofClub)) await talk.setRead(contact.id, userId, at);
  }
  if (seen.length > 0) await queries.setSeen(seen);
}

type WriteProblem = TooMany | { code: "not_found" | "ended" | "not_allowed" };

/** Something said in an open conversation, by whoever may speak in it today. */
export async function sendMessage(
  actor: Member,
  id: string,
  text: string,
): Promise<Result<{ id: string }, WriteProblem>> {
  const before = await readConversation(actor, id);
  if (!before.ok) return err({ code: "not_found" });
  if (before.value.contact.reader === "staff") return err({ code: "not_found" });
  const counted = await spend(PER_PERSON, { account: actor.userId });
  if (!counted.ok) return counted;
  return inTransaction(async () => {
    const held = await hold(id);
    if (!held) return err({ code: "not_found" as const });
    const { userId } = actor;
    const own = readerOf(held.athlete, userId);
    const reader = own ?? (profileIdOf(actor, "club") === held.clubId ? "club" : null);
    if (!reader) return err({ code: "not_found" as const });
    if (contactNow(held).state !== "accepted") return err({ code: "ended" as const });
    if (!viewContact(held, reader, userId).mayWrite) return err({ code: "not_allowed" as const });
    const side = sideOf(reader);
    const messageId = await talk.insertMessage({ contactId: id, authorUserId: userId, side, text });
    if (side === "club")
      await talk.noteWriter({
        athleteId: held.athleteId,
        clubId: held.clubId,
        userId,
        contactId: id,
        clubVerified: held.club.verified,
      });
    if (side !== "minor") await talk.setRead(id, userId, now());
    await announceMessage(held, { authorUserId: userId, side });
    return ok({ id: messageId });
  });
}

function sideOf(reader: Reader): Side {
  if (reader === "adult") return "athlete";
  return reader === "guardian" || reader === "minor" ? reader : "club";
}

/** The contact, while neither side can change. Inside the caller's transaction. */
export async function hold(id: string): Promise<ContactWithParties | undefined> {
  const found = await queries.findContact(id);
  if (!found) return undefined;
  await lockTrust(found.clubId);
  await holdResponsible(found.athleteId);
  const contact = await findContact(id);
  return contact?.athlete.deleted ? undefined : contact;
}

interface ChildSwitches {
  reads: boolean;
  writes: boolean;
}

/** A guardian decides what the minor may do in one conversation. Off wins: only who switched it off switches it on. */
export function setChildSwitches(
  actor: Member,
  id: string,
  { reads, writes }: ChildSwitches,
): Promise<Result<null, "not_found" | "ended" | "switched_off_by_other">> {
  return inTransaction(async () => {
    const contact = await hold(id);
    const { userId } = actor;
    if (!contact || !contact.athlete.minor || !answerersOf(contact.athlete).includes(userId))
      return err("not_found");
    if (contactNow(contact).state !== "accepted") return err("ended");
    const childReads = reads || writes;
    const more = (childReads && !contact.childReads) || (writes && !contact.childWrites);
    const { childOffBy } = contact;
    const offByOther = childOffBy !== null && childOffBy !== userId;
    if (more && offByOther && answerersOf(contact.athlete).includes(childOffBy))
      return err("switched_off_by_other");
    await queries.setChild(id, { childReads, childWrites: writes, childOffBy: more ? null : userId });
    await audit(userId, "contact.child_switched", contact.athleteId);
    return ok(null);
  });
}
