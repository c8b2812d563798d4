import type { Visibility } from "#domain/athletes/attributes.ts";
import { addItems, type NewItem } from "#server/media/media.ts";
import { db } from "#server/platform/database/database.ts";
import { liveById } from "#server/platform/database/live-rows.ts";
import { and, eq, inArray, isNull, sql } from "#server/platform/database/orm.ts";
import type { searchColumns, totalColumns } from "./search-columns.ts";
import { athleteAchievements, athleteHistory, athletes, athleteSeasons, athleteSocial } from "./tables.ts";
import { refreshSearch } from "./refresh-search.ts";
import { holdAddress, isFormerAddress } from "./former-addresses.ts";

/** Written by `refreshSearch` alone. */
type SearchColumn = keyof typeof searchColumns | keyof ReturnType<typeof totalColumns>;
type Insert<Table extends { $inferInsert: unknown }> = Omit<Table["$inferInsert"], "id" | "athleteId">;

/** A profile with all that belongs to it. Visibility is not among it: publishing is a step of its own. */
export interface NewAthlete extends Omit<
  Insert<typeof athletes>,
  "visibility" | "wasPublic" | "deletedAt" | "firstPublishedAt" | "requestedBirthdate" | SearchColumn
> {
  seasons?: Insert<typeof athleteSeasons>[];
  achievements?: string[];
  history?: Insert<typeof athleteHistory>[];
  /** The address of a drawing of ours that stands for the photo of the figurinha. */
  portrait?: string;
  gallery?: Omit<NewItem, "kind" | "videoKey">[];
  videos?: Omit<NewItem, "kind">[];
  social?: Insert<typeof athleteSocial>;
}

/** Undefined when the subdomain is taken. The unique index decides, so two requests cannot both get it. */
export async function insertAthlete(input: NewAthlete): Promise<string | undefined> {
  const {
    seasons = [],
    achievements = [],
    history = [],
    portrait,
    gallery = [],
    videos = [],
    social,
    ...profile
  } = input;
  await holdAddress(profile.subdomain);
  const inserted = await db()
    .insert(athletes)
    .values(profile)
    .onConflictDoNothing({ target: athletes.subdomain })
    .returning({ id: athletes.id });
  const athleteId = inserted[0]?.id;
  if (!athleteId) return undefined;
  // Asked after the insert: whoever gave this address up meanwhile has committed by now, and is seen.
  if (await isFormerAddress(profile.subdomain, athleteId)) {
    await db().delete(athletes).where(eq(athletes.id, athleteId));
    return undefined;
  }
  if (seasons.length > 0)
    await db()
      .insert(athleteSeasons)
      .values(seasons.map((row) => ({ ...row, athleteId })));
  if (social)
    await db()
      .insert(athleteSocial)
      .values({ ...social, athleteId });
  if (achievements.length > 0) {
    await db()
      .insert(athleteAchievements)
      .values(achievements.map((achievement) => ({ achievement, athleteId })));
  }
  if (history.length > 0)
    await db()
      .insert(athleteHistory)
      .values(history.map((row) => ({ ...row, athleteId })));
  const owner = { ownerType: "athlete", ownerId: athleteId } as const;
  const [photoId] = await addItems(owner, [
    ...(portrait ? [{ kind: "photo" as const, drawing: portrait }] : []),
    ...gallery.map((item) => ({ ...item, kind: "photo" as const })),
    ...videos.map((item) => ({ ...item, kind: "video" as const })),
  ]);
  if (portrait) await db().update(athletes).set({ photoId }).where(eq(athletes.id, athleteId));
  await refreshSearch(athleteId);
  return athleteId;
}

/** False when it has an owner already, was deleted, or does not exist. */
export async function assignOwner(id: string, userId: string): Promise<boolean> {
  const assigned = await db()
    .update(athletes)
    .set({ userId })
    .where(and(liveById(athletes, id), isNull(athletes.userId)));
  return assigned.rowCount === 1;
}

/** The first time that a profile becomes public is kept. */
export const setVisibility = (id: string, visibility: Visibility): Promise<void> =>
  change(
    id,
    visibility === "public"
      ? {
          visibility,
          wasPublic: false,
          firstPublishedAt: sql`coalesce(${athletes.firstPublishedAt}, now())`,
          profileUpdatedAt: sql`now()`,
        }
      : { visibility, wasPublic: false },
  );

/** Somebody who decides about it wants it private: no undo by staff makes these public again, deleted or not. */
export async function forgetWasPublic(ids: readonly string[]): Promise<void> {
  await updateAthletes()
    .set({ wasPublic: false })
    .where(and(inArray(athletes.id, [...ids]), eq(athletes.wasPublic, true)));
}

export const setRequestedBirthdate = (id: string, date: Temporal.PlainDate | null): Promise<void> =>
  change(id, { requestedBirthdate: date });

export async function setBirthdate(id: string, birthdate: Temporal.PlainDate): Promise<void> {
  await change(id, { birthdate, birthdateEstimated: false, requestedBirthdate: null });
  await refreshSearch(id);
}

/** Someone who turns out to be a minor needs a review before being public again. */
export const forgetFirstPublication = (id: string): Promise<void> => change(id, { firstPublishedAt: null });

type Change = Parameters<ReturnType<typeof updateAthletes>["set"]>[0];
const updateAthletes = () => db().update(athletes);

async function change(id: string, values: Change): Promise<void> {
  await updateAthletes()
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(athletes.id, id));
}
