import { isId } from "#domain/id.ts";
import { LINKED_PAGE } from "#domain/clubs/links.ts";
import { userIdOf, VISITOR, type Actor } from "#domain/identity/actor.ts";
import { initialsOf } from "#domain/person-name.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { holdResponsible, responsibleForAll } from "#server/athletes/responsible.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { and, desc, eq, isNotNull, isNull, sql } from "#server/platform/database/orm.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import * as mails from "./link-mails.ts";
import {
  deleteLink,
  familyOf,
  isConfirmed,
  isLink,
  lockedClub,
  noteRefusal,
  peopleOf,
  wasRefused,
} from "./link-rows.ts";
import { belongsTo } from "./own-club.server.ts";
import { clubAthletes } from "./tables.ts";
import { trustOf } from "./trust.ts";

const MOST = 100;
const MOST_CHOICES = 9;
/** More than a squad a day. */
const PER_CLUB = { name: "club-link-ask", points: 40, seconds: 86_400 };

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
  const cards = await cardsOf(ids);
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
    if (!confirmed) await noteRefusal(clubId, athleteId, "club");
    await audit(actor, confirmed ? "club.link_confirmed" : "club.link_refused", clubId);
    for (const { person, path } of await familyOf(athleteId, athlete))
      await mails.linkAnswered(person, club.name, { confirmed, path });
    return ok(null);
  });
}

interface AthleteChoice {
  id: string;
  name: string;
  subdomain: string;
  category: string | null;
  position: string | null;
  city: string | null;
  state: string | null;
}

const ADDRESS = /(?:^|\/a\/)([a-z0-9](?:[a-z0-9-]{1,61}[a-z0-9]))\/?$/;

/** Published athletes whom a text means: the one of an address, or those of a name. */
export async function athletesMeant(text: string): Promise<AthleteChoice[]> {
  const typed = text.trim().slice(0, 200);
  if (typed.length < 2) return [];
  const subdomain = ADDRESS.exec(typed.toLowerCase())?.[1];
  const site = subdomain ? await athletes.site(VISITOR, subdomain) : undefined;
  const cards = site?.ok
    ? await athletes.publicCards([site.value.id])
    : (
        await athletes.list({
          name: typed,
          ageMin: 13,
          ageMax: 18,
          group: null,
          sort: "name",
          page: 1,
        })
      ).athletes;
  return cards.slice(0, MOST_CHOICES).map(({ id, name, subdomain: at, category, position, city, state }) => ({
    id,
    name,
    subdomain: at,
    category,
    position,
    city,
    state,
  }));
}

type AskProblem = TooMany | { code: "not_found" | "already_asked" | "refused_before" };

/** The club says that a published athlete plays there and asks for their yes; of a minor, for a guardian's. */
export async function askAthlete(
  actor: Actor,
  clubId: string,
  athleteId: string,
): Promise<Result<"guardian" | "athlete", AskProblem>> {
  if (!(await belongsTo(actor, clubId)) || !isId(athleteId)) return err({ code: "not_found" });
  const counted = await spend(PER_CLUB, { account: clubId });
  if (!counted.ok) return counted;
  return inTransaction(async (): Promise<Result<"guardian" | "athlete", AskProblem>> => {
    const club = await lockedClub(clubId);
    const athlete = await holdResponsible(athleteId);
    const [card] = await athletes.publicCards([athleteId]);
    if (!club || !athlete || !card) return err({ code: "not_found" });
    if (await wasRefused(clubId, athleteId, "athlete")) return err({ code: "refused_before" });
    const inserted = await db()
      .insert(clubAthletes)
      .values({
        clubId,
        athleteId,
        askedBy: "club",
        askedByUserId: userIdOf(actor),
        clubConfirmedAt: sql`now()`,
      })
      .onConflictDoNothing()
      .returning({ clubId: clubAthletes.clubId });
    if (inserted.length === 0) return err({ code: "already_asked" });
    await audit(actor, "club.link_requested", clubId);
    const asked = athlete.minor ? athlete.guardianUserIds : athlete.userId ? [athlete.userId] : [];
    for (const person of await peopleOf(asked))
      await mails.clubAsksForLink(person, club.name, athlete.minor ? athlete.name : null);
    return ok(athlete.minor ? "guardian" : "athlete");
  });
}

/** The club takes its request back, or says that the athlete no longer plays there. */
export function endLinkOfClub(
  actor: Actor,
  clubId: string,
  athleteId: string,
): Promise<Result<"withdrawn" | "ended", "not_found">> {
  return inTransaction(async () => {
    if (!(await belongsTo(actor, clubId))) return err("not_found");
    const club = await lockedClub(clubId);
    const athlete = await holdResponsible(athleteId);
    // What waits for the club's own answer is answered, not ended.
    const [row] = await db().select().from(clubAthletes).where(isLink(clubId, athleteId)).for("update");
    if (!row || row.clubConfirmedAt === null) return err("not_found");
    await deleteLink(clubId, athleteId);
    await audit(actor, "club.link_ended", clubId);
    if (!isConfirmed(row)) return ok("withdrawn");
    await noteRefusal(clubId, athleteId, "club");
    if (athlete && club)
      for (const { person, path } of await familyOf(athleteId, athlete))
        await mails.linkEnded(person, club.name, path);
    return ok("ended");
  });
}

/** An athlete of the club, or one whom the club has asked. */
interface ClubAthlete {
  athleteId: string;
  /** Null: the profile is not visible to the club. */
  profile: Pick<AthleteChoice, "name" | "subdomain" | "category" | "position"> | null;
  /** Whose yes is awaited; null once both said it. */
  awaits: "guardian" | "athlete" | null;
  since: Temporal.Instant;
}

/** Newest first, a page at a time; `after` is the last athlete of the page before. */
export async function athletesOfClub(
  actor: Actor,
  clubId: string,
  after: string | null,
): Promise<{ athletes: ClubAthlete[]; next: string | null }> {
  const none = { athletes: [], next: null };
  if (!(await belongsTo(actor, clubId)) || !(await trustOf(clubId)).verified) return none;
  const since = sql`greatest(${clubAthletes.clubConfirmedAt}, ${clubAthletes.athleteConfirmedAt})`;
  const cursor =
    after && isId(after)
      ? sql`(${since}, ${clubAthletes.athleteId}) < (select greatest(l.club_confirmed_at, l.athlete_confirmed_at), l.athlete_id
          from club_athletes l where l.club_id = ${clubId} and l.athlete_id = ${after})`
      : undefined;
  const rows = await db()
    .select()
    .from(clubAthletes)
    .where(and(eq(clubAthletes.clubId, clubId), isNotNull(clubAthletes.clubConfirmedAt), cursor))
    .orderBy(desc(since), desc(clubAthletes.athleteId))
    .limit(LINKED_PAGE + 1);
  const shown = rows.slice(0, LINKED_PAGE);
  const ids = shown.map(({ athleteId }) => athleteId);
  const [cards, people] = await Promise.all([cardsOf(ids), responsibleForAll(ids)]);
  return {
    athletes: shown.map((row) => {
      const card = cards.get(row.athleteId);
      return {
        athleteId: row.athleteId,
        profile: card
          ? { name: card.name, subdomain: card.subdomain, category: card.category, position: card.position }
          : null,
        awaits: row.athleteConfirmedAt
          ? null
          : (people.get(row.athleteId)?.minor ?? true)
            ? ("guardian" as const)
            : ("athlete" as const),
        since: row.athleteConfirmedAt ?? row.createdAt,
      };
    }),
    next: rows.length > LINKED_PAGE ? (ids.at(-1) ?? null) : null,
  };
}

async function cardsOf(ids: readonly string[]) {
  return new Map((await athletes.publicCards(ids)).map((card) => [card.id, card]));
}
