import type { Picture } from "#domain/media/picture.ts";
import { addItems, shownPicture, type NewItem } from "#server/media/media.ts";
import { client, db } from "#server/platform/database/database.ts";
import { live, liveById } from "#server/platform/database/live-rows.ts";
import { and, eq, isNull, not, sql } from "#server/platform/database/orm.ts";
import { addMember } from "./membership.ts";
import { clubAchievements, clubAthletes, clubs, clubSocial, clubTestimonials } from "./tables.ts";

type Insert<Table extends { $inferInsert: unknown }> = Omit<Table["$inferInsert"], "id" | "clubId">;

/** A club with all that belongs to it. Whether it is verified is decided later, by staff. */
export interface NewClub extends Omit<
  Insert<typeof clubs>,
  "verified" | "verifiedAt" | "deletedAt" | "restorable" | "hiddenAt" | "logoId"
> {
  /** The address of a drawing of ours that stands for the logo. */
  crest?: string;
  achievements?: string[];
  social?: Insert<typeof clubSocial>;
  videos?: Omit<NewItem, "kind">[];
  testimonials?: Insert<typeof clubTestimonials>[];
}

/** Undefined when another club holds this CNPJ. */
export async function insertClub(input: NewClub): Promise<string | undefined> {
  const { crest, achievements = [], social, videos = [], testimonials = [], ...club } = input;
  const inserted = await db()
    .insert(clubs)
    .values(club)
    .onConflictDoNothing({ target: clubs.cnpj, where: sql`cnpj_held` })
    .returning({ id: clubs.id });
  const clubId = inserted[0]?.id;
  if (!clubId) return undefined;
  if (club.userId) await addMember({ clubId, userId: club.userId, role: "owner" });
  const ofClub = <Row extends object>(row: Row) => ({ ...row, clubId });
  if (social)
    await db()
      .insert(clubSocial)
      .values({ ...social, clubId });
  if (achievements.length > 0) {
    await db()
      .insert(clubAchievements)
      .values(achievements.map((achievement) => ({ achievement, clubId })));
  }
  const [logoId] = await addItems({ ownerType: "club", ownerId: clubId }, [
    ...(crest ? [{ kind: "logo" as const, drawing: crest }] : []),
    ...videos.map((item) => ({ ...item, kind: "video" as const })),
  ]);
  if (crest) await setLogo(clubId, logoId!);
  if (testimonials.length > 0) {
    await db()
      .insert(clubTestimonials)
      .values(testimonials.map((said) => ({ state: "agreed" as const, ...ofClub(said) })));
  }
  return clubId;
}

export async function setLogo(clubId: string, logoId: string): Promise<void> {
  await db().update(clubs).set({ logoId }).where(eq(clubs.id, clubId));
}

/** False when it has an owner already, was deleted, or does not exist. */
export async function assignOwner(id: string, userId: string): Promise<boolean> {
  const assigned = await db()
    .update(clubs)
    .set({ userId })
    .where(and(liveById(clubs, id), isNull(clubs.userId)));
  if (assigned.rowCount !== 1) return false;
  await addMember({ clubId: id, userId, role: "owner" });
  return true;
}

/** The crests of many clubs, by the club's id. */
export async function crests(ids: readonly string[]): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map();
  const { rows } = await client().query<{ id: string; logo: Picture | null }>({
    name: "club_crests",
    text: `select c.id, ${shownPicture("c.logo_id")} as logo from clubs c where c.id = any($1::uuid[])`,
    values: [[...new Set(ids)]],
  });
  return new Map(rows.flatMap(({ id, logo }) => (logo ? [[id, logo]] : [])));
}

export async function organiserById(id: string) {
  const { rows } = await client().query<Organiser>({ name: "club_organiser", text: ORGANISER, values: [id] });
  return rows[0] ?? null;
}

interface Organiser {
  id: string;
  name: string;
  logo: Picture | null;
  verified: boolean;
  /** Null while it is not verified. */
  verifiedSince: string | null;
}

const ORGANISER = `select c.id, c.name, ${shownPicture("c.logo_id")} as logo, c.verified,
    case when c.verified then c.verified_at end as "verifiedSince" from clubs c where c.id = $1`;

export async function insertConfirmedLink(clubId: string, athleteId: string): Promise<void> {
  const confirmed = { clubConfirmedAt: sql`now()`, athleteConfirmedAt: sql`now()` };
  await db()
    .insert(clubAthletes)
    .values({ clubId, athleteId, ...confirmed })
    .onConflictDoUpdate({ target: [clubAthletes.clubId, clubAthletes.athleteId], set: confirmed });
}

/** Whether a club holds this CNPJ; if none does, nobody else can take it until the transaction ends. */
export async function lockCnpj(cnpj: string): Promise<boolean> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`clubs.cnpj:${cnpj}`}, 0))`);
  const rows = await db()
    .select({ id: clubs.id })
    .from(clubs)
    .where(and(eq(clubs.cnpj, cnpj), clubs.cnpjHeld));
  return rows.length > 0;
}

/** Clubs of this person that claim a CNPJ and do not hold it yet. */
export async function claimsOf(userId: string): Promise<{ id: string; name: string; cnpj: string }[]> {
  const rows = await db()
    .select({ id: clubs.id, name: clubs.name, cnpj: clubs.cnpj })
    .from(clubs)
    .where(and(eq(clubs.userId, userId), not(clubs.cnpjHeld), live(clubs)))
    .for("update");
  return rows.flatMap(({ cnpj, ...club }) => (cnpj ? [{ ...club, cnpj }] : []));
}

export async function holdCnpj(id: string): Promise<void> {
  await db().update(clubs).set({ cnpjHeld: true }).where(eq(clubs.id, id));
}

/** The club stays without a CNPJ, and nobody can verify it. */
export async function dropClaim(id: string): Promise<void> {
  await db().update(clubs).set({ cnpj: null }).where(eq(clubs.id, id));
}
