import { profileIdOf, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { readableText } from "#domain/messages/reading.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { contactClubs } from "#server/clubs/trust.ts";
import { contactNow, readerOf } from "./contact-view.ts";
import * as talk from "./conversation-queries.ts";
import { readConversation } from "./conversation.server.ts";
import { findContact } from "./parties.ts";
import * as queries from "./queries.ts";

const requestOf = (club: string) => `Pedido de contato do ${club}`;
const messageOf = (club: string) => `Mensagem em conversa com o ${club}`;

/** A request, or one message of a conversation, that this actor may read: what a report can be about. */
export async function readable(actor: Actor, id: string): Promise<{ name: string; path: string } | null> {
  const message = await talk.findMessage(id);
  if (message) return readableMessage(actor, message);
  // As a person only: a club does not report its own request.
  const reader = actor.kind === "member" ? { ...actor, profile: null } : actor;
  const read = await readConversation(reader, id);
  return read.ok ? { name: requestOf(read.value.contact.club.name), path: `/contatos/${id}` } : null;
}

/** Each side reports what the other one wrote. */
async function readableMessage(actor: Actor, message: talk.MessageRow) {
  const { id, contactId, side } = message;
  const thing = (club: string) => ({
    name: messageOf(club),
    path: `/contatos/${contactId}?mensagem=${id}#m-${id}`,
  });
  const contact = await findContact(contactId);
  if (!contact || contact.athlete.deleted) return null;
  const userId = userIdOf(actor);
  const own = userId && readerOf(contact.athlete, userId);
  const ofClub = profileIdOf(actor, "club") === contact.clubId;
  const reader = own || (ofClub ? ("club" as const) : null);
  if (!reader) {
    const read = await readConversation(actor, contactId, { reported: id });
    return read.ok ? thing(contact.club.name) : null;
  }
  const open = contactNow(contact).state === "accepted";
  const readsIt = readableText(
    { side, own: message.authorUserId === userId, text: message.text ?? "" },
    { reader, open, childReads: contact.childReads },
  );
  return readsIt === null || (side === "club") === (reader === "club") ? null : thing(contact.club.name);
}

/** Whom a request or a message of a conversation is about, and what it says. Null: it is gone. */
export async function writtenAbout(
  actor: Actor,
  id: string,
): Promise<{ athleteId: string; words: string | null } | null> {
  assertModerator(actor);
  const message = await talk.findMessage(id);
  const request = await queries.findContact(message?.contactId ?? id);
  return request ? { athleteId: request.athleteId, words: message ? message.text : request.message } : null;
}

/** To whose families this club wrote what had to be masked, newest first. */
export async function maskedAthletes(actor: Actor, clubId: string): Promise<string[]> {
  assertModerator(actor);
  const rows = await queries.maskedBy(clubId, MASKED_SHOWN);
  return [...new Set(rows.map(({ athleteId }) => athleteId))];
}

/** As many as their review shows. */
const MASKED_SHOWN = 20;

/** A request or message is named by its club, never by the athlete, who may be a minor. */
export async function names(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  assertModerator(actor);
  const messages = await talk.findMessages(ids);
  const rows = await queries.findContacts([...ids, ...messages.map(({ contactId }) => contactId)]);
  const clubs = await contactClubs(rows.map(({ clubId }) => clubId));
  const clubOf = new Map(rows.map(({ id, clubId }) => [id, clubs.get(clubId)?.name]));
  const named = new Map<string, string>();
  for (const id of ids) {
    const club = clubOf.get(id);
    if (club) named.set(id, requestOf(club));
  }
  for (const { id, contactId } of messages) {
    const club = clubOf.get(contactId);
    if (club) named.set(id, messageOf(club));
  }
  return named;
}
