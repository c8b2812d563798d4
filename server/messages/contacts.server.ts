import { isStaff, profileIdOf, userIdOf, type Actor, type Member } from "#domain/identity/actor.ts";
import { isMasked } from "#domain/messages/mask.ts";
import { replyOf } from "#domain/messages/ready-answers.ts";
import { DAYS_AFTER_DECLINE } from "#domain/messages/limits.ts";
import type { ContactAnswer } from "#domain/messages/schema.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { holdResponsible, responsibleFor } from "#server/athletes/responsible.server.ts";
import { accessTo } from "#server/billing/access/athlete-access.server.ts";
import { lockTrust } from "#server/clubs/trust.ts";
import { athletesOf } from "#server/guardians/guardians.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import { requestReview, reviewsAbout } from "#server/platform/reviews/reviews.ts";
import { answerersOf, contactNow, readerOf, viewContact, type Contact } from "./contact-view.ts";
import { endByFamily } from "./ending.ts";
import * as mails from "./mails.ts";
import { findContact, withParties } from "./parties.ts";
import * as queries from "./queries.ts";

export type { Contact };

const PER_CLUB = { name: "contact-club", points: 20, seconds: 86_400 };
const MOST = 100;

export type ContactProblem =
  | TooMany
  | { code: "not_entitled" | "nobody_answers" | "contact_off" | "already_waiting" | "declined_recently" };

/** A named scout of a club asks to talk. The club's plan and verification decide whether it may. */
export async function requestContact(
  actor: Actor,
  athleteId: string,
  message: string,
): Promise<Result<{ id: string }, ContactProblem>> {
  const clubId = profileIdOf(actor, "club");
  const scoutUserId = userIdOf(actor);
  if (!clubId || !scoutUserId || !(await accessTo(actor, athleteId)).contact)
    return err({ code: "not_entitled" });
  const found = await responsibleFor(athleteId);
  if (!found || answerersOf(found).length === 0) return err({ code: "nobody_answers" });
  if (!found.contactAllowed) return err({ code: "contact_off" });
  if (await queries.declinedWithin(DAYS_AFTER_DECLINE, { athleteId, clubId }))
    return err({ code: "declined_recently" });
  const counted = await spend(PER_CLUB, { account: clubId });
  if (!counted.ok) return counted;
  return write({ athleteId, clubId, scoutUserId, message });
}

/** A request from outside the pages, such as demo data. What protects the child is checked all the same. */
export const enterContact = (
  actor: Actor,
  request: NewContact,
): Promise<Result<{ id: string }, ContactProblem>> =>
  actor.kind === "system" ? write(request) : Promise.resolve(err({ code: "not_entitled" as const }));

interface NewContact {
  athleteId: string;
  clubId: string;
  scoutUserId: string;
  message: string;
}

function write(request: NewContact): Promise<Result<{ id: string }, ContactProblem>> {
  const { athleteId, clubId, scoutUserId, message } = request;
  return inTransaction(async () => {
    // Locked and checked again: neither the club's verification nor the family's consent changes meanwhile.
    const club = await lockTrust(clubId);
    const athlete = await holdResponsible(athleteId);
    const answerers = athlete ? answerersOf(athlete) : [];
    if (!athlete || answerers.length === 0) return err({ code: "nobody_answers" as const });
    if (!athlete.contactAllowed) return err({ code: "contact_off" as const });
    if (club.closed || (athlete.minor && !(club.verified && athlete.consented)))
      return err({ code: "not_entitled" as const });
    const masked = athlete.minor && isMasked(message);
    const id = await queries.insertContact({ ...request, masked });
    if (!id) return err({ code: "already_waiting" as const });
    await audit(scoutUserId, "contact.requested", athleteId);
    const contact = await findContact(id);
    if (!contact) throw new Error("the request that was just written is gone");
    for (const answerer of answerers) await mails.requested(answerer, contact);
    if (masked) await requestReview({ kind: "masked_contact", subjectId: clubId, requestedBy: scoutUserId });
    return ok({ id });
  });
}

/** What was asked of this person's athletes, or what their club asked; newest first. */
export async function contactsOf(actor: Member): Promise<Contact[]> {
  const { userId } = actor;
  const clubId = profileIdOf(actor, "club");
  const rows = clubId
    ? await queries.byClub(clubId, MOST)
    : await queries.aboutAthletes(await athletesBehind(actor), MOST);
  return (await withParties(rows)).flatMap((contact) => {
    const reader = clubId ? "club" : readerOf(contact.athlete, userId);
    return reader ? [viewContact(contact, reader, userId)] : [];
  });
}

async function athletesBehind(actor: Member): Promise<string[]> {
  const own = profileIdOf(actor, "athlete");
  return own ? [own] : athletesOf(actor.userId);
}

export async function readContact(actor: Actor, id: string): Promise<Result<Contact, "not_found">> {
  const contact = await findContact(id);
  if (!contact || contact.athlete.deleted) return err("not_found");
  const userId = userIdOf(actor);
  const own = userId && readerOf(contact.athlete, userId);
  if (own) return ok(viewContact(contact, own, userId));
  if (profileIdOf(actor, "club") === contact.clubId) return ok(viewContact(contact, "club", userId));
  // Staff read it as it was written, but only what was reported or tried to go around the guardian.
  if (isStaff(actor) && (contact.masked || (await isReported(contact.id))))
    return ok(viewContact(contact, "staff", null));
  return err("not_found");
}

const isReported = async (id: string): Promise<boolean> =>
  (await reviewsAbout([id], 20)).some(({ kind }) => kind === "report");

/** One of those who decide ends an accepted contact, also when the other guardian accepted it. */
export function endContact(actor: Member, id: string): Promise<Result<null, "not_found" | "ended">> {
  return inTransaction(async () => {
    const found = await queries.findContact(id);
    const athlete = found && (await holdResponsible(found.athleteId));
    if (!athlete || !answerersOf(athlete).includes(actor.userId)) return err("not_found");
    const contact = await findContact(id);
    if (!contact || contactNow(contact).state !== "accepted") return err("ended");
    await endByFamily(contact, actor.userId);
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
    const found = await queries.findContact(id);
    if (!found) return err("not_found");
    await lockTrust(found.clubId);
    const athlete = await holdResponsible(found.athleteId);
    if (!athlete || !answerersOf(athlete).includes(actor.userId)) return err("not_found");
    // Read again, now that neither side can change.
    const contact = await findContact(id);
    const state = contact && contactNow(contact).state;
    if (!contact || state === "withdrawn" || state === "closed") return err("ended");
    const { decision } = input;
    const answer = { state: decision, reply: replyOf(input), answeredBy: actor.userId };
    if (!(await queries.setAnswer(contact.id, answer))) return err("already_answered");
    await audit(actor.userId, `contact.${decision}`, contact.athleteId);
    if (contact.scoutUserId) await mails.answered(contact.scoutUserId, contact, decision);
    if (decision === "accepted")
      for (const other of answerersOf(athlete).filter((userId) => userId !== actor.userId))
        await mails.acceptedByOther(other, contact);
    return ok(null);
  });
}
