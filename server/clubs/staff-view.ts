import { isStaff, type Actor } from "#domain/identity/actor.ts";
import { firstName } from "#domain/person-name.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { responsibleForAll } from "#server/athletes/responsible.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { ownPicture } from "#server/media/media.ts";
import { client, db } from "#server/platform/database/database.ts";
import { findLive, live, liveById } from "#server/platform/database/live-rows.ts";
import { idsNamed, namesOf, type Named } from "#server/platform/database/names.ts";
import { and, count as countRows, desc, eq, inArray, isNotNull, sql } from "#server/platform/database/orm.ts";
import { listed, SHOWN_TESTIMONIAL } from "./public-sql.ts";
import { clubAthletes, clubMediaAthletes, clubMediaItems, clubs, clubTestimonials } from "./tables.ts";

export async function count(actor: Actor): Promise<number> {
  assertModerator(actor);
  const rows = await db().select({ total: countRows() }).from(clubs).where(live(clubs));
  return rows[0]!.total;
}

export function names(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  assertModerator(actor);
  return namesOf(clubs, clubs.name, ids);
}

/** The ids of those with such a name, deleted ones too. */
export function named(actor: Actor, asked: Named): Promise<string[]> {
  assertModerator(actor);
  return idsNamed(clubs, clubs.name, asked);
}

/** What a person checks before they vouch for a club. */
export async function reviewSubject(actor: Actor, id: string) {
  assertModerator(actor);
  const row = await findLive(clubs, id);
  if (!row) return null;
  return {
    name: row.name,
    /** The name that a verified club asks for, or null. */
    wantedName: row.wantedName,
    cnpj: row.cnpj,
    responsible: row.responsibleName,
    address: row.address,
    city: row.city,
    state: row.state,
    phone: row.phone,
    email: row.contactEmail,
    logo: await ownPicture(row.logoId),
    description: row.description,
    verified: row.verified,
    createdAt: row.createdAt,
  };
}

/** The verified clubs that say this athlete is theirs, the latest first. */
export async function confirmingClubs(
  actor: Actor,
  athleteId: string,
): Promise<{ name: string; confirmedAt: Temporal.Instant }[]> {
  assertModerator(actor);
  const rows = await db()
    .select({ name: clubs.name, confirmedAt: clubAthletes.clubConfirmedAt })
    .from(clubAthletes)
    .innerJoin(clubs, and(eq(clubs.id, clubAthletes.clubId), eq(clubs.verified, true), live(clubs)))
    .where(and(eq(clubAthletes.athleteId, athleteId), isNotNull(clubAthletes.clubConfirmedAt)))
    .orderBy(desc(clubAthletes.clubConfirmedAt))
    .limit(3);
  return rows.flatMap(({ name, confirmedAt }) => (confirmedAt ? [{ name, confirmedAt }] : []));
}

/** A club that this actor may read, by its id. */
export async function readable(actor: Actor, id: string): Promise<{ name: string; path: string } | null> {
  const [row] = await db()
    .select({ name: clubs.name, listed: sql<boolean>`${sql.raw(listed("clubs"))}` })
    .from(clubs)
    .where(liveById(clubs, id));
  return row && (row.listed || isStaff(actor)) ? { name: row.name, path: `/clube/${id}` } : null;
}

/** For who decides about a report. */
export async function isHidden(actor: Actor, id: string): Promise<boolean> {
  assertModerator(actor);
  return Boolean((await findLive(clubs, id))?.hiddenAt);
}

/** Who a club says appears on its photo or video; null before it said so, and for what is no club's. */
export async function declarationOf(actor: Actor, mediaId: string) {
  assertModerator(actor);
  const [declared] = await db().select().from(clubMediaItems).where(eq(clubMediaItems.mediaId, mediaId));
  if (!declared) return null;
  const rows = await db()
    .select({ athleteId: clubMediaAthletes.athleteId, decision: clubMediaAthletes.decision })
    .from(clubMediaAthletes)
    .where(eq(clubMediaAthletes.mediaId, mediaId))
    .orderBy(clubMediaAthletes.athleteId);
  const people = await responsibleForAll(rows.map(({ athleteId }) => athleteId));
  const { declaredByUserId: by } = declared;
  return {
    minors: declared.minors,
    /** Null: that account was deleted. */
    by: (by && (await identity.names([by])).get(by)) ?? null,
    at: declared.declaredAt,
    shows: rows.flatMap(({ athleteId, decision }) => {
      const athlete = people.get(athleteId);
      return athlete ? [{ athleteId, name: athlete.name, minor: athlete.minor, decision }] : [];
    }),
  };
}

/** A testimonial on the page of a club that this actor may read. */
export async function readableTestimonial(
  actor: Actor,
  id: string,
): Promise<{ name: string; path: string } | null> {
  const [row] = await db()
    .select({
      name: clubTestimonials.name,
      club: clubs.name,
      clubId: clubs.id,
      shown: sql<boolean>`${sql.raw(SHOWN_TESTIMONIAL)} and ${sql.raw(listed("clubs"))}`,
    })
    .from(clubTestimonials)
    .innerJoin(clubs, and(eq(clubs.id, clubTestimonials.clubId), live(clubs)))
    .where(liveById(clubTestimonials, id));
  if (!row || !(row.shown || isStaff(actor))) return null;
  return { name: testimonialName(row), path: `/clube/${row.clubId}` };
}

export async function testimonialNames(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  assertModerator(actor);
  if (ids.length === 0) return new Map();
  const rows = await db()
    .select({ id: clubTestimonials.id, name: clubTestimonials.name, club: clubs.name })
    .from(clubTestimonials)
    .innerJoin(clubs, eq(clubs.id, clubTestimonials.clubId))
    .where(inArray(clubTestimonials.id, [...ids]));
  return new Map(rows.map((row) => [row.id, testimonialName(row)]));
}

const testimonialName = ({ name, club }: { name: string; club: string }) =>
  `Depoimento de ${firstName(name)} sobre ${club}`;

/** Which linked athlete a testimonial quotes, and what it says. */
export async function saidAbout(
  actor: Actor,
  id: string,
): Promise<{ athleteId: string | null; words: string } | null> {
  assertModerator(actor);
  const row = await findLive(clubTestimonials, id);
  return row ? { athleteId: row.athleteId, words: row.message } : null;
}

/** For who decides about a report. */
export async function isTestimonialHidden(actor: Actor, id: string): Promise<boolean> {
  assertModerator(actor);
  return Boolean((await findLive(clubTestimonials, id))?.hiddenAt);
}

/** "Clube A × Clube B" by the id of the match. */
export async function matchNames(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  assertModerator(actor);
  if (ids.length === 0) return new Map();
  const { rows } = await client().query<{ id: string; name: string }>(
    `select m.id, c.name || ' × ' || coalesce(o.name, m.opponent_name) as name
     from club_matches m join clubs c on c.id = m.club_id left join clubs o on o.id = m.opponent_id
     where m.id = any($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
