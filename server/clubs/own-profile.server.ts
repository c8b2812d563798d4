import { isDeepStrictEqual } from "node:util";
import type { ClubSocial } from "#domain/clubs/social.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import type { Picture } from "#domain/media/picture.ts";
import type { State } from "#domain/places.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as identity from "#server/identity/identity.server.ts";
import { itemsIn, ownPicture, storeLogo } from "#server/media/media.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive, lockLive } from "#server/platform/database/live-rows.ts";
import { eq } from "#server/platform/database/orm.ts";
import { lockOpenReview, requestReview, withdraw } from "#server/platform/reviews/reviews.ts";
import { changeLogo } from "./logo.ts";
import { belongsTo, isOwner } from "./own-club.server.ts";
import * as queries from "./queries.ts";
import { clubAchievements, clubs, clubSocial } from "./tables.ts";

/** What a club says of itself, as its form holds it. */
export interface ClubProfileValues extends ClubSocial {
  name: string;
  foundationYear: number | null;
  place: { city: string | null; state: State | null };
  address: string | null;
  description: string | null;
  achievements: string[];
}
export type ClubProfileField = keyof ClubProfileValues;

interface OwnClubProfile {
  id: string;
  values: ClubProfileValues;
  /** The name that everybody sees while a new one waits for the team. */
  shownName: string;
  nameWaits: boolean;
  logo: Picture | null;
  /** A new logo that the team has not looked at yet. */
  waitingLogo: Picture | null;
  cnpj: string | null;
  verified: boolean;
  /** An owner edits; a scout reads. */
  mayEdit: boolean;
}

export async function ownProfile(actor: Actor, clubId: string): Promise<Result<OwnClubProfile, "not_found">> {
  if (!(await belongsTo(actor, clubId))) return err("not_found");
  const row = await findLive(clubs, clubId);
  if (!row) return err("not_found");
  const [values, waiting, mayEdit] = await Promise.all([
    valuesOf(row),
    itemsIn("club", [clubId], "staff"),
    isOwner(actor, clubId),
  ]);
  const newLogo = waiting.findLast(({ kind }) => kind === "logo");
  return ok({
    id: row.id,
    values,
    shownName: row.name,
    nameWaits: row.wantedName !== null,
    logo: await ownPicture(row.logoId),
    waitingLogo: await ownPicture(newLogo?.id ?? null),
    cnpj: row.cnpj,
    verified: row.verified,
    mayEdit,
  });
}

/** Where the club says that it is, for a form whose text names no known municipality. */
export async function savedPlace(clubId: string): Promise<ClubProfileValues["place"]> {
  const row = await findLive(clubs, clubId);
  return { city: row?.city ?? null, state: row?.state ?? null };
}

export type SaveClubProblem =
  | { code: "not_found" | "logo_invalid" | "cnpj_taken" }
  /** Somebody else changed the same fields since the form was opened. */
  | { code: "changed_meanwhile"; saved: ClubProfileValues; fields: ClubProfileField[] };

interface SavedClub {
  /** The club is verified: the team looks at a new name or logo before others see it. */
  nameWaits: boolean;
  logoWaits: boolean;
}

interface ClubProfileChange {
  values: ClubProfileValues;
  /** What the form was opened with: of what two people change at once, only the same field is a conflict. */
  opened: ClubProfileValues;
  cnpj: string | null;
  logo?: Uint8Array;
}

/** An owner saves the profile. What the person left alone stays as somebody else may have saved it meanwhile. */
export async function saveProfile(
  actor: Actor,
  clubId: string,
  { values, opened, cnpj, logo: picture }: ClubProfileChange,
): Promise<Result<SavedClub, SaveClubProblem>> {
  if (!(await isOwner(actor, clubId))) return err({ code: "not_found" });
  const logo = picture ? await storeLogo(picture) : null;
  if (picture && !logo) return err({ code: "logo_invalid" });
  return inTransaction(async (): Promise<Result<SavedClub, SaveClubProblem>> => {
    await lockOpenReview({ kind: "club_verification", subjectId: clubId });
    const row = await lockLive(clubs, clubId);
    if (!row || !(await isOwner(actor, clubId))) return err({ code: "not_found" });
    const saved = await valuesOf(row);
    const touched = fieldsThatDiffer(values, opened);
    const fields = touched.filter(
      (field) => !isSame(saved[field], opened[field]) && !isSame(saved[field], values[field]),
    );
    if (fields.length > 0) return err({ code: "changed_meanwhile", saved, fields });
    const next = { ...saved, ...pick(values, touched) };
    if (cnpj && row.cnpj === null && !row.verified && !(await claimCnpj(actor, clubId, cnpj)))
      return err({ code: "cnpj_taken" });
    const changed = await changeRow(clubs, clubId, {
      who: actor,
      action: "club.updated",
      allowed: () => true,
      set: {
        ...(row.verified
          ? { wantedName: next.name === row.name ? null : next.name }
          : { name: next.name, wantedName: null }),
        foundationYear: next.foundationYear,
        ...next.place,
        address: next.address,
        description: next.description,
      },
    });
    if (!changed.ok) return err({ code: "not_found" });
    const nameWaits = row.verified && next.name !== row.name;
    if (changed.value.fields.includes("wantedName")) {
      // A newer wish waits in the place of the one before it.
      if (nameWaits)
        await requestReview({ kind: "club_verification", subjectId: clubId, requestedBy: userIdOf(actor) });
      else await withdraw({ kind: "club_verification", subjectId: clubId });
    }
    await saveLists(actor, clubId, saved, next);
    const logoWaits = logo ? await changeLogo(actor, { id: clubId, verified: row.verified }, logo) : false;
    return ok({ nameWaits, logoWaits });
  });
}

/** False: another club holds this CNPJ. Who has not confirmed their e-mail only claims it (claims.ts). */
async function claimCnpj(actor: Actor, clubId: string, cnpj: string): Promise<boolean> {
  if (await queries.lockCnpj(cnpj)) return false;
  const userId = userIdOf(actor);
  const person = userId ? await identity.findById(userId) : undefined;
  const cnpjHeld = person?.emailVerified ?? false;
  await db().update(clubs).set({ cnpj, cnpjHeld }).where(eq(clubs.id, clubId));
  await audit(actor, "club.updated", clubId, ["cnpj"]);
  if (cnpjHeld) await requestReview({ kind: "club_verification", subjectId: clubId, requestedBy: userId });
  return true;
}

/** Handles and achievements are rows of their own. */
async function saveLists(
  actor: Actor,
  clubId: string,
  before: ClubProfileValues,
  after: ClubProfileValues,
): Promise<void> {
  const { instagram, youtube, website, achievements } = after;
  const changed = fieldsThatDiffer(after, before);
  const social = { instagram, youtube, website };
  const audited = changed.filter((field) => field in social || field === "achievements");
  if (audited.some((field) => field in social))
    await db()
      .insert(clubSocial)
      .values({ clubId, ...social })
      .onConflictDoUpdate({ target: clubSocial.clubId, set: social });
  if (audited.includes("achievements")) {
    await db().delete(clubAchievements).where(eq(clubAchievements.clubId, clubId));
    if (achievements.length > 0)
      await db()
        .insert(clubAchievements)
        .values(achievements.map((achievement) => ({ clubId, achievement })));
  }
  if (audited.length > 0) await audit(actor, "club.updated", clubId, audited);
}

async function valuesOf(row: typeof clubs.$inferSelect): Promise<ClubProfileValues> {
  const [[social], achievements] = await Promise.all([
    db().select().from(clubSocial).where(eq(clubSocial.clubId, row.id)),
    db()
      .select({ text: clubAchievements.achievement })
      .from(clubAchievements)
      .where(eq(clubAchievements.clubId, row.id))
      .orderBy(clubAchievements.id)
      .limit(40),
  ]);
  return {
    name: row.wantedName ?? row.name,
    foundationYear: row.foundationYear,
    place: { city: row.city, state: row.state },
    address: row.address,
    description: row.description,
    instagram: social?.instagram ?? null,
    youtube: social?.youtube ?? null,
    website: social?.website ?? null,
    achievements: achievements.map(({ text }) => text),
  };
}

const fieldsThatDiffer = (one: ClubProfileValues, other: ClubProfileValues): ClubProfileField[] =>
  (Object.keys(one) as ClubProfileField[]).filter((field) => !isSame(one[field], other[field]));

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);

const pick = (values: ClubProfileValues, fields: readonly ClubProfileField[]): Partial<ClubProfileValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));
