import { profileIdOf, userIdOf, type Actor, type Member } from "#domain/identity/actor.ts";
import { isEnded } from "#domain/messages/contact-state.ts";
import { isMasked } from "#domain/messages/mask.ts";
import type { Purpose } from "#domain/messages/purposes.ts";
import { replyOf } from "#domain/messages/ready-answers.ts";
import { DAYS_AFTER_DECLINE, REQUESTS_PER_CLUB, REQUESTS_PER_SCOUT } from "#domain/messages/limits.ts";
import type { ContactAnswer } from "#domain/messages/schema.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { holdResponsible, responsibleFor } from "#server/athletes/responsible.server.ts";
import { accessTo } from "#server/billing/access/athlete-access.server.ts";
import { lockTrust } from "#server/clubs/trust.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import { requestReview } from "#server/platform/reviews/reviews.ts";
import { isBlocked } from "./blocks.server.ts";
import { answerersOf, contactNow, viewContact, type Contact } from "./contact-view.ts";
import { hold, readConversation } from "./conversation.server.ts";
import { noteWriter } from "./conversation-queries.ts";
import { endByClub, endByFamily } from "./ending.ts";
import * as mails from "./mails.ts";
import { findContact } from "./parties.ts";
import * as queries from "./queries.ts";

export type { Contact };

const DAY = 86_400;
const PER_SCOUT = { name: "contact-scout", points: REQUESTS_PER_SCOUT, seconds: DAY };
const PER_CLUB = { name: "contact-club", points: REQUESTS_PER_CLUB, seconds: DAY };

export type ContactProblem =
  | (TooMany & { whose: "scout" | "club" })
  | {
      code:
        | "not_entitled"
        | "nobody_answers"
        | "contact_off"
        | "already_waiting"
        | "already_talking"
        | "declined_recently";
    };

interface Asked {
  purpose: Purpose;
  message: string;
}

/** A named scout of a club asks to talk. The club's plan and verification decide whether it may. */
export async function requestContact(
  actor: Actor,
  athleteId: string,
  { purpose, message }: Asked,
): Promise<Result<{ id: string }, ContactProblem>> {
  const clubId = profileIdOf(actor, "club");
  const scoutUserId = userIdOf(actor);
  if (!clubId || !scoutUserId || !(await accessTo(actor, athleteId)).contact)
    return err({ code: "not_entitled" });
  const found = await responsibleFor(athleteId);
  if (!found || answerersOf(found).length === 0) return err({ code: "nobody_answers" });
  // A club does not learn that it was blocked.
  if (!found.contactAllowed || (await isBlocked({ athleteId, clubId }))) return err({ code: "contact_off" });
  if (await queries.isOpen({ athleteId, clubId })) return err({ code: "already_talking" });
  if (await queries.declinedWithin(DAYS_AFTER_DECLINE, { athleteId, clubId }))
    return err({ code: "declined_recently" });
  const byScout = await spend(PER_SCOUT, { account: scoutUserId });
  if (!byScout.ok) return err({ ...byScout.error, whose: "scout" });
  const byClub = await spend(PER_CLUB, { account: clubId });
  if (!byClub.ok) return err({ ...byClub.error, whose: "club" });
  return write({ athleteId, clubId, scoutUserId, purpose, message });
}

/** A request from outside the pages, such as demo data. What protects the child is checked all the same. */
export const enterContact = (
  actor: Actor,
  request: NewContact,
): Promise<Result<{ id: string }, ContactProblem>> =>
  actor.kind === "system" ? write(request) : Promise.resolve(err({ code: "not_entitled" as const }));

interface NewContact extends Asked {
  athleteId: string;
  clubId: string;
  scoutUserId: string;
}

function write(request: NewContact): Promise<Result<{ id: string }, ContactProblem>> {
  const { athleteId, clubId, scoutUserId, message } = request;
  return inTransaction(async () => {
    // Locked and checked again: neither the club's verification nor the family's consent changes meanwhile.
    const club = await lockTrust(clubId);
    const athlete = await holdResponsible(athleteId);
    const answerers = athlete ? answerersOf(athlete) : [];
    if (!athlete || answerers.length === 0) return err({ code: "nobody_answers" as const });
    if (!athlete.contactAllowed || (await isBlocked({ athleteId, clubId })))
      return err({ code: "contact_off" as const });
    if (club.closed || (athlete.minor && !(club.verified && athlete.consented)))
      return err({ code: "not_entitled" as const });
    if (await queries.isOpen({ athleteId, clubId })) return err({ code: "already_talking" as const });
    const masked = athlete.minor && isMasked(message);
    const id = await queries.insertContact({ ...request, masked });
    if (!id) return err({ code: "already_waiting" as const });
    await noteWriter({ athleteId, clubId, userId: scoutUserId, contactId: id, clubVerified: club.verified });
    await audit(scoutUserId, "contact.requested", athleteId);
    const contact = await findContact(id);
    if (!contact) throw new Error("the request that was just written is gone");
    for (const answerer of answerers) await mails.requested(answerer, contact);
    if (masked) await requestReview({ kind: "masked_contact", subjectId: clubId, requestedBy: scoutUserId });
    return ok({ id });
  });
}

/** The request alone, as this person may read it. */
export async function readContact(actor: Actor, id: string): Promise<Result<Contact, "not_found">> {
  const read = await readConversation(actor, id);
  return read.ok ? ok(read.value.contact) : read;
}

/**
 * Ends an accepted contact, or takes a request back. Of the family any who decides may, also when the other guardian
 * accepted it; of the club whoever speaks for it.
 */
export function endContact(actor: Member, id: string): Promise<Result<null, "not_found" | "ended">> {
  return inTransaction(async () => {
    const contact = await hold(id);
    if (!contact) return err("not_found");
    const { userId } = actor;
    const { state } = contactNow(contact);
    if (answerersOf(contact.athlete).includes(userId)) {
      if (state !== "accepted") return err("ended");
      await endByFamily(contact, userId, "ended_by_family");
      return ok(null);
    }
    if (profileIdOf(actor, "club") !== contact.clubId) return err("not_found");
    const { mayEnd, mayWithdraw } = viewContact(contact, "club", userId);
    if (isEnded(state) || state === "declined") return err("ended");
    if (!mayEnd && !mayWithdraw) return err("not_found");
    await endByClub(contact, userId);
    return ok(null);
  });
}

type AnswerProblem = "not_found" | "already_answered" | "ended";

/** One guardian of a minor answers, an adult for themselves. */
export function answerContact(
  actor: Member,
  id: string,
  input: ContactAnswer,
): Promise<Result<null, AnswerProblem>> {
  return inTransaction(async () => {
    const contact = await hold(id);
    if (!contact || !answerersOf(contact.athlete).includes(actor.userId)) return err("not_found");
    if (isEnded(contactNow(contact).state)) return err("ended");
    const { decision } = input;
    const answer = { state: decision, reply: replyOf(input), answeredBy: actor.userId };
    if (!(await queries.setAnswer(contact.id, answer))) return err("already_answered");
    await audit(actor.userId, `contact.${decision}`, contact.athleteId);
    if (contact.handlerUserId) await mails.answered(contact.handlerUserId, contact, decision);
    for (const other of answerersOf(contact.athlete).filter((userId) => userId !== actor.userId))
      await mails.answeredByOther(other, contact, decision);
    return ok(null);
  });
}
