import { DAYS_AFTER_DECLINE, type ContactAnswer, type ContactState } from "#domain/messages/schema.ts";
import { isStaff, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { responsibleFor, type Responsible } from "#server/athletes/responsible.server.ts";
import { accessTo } from "#server/billing/athlete-access.server.ts";
import type { Acting } from "#server/billing/entitlements.server.ts";
import { athletesOf } from "#server/guardians/guardians.server.ts";
import { record } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import * as mails from "./mails.ts";
import * as queries from "./queries.ts";
import { shown } from "./shown.ts";

const PER_CLUB = { name: "contact-club", points: 20, seconds: 86_400 };
const MOST = 100;

/** A request as one of its two sides sees it. */
export interface Contact {
  id: string;
  side: "sent" | "received";
  athlete: { name: string; subdomain: string };
  club: { id: string; name: string; verified: boolean };
  /** This, the club's name and the message: without ways of contact until who answers for a minor has accepted. */
  scoutName: string | null;
  message: string;
  state: ContactState;
  reply: string | null;
  createdAt: Temporal.Instant;
  answeredAt: Temporal.Instant | null;
  mayAnswer: boolean;
}

export type ContactProblem =
  | TooMany
  | { code: "not_entitled" | "nobody_answers" | "already_waiting" | "declined_recently" };

/** A named scout of a club asks to talk. Whether the club may is the plan's and the verification's to say. */
export async function requestContact(
  actor: Actor,
  acting: Acting,
  athleteId: string,
  message: string,
): Promise<Result<{ id: string }, ContactProblem>> {
  const clubId = acting.profile?.type === "club" ? acting.profile.profileId : null;
  if (!clubId || !(await accessTo(actor, acting, athleteId)).contact) return err({ code: "not_entitled" });
  const athlete = await responsibleFor(athleteId);
  if (!athlete || !answererOf(athlete)) return err({ code: "nobody_answers" });
  if (await queries.declinedWithin(DAYS_AFTER_DECLINE, { athleteId, clubId }))
    return err({ code: "declined_recently" });
  const counted = await spend(PER_CLUB, { account: clubId });
  if (!counted.ok) return counted;
  return inTransaction(async () => {
    const id = await queries.insertContact({ athleteId, clubId, scoutUserId: acting.userId, message });
    if (!id) return err({ code: "already_waiting" as const });
    const subject = { subjectType: "athlete", subjectId: athleteId };
    await record({ actorId: acting.userId, action: "contact.requested", ...subject });
    const row = (await queries.findContact(id))!;
    await mails.requested(answererOf(athlete)!, shown(row, athlete), athlete.minor);
    return ok({ id });
  });
}

/** What was asked of this person's athletes, or what their club asked; newest first. */
export async function contactsOf(acting: Acting): Promise<Contact[]> {
  const { profile, userId } = acting;
  if (profile?.type === "club" && profile.profileId) {
    const rows = await queries.byClub(profile.profileId, MOST);
    return rows.map((row) => toContact(row, "sent", false));
  }
  const ids =
    profile?.type === "athlete" && profile.profileId ? [profile.profileId] : await athletesOf(userId);
  const rows = ids.length > 0 ? await queries.aboutAthletes(ids, MOST) : [];
  const people = new Map(await Promise.all(ids.map(async (id) => [id, await responsibleFor(id)] as const)));
  return rows.flatMap((row) => {
    const athlete = people.get(row.athleteId);
    return athlete && isTheirs(athlete, userId) ? [received(row, athlete, userId)] : [];
  });
}

export async function readContact(
  actor: Actor,
  acting: Acting | null,
  id: string,
): Promise<Result<Contact, "not_found">> {
  const row = await queries.findContact(id);
  const athlete = row && (await responsibleFor(row.athleteId));
  if (!row || !athlete) return err("not_found");
  if (acting && isTheirs(athlete, acting.userId)) return ok(received(row, athlete, acting.userId));
  const ofClub = acting?.profile?.type === "club" && acting.profile.profileId === row.clubId;
  // Staff read it as it was written: they judge what is reported.
  return ofClub || isStaff(actor) ? ok(toContact(row, "sent", false)) : err("not_found");
}

/** The guardian of a minor answers, an adult for themselves; what they write goes to the scout by mail. */
export function answerContact(
  acting: Acting,
  id: string,
  { decision, reply }: ContactAnswer,
): Promise<Result<null, "not_found" | "already_answered">> {
  return inTransaction(async () => {
    const row = await queries.findContact(id);
    const athlete = row && (await responsibleFor(row.athleteId));
    if (!row || !athlete || answererOf(athlete) !== acting.userId) return err("not_found");
    const answered = await queries.setAnswer(row.id, {
      state: decision,
      reply: reply || null,
      answeredBy: acting.userId,
    });
    if (!answered) return err("already_answered");
    const subject = { subjectType: "athlete", subjectId: row.athleteId };
    await record({ actorId: acting.userId, action: `contact.${decision}`, ...subject });
    if (row.scoutUserId) await mails.answered(row.scoutUserId, { ...row, reply: reply || null }, decision);
    return ok(null);
  });
}

const answererOf = ({ minor, userId, guardianUserId }: Responsible): string | null =>
  minor ? guardianUserId : userId;

/** The minor reads along; only the guardian answers. */
const isTheirs = (athlete: Responsible, userId: string): boolean =>
  athlete.userId === userId || answererOf(athlete) === userId;

const received = (row: queries.ContactRow, athlete: Responsible, userId: string): Contact =>
  toContact(shown(row, athlete), "received", answererOf(athlete) === userId && row.state === "waiting");

const toContact = (row: queries.ContactRow, side: Contact["side"], mayAnswer: boolean): Contact => ({
  id: row.id,
  side,
  athlete: { name: row.athleteName, subdomain: row.athleteSubdomain },
  club: { id: row.clubId, name: row.clubName, verified: row.clubVerified },
  scoutName: row.scoutName,
  message: row.message,
  state: row.state,
  reply: row.reply,
  createdAt: row.createdAt,
  answeredAt: row.answeredAt,
  mayAnswer,
});
