import {
  differing,
  MERGE_UNITS,
  mergedFields,
  mergedProtection,
  type MergePicks,
  type MergeUnit,
} from "#domain/athletes/merge.ts";
import { isMinor } from "#domain/athletes/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import type { Picture } from "#domain/media/picture.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { guardianshipOf } from "#server/guardians/guardians.ts";
import { ownPicture } from "#server/media/media.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { changedFields } from "#server/platform/change/change-row.ts";
import { db } from "#server/platform/database/database.ts";
import { findLive, live } from "#server/platform/database/live-rows.ts";
import { assertNothingRefers, type Merged } from "#server/platform/database/merge-part.ts";
import { and, eq, inArray, sql } from "#server/platform/database/orm.ts";
import { addressHash, holdAddress } from "../former-addresses.ts";
import { refreshSearch } from "../refresh-search.ts";
import { athleteAddresses, athletes } from "../tables.ts";
import { doubledSeasons } from "./rows.ts";

export { profileRowsMerge } from "./rows.ts";

type AthleteRow = typeof athletes.$inferSelect;

/** What staff compare of one profile. */
interface MergeSide {
  id: string;
  name: string;
  subdomain: string;
  userId: string | null;
  minor: boolean;
  visibility: AthleteRow["visibility"];
  createdAt: Temporal.Instant;
  photo: Picture | null;
  guardians: readonly { userId: string; name: string }[];
  fields: Pick<AthleteRow, (typeof MERGE_UNITS)[MergeUnit][number]>;
}

/** Both profiles, and of which units somebody has to choose one. Null: one of them is not there. */
export async function compareForMerge(
  actor: Actor,
  { kept, gone }: Merged,
): Promise<{ kept: MergeSide; gone: MergeSide; differing: MergeUnit[] } | null> {
  assertModerator(actor);
  const one = await findLive(athletes, kept);
  const other = await findLive(athletes, gone);
  if (!one || !other || one.id === other.id) return null;
  return { kept: await toSide(one), gone: await toSide(other), differing: differing(one, other, today()) };
}

async function toSide(row: AthleteRow): Promise<MergeSide> {
  const { guardians } = await guardianshipOf(row.id);
  const names = Object.values(MERGE_UNITS).flat();
  return {
    id: row.id,
    name: row.name,
    subdomain: row.subdomain,
    userId: row.userId,
    minor: isMinor(row, today()),
    visibility: row.visibility,
    createdAt: row.createdAt,
    photo: await ownPicture(row.photoId),
    guardians: guardians.map(({ userId, name }) => ({ userId, name })),
    fields: Object.fromEntries(names.map((name) => [name, row[name]])) as MergeSide["fields"],
  };
}

/** Both rows, locked in the order of their ids, so that two merges of the same two take turns. */
export async function lockForMerge({ kept, gone }: Merged): Promise<boolean> {
  const rows = await db()
    .select({ id: athletes.id })
    .from(athletes)
    .where(and(inArray(athletes.id, [kept, gone]), live(athletes)))
    .orderBy(athletes.id)
    .for("update");
  return rows.length === 2;
}

/** Both leave every public page before anything moves. Inside the transaction that merges. */
export async function closeForMerge({ kept, gone }: Merged): Promise<void> {
  await db()
    .update(athletes)
    .set({ visibility: "private" })
    .where(and(inArray(athletes.id, [kept, gone]), eq(athletes.visibility, "public")));
}

/**
 * The fields of the profile that stays. Read before `closeForMerge`, written after everything has moved: the photo may
 * be one of the other profile's. What was not chosen is kept in the audit log until the person is erased.
 */
export async function planFields({ kept, gone }: Merged, picks: MergePicks, ownerId: string | null) {
  const one = (await findLive(athletes, kept))!;
  const other = (await findLive(athletes, gone))!;
  const fields = mergedFields(one, other, picks, today());
  const values = { ...fields, ...mergedProtection(one, other), userId: ownerId };
  const lost = Object.fromEntries(
    changedFields(fields, other as Partial<typeof fields>).flatMap((name) =>
      name in fields ? [[name, other[name as keyof typeof fields]]] : [],
    ),
  );
  const seasons = await doubledSeasons({ kept, gone });
  return {
    minor: isMinor(values, today()),
    values,
    before: {
      ...lost,
      ...(seasons.length > 0 && { seasons }),
      subdomain: other.subdomain,
      userId: other.userId,
    },
    changed: changedFields(one, values),
    address: other.subdomain,
  };
}

/** The last step: the other profile is deleted, and its address leads to the one that stays. */
export async function finishMerge(
  actor: Actor,
  { kept, gone }: Merged,
  plan: Awaited<ReturnType<typeof planFields>>,
): Promise<void> {
  await audit(actor, "athlete.merged_away", gone);
  await assertNothingRefers("athletes", gone);
  await holdAddress(plan.address);
  await db().delete(athletes).where(eq(athletes.id, gone));
  await db()
    .insert(athleteAddresses)
    .values({ athleteId: kept, subdomain: plan.address, subdomainHash: addressHash(plan.address) });
  await db()
    .update(athletes)
    .set({ ...plan.values, updatedAt: sql`now()` })
    .where(eq(athletes.id, kept));
  await refreshSearch(kept);
  await audit(actor, "athlete.merged", kept, {
    fields: plan.changed,
    before: plan.before,
    dataSubjectId: kept,
  });
}
