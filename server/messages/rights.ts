import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { contactClubs } from "#server/clubs/trust.ts";
import { readableText } from "#domain/messages/reading.ts";
import * as identity from "#server/identity/identity.server.ts";
import { blocksAbout } from "./blocks.server.ts";
import { contactNow, readerOf, viewContact, type Reader } from "./contact-view.ts";
import { forgetMessages, messagesIn, readingsOf, writersConcerning } from "./conversation-queries.ts";
import { endOfScout } from "./ending.ts";
import { withParties, type ContactWithParties } from "./parties.ts";
import * as queries from "./queries.ts";

/** What the person wrote to athletes, and of what was written to their own athletes the part they may read today. */
export async function exportOf({ userId }: DataSubject, athleteIds: readonly string[]): Promise<ExportPart> {
  const rows = await queries.concerning(userId, athleteIds);
  return {
    tables: {
      ...(await conversations(rows, userId)),
      contact_blocks: await blocksIn(athleteIds),
      contact_writers: await writersIn(await writersConcerning(userId, athleteIds)),
      contact_readers: await readingsOf(userId),
    },
  };
}

/** What was written about these athletes, as one of their guardians may read it. */
export async function exportAbout(
  { userId }: DataSubject,
  athleteIds: readonly string[],
): Promise<ExportPart> {
  const rows = await queries.aboutAthletes(athleteIds, 10_000);
  return {
    tables: {
      ...(await conversations(rows, userId)),
      contact_blocks: await blocksIn(athleteIds),
      contact_writers: await writersIn(await writersConcerning(null, athleteIds)),
    },
  };
}

/** A family takes the whole conversation along as it reads it; a scout only the words of their own. */
async function conversations(rows: readonly queries.ContactRow[], userId: string) {
  const readable = (await withParties(rows)).flatMap((contact) => {
    const own = readerOf(contact.athlete, userId);
    const asked = contact.scoutUserId === userId || contact.handlerUserId === userId;
    const reader = own ?? (asked ? ("club" as const) : null);
    return reader ? [{ contact, reader }] : [];
  });
  const byId = new Map(readable.map(({ contact, reader }) => [contact.id, { contact, reader }]));
  const said = await messagesIn([...byId.keys()], 50_000);
  const names = await identity.names(said.flatMap(({ authorUserId }) => authorUserId ?? []));
  return {
    contact_requests: readable.map(({ contact, reader }) => exportedRequest(contact, reader, userId)),
    contact_messages: said.flatMap(({ id, contactId, authorUserId, side, text, createdAt }) => {
      const { contact, reader } = byId.get(contactId)!;
      const own = authorUserId === userId;
      const open = contactNow(contact).state === "accepted";
      const words = readableText(
        { side, own, text: text ?? "" },
        { reader, open, childReads: contact.childReads },
      );
      if (words === null || (reader === "club" && !own)) return [];
      const author = (authorUserId && names.get(authorUserId)) ?? null;
      return [{ id, contactId, side, author, text: text && words, createdAt }];
    }),
  };
}

function exportedRequest(contact: ContactWithParties, reader: Reader, userId: string) {
  const view = viewContact(contact, reader, userId);
  const { id, athlete, club, scoutName, purpose, message, state, endReason, reply, createdAt, answeredAt } =
    view;
  return {
    id,
    athlete: athlete?.name ?? null,
    club: club.name,
    scoutName,
    purpose,
    // What somebody else of the club wrote is not this person's.
    message: reader === "club" && contact.scoutUserId !== userId ? null : message,
    state,
    endReason,
    reply,
    createdAt,
    answeredAt,
  };
}

async function blocksIn(athleteIds: readonly string[]) {
  const blocks = await blocksAbout(athleteIds);
  const clubs = await contactClubs(blocks.map(({ clubId }) => clubId));
  return blocks.map(({ athleteId, clubId, createdAt }) => ({
    athleteId,
    club: clubs.get(clubId)?.name ?? null,
    createdAt,
  }));
}

/** Who ever wrote for a club, by name. */
async function writersIn(writers: Awaited<ReturnType<typeof writersConcerning>>) {
  const clubs = await contactClubs(writers.map(({ clubId }) => clubId));
  const names = await identity.names(writers.flatMap(({ userId }) => userId ?? []));
  return writers.map(({ athleteId, clubId, userId, clubVerified, firstAt, lastAt }) => ({
    athleteId,
    club: clubs.get(clubId)?.name ?? null,
    person: (userId && names.get(userId)) ?? null,
    clubVerified,
    firstAt,
    lastAt,
  }));
}

/**
 * A person's words and name are deleted with the account. That there was a request, and that somebody of the club wrote,
 * stays with the family, who may need to know of it. Requests about an athlete are deleted with the athlete.
 */
export async function eraseFor({ userId }: DataSubject): Promise<void> {
  await endOfScout(userId);
  await queries.forgetScout(userId);
  await queries.forgetReplies(userId);
  await forgetMessages(userId);
}
