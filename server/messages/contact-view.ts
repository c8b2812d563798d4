import { isGuardian } from "#domain/athletes/policy.ts";
import { stateNow, type ContactState, type EndReason } from "#domain/messages/contact-state.ts";
import { maskContacts } from "#domain/messages/mask.ts";
import type { Responsible } from "#server/athletes/responsible.server.ts";
import type { ContactWithParties } from "./parties.ts";

/**
 * Who reads a request. A minor's guardians decide about it; the minor only hears of it. The club is whoever
 * acts for the club that asked.
 */
type Reader = "club" | "guardian" | "minor" | "adult" | "staff";

/** A request as one reader may see it at this moment. */
export interface Contact {
  id: string;
  side: "sent" | "received";
  reader: Reader;
  /** Null when the club may no longer read whom it asked about. */
  athlete: { name: string; subdomain: string } | null;
  club: { id: string; name: string; verified: boolean };
  scoutName: string | null;
  /** Null when this reader may not read it, or when it was deleted with the scout's account. */
  message: string | null;
  state: ContactState;
  endReason: EndReason | null;
  reply: string | null;
  createdAt: Temporal.Instant;
  answeredAt: Temporal.Instant | null;
  mayAnswer: boolean;
  /** Any of the athlete's people who decide may end what one of them accepted. */
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
  const { athlete, club } = contact;
  const { state, endReason } = contactNow(contact);
  const ended = state === "withdrawn" || state === "closed";
  const trusted = reader === "club" || reader === "staff" || (reader === "adult" && !ended);
  const open = trusted || (reader === "guardian" && state === "accepted");
  const decides = userId !== null && answerersOf(athlete).includes(userId);
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
    message: reader === "minor" || contact.message === null ? null : maskForRecipient(contact.message),
    state,
    endReason,
    reply: readsReply(contact, { reader, ended, userId }) ? contact.reply : null,
    createdAt: contact.createdAt,
    answeredAt: contact.answeredAt,
    mayAnswer: state === "waiting" && decides,
    mayEnd: state === "accepted" && decides,
  };
}

/** The stored state, unless the club or the family has changed since it was written. */
export const contactNow = (contact: ContactWithParties) => stateNow(contact, contact);

const isTrusted = ({ verified, hidden, left }: ContactWithParties["club"]): boolean =>
  verified && !hidden && !left;

/**
 * A reply often holds a phone of the guardian who wrote it: the club reads it only while the contact is open, and no
 * other guardian reads it, neither the second one nor a later one.
 */
function readsReply(
  { answeredBy }: ContactWithParties,
  { reader, ended, userId }: { reader: Reader; ended: boolean; userId: string | null },
): boolean {
  if (reader === "club") return !ended;
  return reader === "staff" || reader === "adult" || (reader === "guardian" && answeredBy === userId);
}
