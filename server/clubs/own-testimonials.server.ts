import { randomBytes } from "node:crypto";
import {
  MOST_TESTIMONIALS,
  TESTIMONIAL_DAYS,
  type Quoted,
  type TestimonialInput,
  type TestimonialState,
  type TestimonialType,
} from "#domain/clubs/testimonials.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { holdResponsible } from "#server/athletes/responsible.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { tokenHash } from "#server/platform/config/hashes.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, count, desc, eq, isNotNull, sql } from "#server/platform/database/orm.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import { isLink, lockedClub, peopleOf } from "./link-rows.ts";
import { belongsTo, isOwner } from "./own-club.server.ts";
import { clubAthletes, clubs, clubTestimonials } from "./tables.ts";
import * as mails from "./testimonial-mails.ts";

const DAY = 86_400;
const PER_CLUB = { name: "testimonial-club", points: 15, seconds: DAY };
/** However many clubs quote somebody, a mailbox gets no more than this. */
const PER_MAILBOX = { name: "testimonial-mailbox", points: 4, seconds: DAY };

export interface OwnTestimonial {
  id: string;
  name: string;
  type: TestimonialType;
  message: string;
  state: TestimonialState;
  /** Nobody answered in time: the link no longer works. */
  expired: boolean;
  hidden: boolean;
  at: Temporal.Instant;
}

/** Everything that the club has asked people to say, newest first. */
export async function ownTestimonials(
  actor: Actor,
  clubId: string,
): Promise<Result<OwnTestimonial[], "not_found">> {
  if (!(await belongsTo(actor, clubId))) return err("not_found");
  const rows = await db()
    .select()
    .from(clubTestimonials)
    .where(eq(clubTestimonials.clubId, clubId))
    .orderBy(desc(clubTestimonials.id))
    .limit(MOST_TESTIMONIALS + 1);
  return ok(
    rows.map((row) => ({
      id: row.id,
      name: row.name,
      type: row.type,
      message: row.message,
      state: row.state,
      expired: isExpired(row),
      hidden: row.hiddenAt !== null,
      at: row.decidedAt ?? row.askedAt,
    })),
  );
}

export const isExpired = ({ state, askedAt }: typeof clubTestimonials.$inferSelect): boolean =>
  state === "waiting" &&
  Temporal.Instant.compare(askedAt, now().subtract({ hours: 24 * TESTIMONIAL_DAYS })) < 0;

/** Linked athletes who can be quoted: anyone may read their profiles. */
export async function quotableAthletes(
  actor: Actor,
  clubId: string,
): Promise<{ id: string; name: string }[]> {
  if (!(await belongsTo(actor, clubId))) return [];
  const rows = await db()
    .select({ id: clubAthletes.athleteId })
    .from(clubAthletes)
    .where(
      and(
        eq(clubAthletes.clubId, clubId),
        isNotNull(clubAthletes.clubConfirmedAt),
        isNotNull(clubAthletes.athleteConfirmedAt),
      ),
    )
    .limit(200);
  const cards = await athletes.publicCards(rows.map(({ id }) => id));
  return cards
    .map(({ id, name }) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "pt-BR"));
}

type AskProblem =
  | TooMany
  | { code: "not_found" | "not_verified" | "not_linked" | "own_email" | "too_many_kept" };

/** The club writes what somebody says of it, and that person is asked. Only an owner of a verified club mails others. */
export async function askTestimonial(
  actor: Actor,
  clubId: string,
  { message, quoted }: TestimonialInput,
): Promise<Result<null, AskProblem>> {
  if (!(await isOwner(actor, clubId))) return err({ code: "not_found" });
  const counted = await countMail(clubId, quoted);
  if (!counted.ok) return counted;
  return inTransaction(async (): Promise<Result<null, AskProblem>> => {
    const club = await lockedClub(clubId);
    if (!club) return err({ code: "not_verified" });
    const [kept] = await db()
      .select({ total: count() })
      .from(clubTestimonials)
      .where(eq(clubTestimonials.clubId, clubId));
    if (kept!.total >= MOST_TESTIMONIALS) return err({ code: "too_many_kept" });
    const speaker = await speakerOf(clubId, quoted);
    if (!speaker.ok) return speaker;
    const { name, type, email, athleteId, minorName, people } = speaker.value;
    const token = newToken();
    const [row] = await db()
      .insert(clubTestimonials)
      .values({
        clubId,
        name,
        type,
        message,
        email,
        athleteId,
        tokenHash: tokenHash(token),
        askedByUserId: userIdOf(actor),
      })
      .returning({ id: clubTestimonials.id });
    await audit(actor, "club.testimonial_asked", clubId);
    for (const person of people) await mails.askToQuote(person, { clubName: club.name, token, minorName });
    if (!row) throw new Error("a testimonial was not stored");
    return ok(null);
  });
}

async function countMail(clubId: string, quoted: Quoted): Promise<Result<null, TooMany>> {
  const byClub = await spend(PER_CLUB, { account: clubId });
  const mailbox = "email" in quoted ? quoted.email : quoted.athleteId;
  return byClub.ok ? spend(PER_MAILBOX, { account: mailbox }) : byClub;
}

interface Speaker {
  name: string;
  type: TestimonialType;
  email: string | null;
  athleteId: string | null;
  /** A guardian decides; the name of who is quoted. */
  minorName: string | null;
  people: { email: string }[];
}

async function speakerOf(clubId: string, quoted: Quoted): Promise<Result<Speaker, AskProblem>> {
  if ("email" in quoted) {
    if (await isOfClub(clubId, quoted.email)) return err({ code: "own_email" });
    return ok({ ...quoted, athleteId: null, minorName: null, people: [{ email: quoted.email }] });
  }
  const { athleteId } = quoted;
  const athlete = await holdResponsible(athleteId);
  const [link] = await db()
    .select({ id: clubAthletes.athleteId })
    .from(clubAthletes)
    .where(
      and(
        isLink(clubId, athleteId),
        isNotNull(clubAthletes.clubConfirmedAt),
        isNotNull(clubAthletes.athleteConfirmedAt),
      ),
    );
  const [card] = await athletes.publicCards([athleteId]);
  if (!athlete || !link || !card) return err({ code: "not_linked" });
  const asked = athlete.minor ? athlete.guardianUserIds : athlete.userId ? [athlete.userId] : [];
  const people = await peopleOf(asked);
  if (people.length === 0) return err({ code: "not_linked" });
  return ok({
    name: athlete.name,
    type: "athlete",
    email: null,
    athleteId,
    minorName: athlete.minor ? athlete.name : null,
    people,
  });
}

/** A club cannot agree in somebody else's place: its own people's addresses are refused. */
async function isOfClub(clubId: string, email: string): Promise<boolean> {
  const [club] = await db().select({ email: clubs.contactEmail }).from(clubs).where(eq(clubs.id, clubId));
  if (club?.email?.toLowerCase() === email.toLowerCase()) return true;
  const person = await identity.findByEmail(email);
  const profiles = person ? await identity.activeProfiles(person.id) : [];
  return profiles.some(({ type, profileId }) => type === "club" && profileId === clubId);
}

/** A new link for somebody who has not answered; the one before it stops working. */
export async function askAgain(
  actor: Actor,
  clubId: string,
  id: string,
): Promise<Result<null, TooMany | { code: "not_found" }>> {
  if (!(await isOwner(actor, clubId))) return err({ code: "not_found" });
  const byClub = await spend(PER_CLUB, { account: clubId });
  if (!byClub.ok) return byClub;
  return inTransaction(async (): Promise<Result<null, TooMany | { code: "not_found" }>> => {
    const club = await lockedClub(clubId);
    const row = await lockOwn(clubId, id);
    if (!club || row?.state !== "waiting") return err({ code: "not_found" });
    const quoted = row.athleteId
      ? { athleteId: row.athleteId }
      : { name: row.name, type: row.type, email: row.email ?? "" };
    const speaker = await speakerOf(clubId, quoted);
    if (!speaker.ok) return err({ code: "not_found" });
    const token = newToken();
    await db()
      .update(clubTestimonials)
      .set({ tokenHash: tokenHash(token), askedAt: sql`now()` })
      .where(eq(clubTestimonials.id, row.id));
    const { people, minorName } = speaker.value;
    for (const person of people) await mails.askToQuote(person, { clubName: club.name, token, minorName });
    return ok(null);
  });
}

/** Gone from the page and from the club's list, whatever was answered. */
export function removeTestimonial(
  actor: Actor,
  clubId: string,
  id: string,
): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    if (!(await isOwner(actor, clubId)) || !(await lockOwn(clubId, id))) return err("not_found");
    await db().delete(clubTestimonials).where(eq(clubTestimonials.id, id));
    await audit(actor, "club.testimonial_removed", clubId);
    return ok(null);
  });
}

async function lockOwn(clubId: string, id: string) {
  const [row] = await db()
    .select()
    .from(clubTestimonials)
    .where(and(matchesId(clubTestimonials.id, id), eq(clubTestimonials.clubId, clubId)))
    .for("update");
  return row;
}

const newToken = (): string => randomBytes(24).toString("base64url");
