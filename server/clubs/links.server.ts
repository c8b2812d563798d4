import type { LinkSide } from "#domain/clubs/links.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import {
  familyChanged,
  holdResponsible,
  responsibleForAll,
  type Responsible,
} from "#server/athletes/responsible.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { namesOf } from "#server/platform/database/names.ts";
import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from "#server/platform/database/orm.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import { ownersOf } from "./membership.ts";
import * as mails from "./link-mails.ts";
import {
  deleteLink,
  isConfirmed,
  isLink,
  lockedClub,
  noteRefusal,
  peopleOf,
  wasRefused,
} from "./link-rows.ts";
import { neitherHiddenNorDeleted } from "./public-sql.ts";
import { decidesFor } from "#domain/athletes/policy.ts";
import { clubAthletes, clubs } from "./tables.ts";

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

/** What an athlete has asked of clubs, or clubs of them, and what was answered. */
export interface ClubLink {
  clubId: string;
  clubName: string;
  askedBy: LinkSide;
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
      askedBy: clubAthletes.askedBy,
      askedAt: clubAthletes.createdAt,
      athleteConfirmedAt: clubAthletes.athleteConfirmedAt,
      clubConfirmedAt: clubAthletes.clubConfirmedAt,
    })
    .from(clubAthletes)
    .innerJoin(clubs, eq(clubs.id, clubAthletes.clubId))
    .where(eq(clubAthletes.athleteId, athleteId))
    .orderBy(clubAthletes.createdAt)
    .limit(20);

type LinkProblem = TooMany | { code: "not_found" | "already_asked" | "refused_before" };

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
    if (await wasRefused(club.id, athleteId, "club")) return err({ code: "refused_before" as const });
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

/** All who answer for the club hear what the family did. */
async function tellOwners(clubId: string, what: "refused" | "ended" | "confirmed"): Promise<void> {
  const name = (await namesOf(clubs, clubs.name, [clubId])).get(clubId);
  if (name) for (const owner of await ownersOf(clubId)) await mails.familyAnswered(owner, name, what);
}

async function tellClub(club: { id: string; name: string }): Promise<void> {
  for (const owner of await ownersOf(club.id)) await mails.linkAsked(owner, club.name);
}

/** The athlete, or a minor's guardian, no longer wants the link, whether or not the club has answered. */
export function endLink(actor: Actor, athleteId: string, clubId: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const athlete = await holdResponsible(athleteId);
    if (!athlete || !(decidesFor(actor, athlete) || isAthlete(actor, athlete))) return err("not_found");
    const link = await deleteLink(clubId, athleteId);
    if (!link) return err("not_found");
    const refused = link.askedBy === "club" && !isConfirmed(link);
    await audit(actor, refused ? "club.link_refused" : "club.link_ended", clubId);
    // A request of one's own that nobody has answered is simply taken back.
    if (refused || isConfirmed(link)) await tellOfNo(clubId, athleteId, refused ? "refused" : "ended");
    return ok(null);
  });
}

/** A minor may end a link without a guardian. */
const isAthlete = (actor: Actor, { userId }: Responsible): boolean =>
  userId !== null && userIdOf(actor) === userId;

/** The family said no, before or after its yes: the club hears it, and does not ask again soon. */
async function tellOfNo(clubId: string, athleteId: string, what: "refused" | "ended"): Promise<void> {
  await noteRefusal(clubId, athleteId, "athlete");
  await tellOwners(clubId, what);
}

/** A link that waits for a guardian. */
export interface GuardianLink {
  athleteId: string;
  clubId: string;
  clubName: string;
  askedBy: LinkSide;
  /** Who of the club asked; null where the athlete did. */
  scoutName: string | null;
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
      askedBy: clubAthletes.askedBy,
      askedByUserId: clubAthletes.askedByUserId,
      askedAt: clubAthletes.createdAt,
    })
    .from(clubAthletes)
    .innerJoin(clubs, eq(clubs.id, clubAthletes.clubId))
    .where(
      and(
        inArray(clubAthletes.athleteId, [...athleteIds]),
        isNull(clubAthletes.athleteConfirmedAt),
        // A club that lost its verification reaches no family.
        or(eq(clubAthletes.askedBy, "athlete"), eq(clubs.verified, true)),
        sql.raw(neitherHiddenNorDeleted("clubs")),
      ),
    )
    .orderBy(clubAthletes.createdAt)
    .limit(MOST);
  const people = await responsibleForAll(rows.map(({ athleteId }) => athleteId));
  const scouts = await identity.names(rows.flatMap(({ askedByUserId }) => askedByUserId ?? []));
  return rows.flatMap(({ askedByUserId, ...link }) => {
    const athlete = people.get(link.athleteId);
    if (!athlete?.minor || !decidesFor(actor, athlete)) return [];
    return [{ ...link, scoutName: (askedByUserId && scouts.get(askedByUserId)) ?? null }];
  });
}

/**
 * The guardian speaks for a minor, and an adult for themselves: yes asks the club, or answers a club that asked; no
 * ends it.
 */
export function decideLink(
  actor: Actor,
  athleteId: string,
  clubId: string,
  agreed: boolean,
): Promise<Result<LinkSide, "not_found" | "already_decided">> {
  return inTransaction(async (): Promise<Result<LinkSide, "not_found" | "already_decided">> => {
    const club = agreed ? await lockedClub(clubId) : undefined;
    const athlete = await holdResponsible(athleteId);
    if (!athlete || !decidesFor(actor, athlete)) return err("not_found");
    const [link] = await db().select().from(clubAthletes).where(isLink(clubId, athleteId)).for("update");
    if (!link || (agreed && !club)) return err("not_found");
    const { askedBy } = link;
    if (!agreed) {
      await deleteLink(clubId, athleteId);
      await audit(actor, "club.link_refused", clubId);
      if (askedBy === "club") await tellOfNo(clubId, athleteId, isConfirmed(link) ? "ended" : "refused");
      return ok(askedBy);
    }
    const confirmed = await confirmForAthlete(isLink(clubId, athleteId));
    if (confirmed.length === 0) return err("already_decided");
    await audit(actor, "club.link_confirmed", clubId);
    if (askedBy === "athlete") await tellClub(club!);
    else await tellOwners(clubId, "confirmed");
    return ok(askedBy);
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
  for (const clubId of await confirmForAthlete(
    and(eq(clubAthletes.athleteId, athleteId), eq(clubAthletes.askedBy, "athlete")),
  )) {
    const club = await lockedClub(clubId);
    if (club) await tellClub(club);
  }
});
