import { isGuardian } from "#domain/athletes/policy.ts";
import { isImpersonating, type Actor } from "#domain/identity/actor.ts";
import {
  isEnded,
  isLive,
  isWaiting,
  stateNow,
  type ContactState,
  type EndReason,
} from "#domain/messages/contact-state.ts";
import { maskContacts } from "#domain/messages/mask.ts";
import type { Purpose } from "#domain/messages/purposes.ts";
import type { Responsible } from "#server/athletes/responsible.server.ts";
import { now } from "#server/platform/clock.ts";
import type { ContactWithParties } from "./parties.ts";

/**
 * Who reads a request. A minor's guardians decide about it; the minor only hears of it. The club is whoever
 * acts for the club that asked.
 */
export type Reader = "club" | "guardian" | "minor" | "adult" | "staff";

/** A request as one reader may see it at this moment. */
export interface Contact {
  id: string;
  side: "sent" | "received";
  reader: Reader;
  /** Null when the club may no longer read whom it asked about. */
  athlete: { name: string; subdomain: string } | null;
  club: { id: string; name: string; verified: boolean };
  scoutName: string | null;
  /** Who speaks for the club today, where that is no longer the one who asked. */
  handlerName: string | null;
  /** The card by which the family checks who speaks for the club. */
  cardCode: string | null;
  purpose: Purpose;
  /** Null when this reader may not read it, or when it was deleted with the scout's account. */
  message: string | null;
  state: ContactState;
  endReason: EndReason | null;
  reply: string | null;
  createdAt: Temporal.Instant;
  /** Whose turn it is while it waits. */
  decider: "guardian" | "athlete";
  /** Until when it can be answered. */
  expiresAt: Temporal.Instant;
  answeredAt: Temporal.Instant | null;
  /** When something last happened to it. */
  activeAt: Temporal.Instant;
  /** What a guardian switched on for the minor; the family alone reads it. */
  child: { reads: boolean; writes: boolean } | null;
  mayAnswer: boolean;
  mayWithdraw: boolean;
  mayWrite: boolean;
  /** Either side may end what was accepted; of a minor's people, any who decides. */
  mayEnd: boolean;
}

/** Which of the athlete's people this is, if any. */
export function readerOf(athlete: Responsible, userId: string): Reader | null {
  if (athlete.userId === userId) return athlete.minor ? "minor" : "adult";
  return isGuardian(athlete, userId) ? "guardian" : null;
}

/** The guardians of a minor, or the adult athlete. A child never answers for themselves. */
export function answerersOf(athlete: Responsible): string[] {
  if (!athlete.minor) return athlete.userId ? [athlete.userId] : [];
  return athlete.guardianUserIds.filter((personId) => isGuardian(athlete, personId));
}

/** Every page, export and mail that shows a request uses this function: nothing else decides who reads what. */
export function viewContact(contact: ContactWithParties, reader: Reader, userId: string | null): Contact {
  const { athlete, club, scoutUserId, handlerUserId } = contact;
  const { state, endReason } = contactNow(contact);
  const ended = isEnded(state);
  const trusted = reader === "club" || reader === "staff" || (reader === "adult" && !ended);
  const open = trusted || (reader === "guardian" && state === "accepted");
  const decides = userId !== null && answerersOf(athlete).includes(userId);
  const speaks = reader === "club" && speaksForClub(contact, userId);
  const maskForRecipient = (text: string) => (open ? text : maskContacts(text));
  return {
    id: contact.id,
    side: reader === "club" || reader === "staff" ? "sent" : "received",
    reader,
    athlete:
      reader === "club" && (ended || athlete.visibility !== "public")
        ? null
        : { name: athlete.name, subdomain: athlete.subdomain },
    club: { id: contact.clubId, name: maskForRecipient(club.name), verified: isTrusted(club) },
    scoutName: contact.scoutName && maskForRecipient(contact.scoutName),
    handlerName:
      contact.handlerName && handlerUserId !== scoutUserId ? maskForRecipient(contact.handlerName) : null,
    cardCode: reader === "club" ? null : contact.cardCode,
    purpose: contact.purpose,
    message:
      contact.message === null || (reader === "minor" && !childReads(contact))
        ? null
        : maskForRecipient(contact.message),
    ...(reader === "club" ? neutral({ state, endReason }) : { state, endReason }),
    reply: readsReply(contact, { reader, ended, userId }) ? contact.reply : null,
    createdAt: contact.createdAt,
    decider: athlete.minor ? "guardian" : "athlete",
    expiresAt: contact.expiresAt,
    answeredAt: contact.answeredAt,
    activeAt: contact.activeAt,
    child:
      athlete.minor && (reader === "guardian" || reader === "minor") && isLive(state)
        ? { reads: contact.childReads, writes: contact.childWrites }
        : null,
    mayAnswer: isWaiting(state) && decides,
    mayWithdraw: isWaiting(state) && speaks,
    mayWrite: state === "accepted" && (decides || speaks || (reader === "minor" && contact.childWrites)),
    mayEnd: state === "accepted" && (decides || speaks),
  };
}

/** Conversations are for those who have them: an admin in the place of one sees that there is one. */
export const withoutWords = (actor: Actor, view: Contact): Contact =>
  isImpersonating(actor) ? { ...view, message: null, reply: null } : view;

/** The stored state, unless the club or the family has changed since it was written, or its time is over. */
export const contactNow = (contact: ContactWithParties) => stateNow(contact, contact, now());

/** Whoever handles the contact writes in it for the club; everybody else of the club reads. */
const speaksForClub = ({ handlerUserId }: ContactWithParties, userId: string | null): boolean =>
  userId !== null && handlerUserId === userId;

/** Whether the minor reads the words today. */
export const childReads = (contact: ContactWithParties): boolean =>
  contact.childReads && contactNow(contact).state === "accepted";

/** A club does not learn that it was blocked. */
const neutral = ({ state, endReason }: { state: ContactState; endReason: EndReason | null }) =>
  state === "blocked" ? { state: "closed" as const, endReason: null } : { state, endReason };

const isTrusted = ({ verified, hidden, left }: ContactWithParties["club"]): boolean =>
  verified && !hidden && !left;

/**
 * A reply often holds a phone of the guardian who wrote it: the club reads it only while the contact is open, and no
 * other guardian reads it whole, neither the second one nor a later one.
 */
function readsReply(
  { answeredBy }: ContactWithParties,
  { reader, ended, userId }: { reader: Reader; ended: boolean; userId: string | null },
): boolean {
  if (reader === "club") return !ended;
  return reader === "staff" || reader === "adult" || (reader === "guardian" && answeredBy === userId);
}
