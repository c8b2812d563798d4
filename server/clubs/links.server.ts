import { initialsOf } from "#domain/person-name.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import {
  familyChanged,
  holdResponsible,
  responsibleForAll,
  type Responsible,
} from "#server/athletes/responsible.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from "#server/platform/database/orm.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import * as mails from "./link-mails.ts";
import { belongsTo } from "./own-club.server.ts";
import { neitherHiddenNorDeleted } from "./public-sql.ts";
import { clubAthletes, clubs } from "./tables.ts";
import { lockTrust, trustOf } from "./trust.ts";

const MOST = 100;
const PER_ATHLETE = { name: "club-link", points: 10, seconds: 86_400 };

interface ClubChoice {
  id: string;
  name: string;
  city: string | null;
  state: string | null;
}

/** Clubs that can answer. */
const CAN_ANSWER = and(
  eq(clubs.verified, true),
  isNotNull(clubs.userId),
  sql.raw(neitherHiddenNorDeleted("clubs")),
);

/** The names of clubs that can answer, for a list under a field: those that hold this text. */
export async function suggestClubs(text: string, most: number): Promise<string[]> {
  const typed = text.trim().slice(0, 120);
  if (typed.length < 2) return [];
  const found = await db()
    .selectDistinct({ name: clubs.name })
    .from(clubs)
    .where(and(sql`strpos(search_key(${clubs.name}), search_key(${typed})) > 0`, CAN_ANSWER))
    .orderBy(clubs.name)
    .limit(most);
  return found.map(({ name }) => name);
}

/** Clubs that can answer and have this name, whatever its case and accents. */
export const clubsNamed = (name: string): Promise<ClubChoice[]> =>
  db()
    .select({ id: clubs.id, name: clubs.name, city: clubs.city, state: clubs.state })
    .from(clubs)
    .where(and(sql`search_key(${clubs.name}) = search_key(${name.slice(0, 120)})`, CAN_ANSWER))
    .orderBy(clubs.name, clubs.id)
    .limit(10);

/** What an athlete has asked of clubs, and what they answered. */
export interface ClubLink {
  clubId: string;
  clubName: string;
  askedAt: Temporal.Instant;
  /** Null while a minor's guardian has not said yes. */
  athleteConfirmedAt: Temporal.Instant | null;
  clubConfirmedAt: Temporal.Instant | null;
}

/** For the athlete's own pages: the caller has checked whose they are. */
export const linksOf = (athleteId: string): Promise<ClubLink[]> =>
  db()
    .select({
      clubId: clubAthletes.clubId,
      clubName: clubs.name,
      askedAt: clubAthletes.createdAt,
      athleteConfirmedAt: clubAthletes.athleteConfirmedAt,
      clubConfirmedAt: clubAthletes.clubConfirmedAt,
    })
    .from(clubAthletes)
    .innerJoin(clubs, eq(clubs.id, clubAthletes.clubId))
    .where(eq(clubAthletes.athleteId, athleteId))
    .orderBy(clubAthletes.createdAt)
    .limit(20);

type LinkProblem = TooMany | { code: "not_found" | "already_asked" };

/** The athlete asks a club to confirm that they belong to it. A minor's guardian is asked first. */
export async function requestLink(
  actor: Actor,
  athleteId: string,
  clubId: string,
): Promise<Result<"guardian" | "club", LinkProblem>> {
  const counted = await spend(PER_ATHLETE, { account: athleteId });
  if (!counted.ok) return counted;
  return inTransaction(async () => {
    const club = await lockedClub(clubId);
    const athlete = await holdResponsible(athleteId);
    if (!athlete || athlete.userId === null || athlete.userId !== userIdOf(actor) || !club)
      return err({ code: "not_found" as const });
    const inserted = await db()
      .insert(clubAthletes)
      .values({ clubId, athleteId, athleteConfirmedAt: athlete.minor ? null : sql`now()` })
      .onConflictDoNothing()
      .returning({ clubId: clubAthletes.clubId });
    if (inserted.length === 0) return err({ code: "already_asked" as const });
    await audit(actor, "club.link_requested", clubId);
    if (!athlete.minor) {
      await tellClub(club);
      return ok("club" as const);
    }
    for (const person of await peopleOf(athlete.guardianUserIds))
      await mails.linkWaitsForGuardian(person, athlete.name, club.name);
    return ok("guardian" as const);
  });
}

/**
 * A verified club that somebody answers for, and that stays so until the transaction ends. Locked before the athlete,
 * in the order of contact requests.
 */
async function lockedClub(clubId: string) {
  const rows = await db()
    .select({ id: clubs.id, name: clubs.name, userId: clubs.userId })
    .from(clubs)
    .where(matchesId(clubs.id, clubId));
  const club = rows[0];
  return club?.userId && (await lockTrust(club.id)).verified ? { ...club, userId: club.userId } : undefined;
}

async function tellClub(club: { userId: string; name: string }): Promise<void> {
  for (const person of await peopleOf([club.userId])) await mails.linkAsked(person, club.name);
}

async function peopleOf(userIds: readonly string[]) {
  const found = await Promise.all(userIds.map((id) => identity.findById(id)));
  return found.filter((person) => person !== undefined);
}

/** The athlete, or a minor's guardian, no longer wants the link, whether or not the club has answered. */
export function endLink(actor: Actor, athleteId: string, clubId: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const athlete = await holdResponsible(athleteId);
    if (!athlete || !mayDecide(actor, athlete, { alsoMinor: true })) return err("not_found");
    if (!(await deleteLink(clubId, athleteId))) return err("not_found");
    await audit(actor, "club.link_ended", clubId);
    return ok(null);
  });
}

/** The athlete, or whoever answers for a minor. A minor may only end what they asked for. */
function mayDecide(
  actor: Actor,
  { minor, userId, guardianUserIds }: Responsible,
  { alsoMinor }: { alsoMinor: boolean },
): boolean {
  const asking = userIdOf(actor);
  if (asking === null) return false;
  if (minor && guardianUserIds.includes(asking) && asking !== userId) return true;
  return asking === userId && (!minor || alsoMinor);
}

async function deleteLink(clubId: string, athleteId: string): Promise<boolean> {
  const rows = await db()
    .delete(clubAthletes)
    .where(isLink(clubId, athleteId))
    .returning({ id: clubAthletes.clubId });
  return rows.length > 0;
}

/** Ids come from forms: anything else than an id matches nothing. */
const isLink = (clubId: string, athleteId: string) =>
  and(matchesId(clubAthletes.clubId, clubId), matchesId(clubAthletes.athleteId, athleteId));

/** A link that waits for a guardian. */
export interface GuardianLink {
  athleteId: string;
  clubId: string;
  clubName: string;
  askedAt: Temporal.Instant;
}

/** Links of these athletes that wait for this guardian's yes. */
export async function linksForGuardian(actor: Actor, athleteIds: readonly string[]): Promise<GuardianLink[]> {
  if (athleteIds.length === 0) return [];
  const rows = await db()
    .select({
      athleteId: clubAthletes.athleteId,
      clubId: clubAthletes.clubId,
      clubName: clubs.name,
      askedAt: clubAthletes.createdAt,
    })
    .from(clubAthletes)
    .innerJoin(clubs, eq(clubs.id, clubAthletes.clubId))
    .where(
      and(
        inArray(clubAthletes.athleteId, [...athleteIds]),
        isNull(clubAthletes.athleteConfirmedAt),
        sql.raw(neitherHiddenNorDeleted("clubs")),
      ),
    )
    .orderBy(clubAthletes.createdAt)
    .limit(MOST);
  const people = await responsibleForAll(rows.map(({ athleteId }) => athleteId));
  return rows.filter(({ athleteId }) => {
    const athlete = people.get(athleteId);
    return athlete?.minor && mayDecide(actor, athlete, { alsoMinor: false });
  });
}

/** The guardian speaks for a minor: yes asks the club, no ends it. */
export function decideLink(
  actor: Actor,
  athleteId: string,
  clubId: string,
  agreed: boolean,
): Promise<Result<null, "not_found" | "already_decided">> {
  return inTransaction(async () => {
    const club = agreed ? await lockedClub(clubId) : undefined;
    const athlete = await holdResponsible(athleteId);
    if (!athlete?.minor || !mayDecide(actor, athlete, { alsoMinor: false })) return err("not_found");
    if (!agreed) {
      if (!(await deleteLink(clubId, athleteId))) return err("not_found");
      await audit(actor, "club.link_refused", clubId);
      return ok(null);
    }
    if (!club) return err("not_found");
    const confirmed = await confirmForAthlete(isLink(clubId, athleteId));
    if (confirmed.length === 0) return err("already_decided");
    await audit(actor, "club.link_confirmed", clubId);
    await tellClub(club);
    return ok(null);
  });
}

/** The ids of the clubs that are asked from now on. */
async function confirmForAthlete(links: SQL | undefined): Promise<string[]> {
  const rows = await db()
    .update(clubAthletes)
    .set({ athleteConfirmedAt: sql`now()` })
    .where(and(links, isNull(clubAthletes.athleteConfirmedAt)))
    .returning({ clubId: clubAthletes.clubId });
  return rows.map(({ clubId }) => clubId);
}

// An adult who asked needs nobody's yes.
familyChanged.on(async ({ athleteId, what }) => {
  if (what !== "came_of_age") return;
  for (const clubId of await confirmForAthlete(eq(clubAthletes.athleteId, athleteId))) {
    const club = await lockedClub(clubId);
    if (club) await tellClub(club);
  }
});

/** What a club reads of an athlete who asks to be linked. */
interface AskedLink {
  athleteId: string;
  /** Initials of a minor whose profile is private. */
  name: string;
  subdomain: string | null;
  category: string | null;
  position: string | null;
  askedAt: Temporal.Instant;
}

/** Links that wait for this club's answer, the oldest first. A club that nobody vouches for reads of no family. */
export async function linksAskedOf(actor: Actor, clubId: string): Promise<AskedLink[]> {
  if (!(await belongsTo(actor, clubId)) || !(await trustOf(clubId)).verified) return [];
  const rows = await db()
    .select({ athleteId: clubAthletes.athleteId, askedAt: clubAthletes.createdAt })
    .from(clubAthletes)
    .where(
      and(
        eq(clubAthletes.clubId, clubId),
        isNotNull(clubAthletes.athleteConfirmedAt),
        isNull(clubAthletes.clubConfirmedAt),
      ),
    )
    .orderBy(clubAthletes.createdAt)
    .limit(MOST);
  if (rows.length === 0) return [];
  const ids = rows.map(({ athleteId }) => athleteId);
  const people = await responsibleForAll(ids);
  const cards = new Map((await athletes.publicCards(ids)).map((card) => [card.id, card]));
  return rows.flatMap(({ athleteId, askedAt }) => {
    const athlete = people.get(athleteId);
    if (!athlete || athlete.deleted) return [];
    const card = cards.get(athleteId);
    return [
      {
        athleteId,
        askedAt,
        name: card || !athlete.minor ? athlete.name : initialsOf(athlete.name),
        subdomain: card?.subdomain ?? null,
        category: card?.category ?? null,
        position: card?.position ?? null,
      },
    ];
  });
}

/** A person of the club confirms the link or refuses it; the family is told. */
export function answerLink(
  actor: Actor,
  clubId: string,
  athleteId: string,
  confirmed: boolean,
): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const club = await lockedClub(clubId);
    if (!club || !(await belongsTo(actor, clubId))) return err("not_found");
    const athlete = await holdResponsible(athleteId);
    const waiting = and(
      isLink(clubId, athleteId),
      isNotNull(clubAthletes.athleteConfirmedAt),
      isNull(clubAthletes.clubConfirmedAt),
    );
    const answered = confirmed
      ? await db()
          .update(clubAthletes)
          .set({ clubConfirmedAt: sql`now()` })
          .where(waiting)
          .returning({ id: clubAthletes.clubId })
      : await db().delete(clubAthletes).where(waiting).returning({ id: clubAthletes.clubId });
    if (answered.length === 0 || !athlete) return err("not_found");
    await audit(actor, confirmed ? "club.link_confirmed" : "club.link_refused", clubId);
    for (const person of await peopleOf(athlete.userId ? [athlete.userId] : []))
      await mails.linkAnswered(person, club.name, { confirmed, path: "/athlete/dashboard" });
    for (const person of await peopleOf(athlete.minor ? athlete.guardianUserIds : []))
      await mails.linkAnswered(person, club.name, { confirmed, path: `/responsavel/atleta/${athleteId}` });
    return ok(null);
  });
}
