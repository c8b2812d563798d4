import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { eraseMediaOf } from "#server/media/rights.ts";
import { consentStandsWithout } from "#server/guardians/guardians.ts";
import { db } from "#server/platform/database/database.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { lockLive, setMark } from "#server/platform/database/live-rows.ts";
import { and, eq, inArray, lt, or } from "#server/platform/database/orm.ts";
import { hashAddressesOf } from "./former-addresses.ts";
import { makePrivate } from "./publication.ts";
import { familyChanged } from "./responsible.server.ts";
import { lockWithGuardianship } from "./athlete-with-guardianship.ts";
import { forgetWasPublic } from "./writes.ts";
import {
  athleteAchievements,
  athleteAddresses,
  athleteChanges,
  athleteHistory,
  athletes,
  athleteSeasons,
  athleteSocial,
} from "./tables.ts";
import { namedGuardians } from "./imported/tables.ts";
import { featuredWeeks } from "./weeks/tables.ts";

export { followWaits, lockWait, markWarned, waitingSince } from "./guardian-waits.ts";
export { sweepStatements } from "./age-statements.ts";
export { sweepNamedGuardians } from "./imported/named-guardians.ts";
export { decidedInWeek } from "./week.ts";

const CHILDREN = {
  athlete_seasons: athleteSeasons,
  athlete_achievements: athleteAchievements,
  athlete_history: athleteHistory,
  athlete_social: athleteSocial,
  athlete_changes: athleteChanges,
  athlete_addresses: athleteAddresses,
  named_guardians: namedGuardians,
  featured_weeks: featuredWeeks,
} as const;

const folderOf = (athleteId: string) => `athletes/${athleteId}/`;

/** The profiles of which this person is the athlete. */
export async function ownedBy(userId: string): Promise<string[]> {
  const rows = await db().select({ id: athletes.id }).from(athletes).where(eq(athletes.userId, userId));
  return rows.map(({ id }) => id);
}

/** The accounts of the athletes whose profiles these are. */
export async function ownersOf(ids: readonly string[]): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ userId: athletes.userId })
    .from(athletes)
    .where(inArray(athletes.id, [...ids]));
  return rows.map(({ userId }) => userId).filter((userId) => userId !== null);
}

/** The person's own profiles and those they answer for, with all that belongs to them. */
export async function exportOf({ userId }: DataSubject, guardedIds: readonly string[]): Promise<ExportPart> {
  const rows = await db()
    .select()
    .from(athletes)
    .where(or(eq(athletes.userId, userId), inArray(athletes.id, [...guardedIds])));
  const ids = rows.map(({ id }) => id);
  const tables: Record<string, object[]> = {
    // The generated columns only repeat others for the search.
    athletes: rows.map(({ search: _search, nameKey: _nameKey, traitMask: _traitMask, ...row }) => row),
  };
  for (const [name, table] of Object.entries(CHILDREN)) {
    tables[name] = await db().select().from(table).where(inArray(table.athleteId, ids));
  }
  return { tables, folders: ids.map(folderOf) };
}

/** Those of a guardian's athletes whom no other guardian's consent keeps public once this one is gone. */
export async function needingGuardian(guardianUserId: string, ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const id of ids) {
    // Locked, so that two guardians who leave at once do not count on each other.
    await lockLive(athletes, id);
    if (!(await consentStandsWithout(id, guardianUserId))) found.push(id);
  }
  return found;
}

/** Somebody of the family leaves: out of every public page at once; what staff hid stays hidden. Inside the caller's transaction. */
export async function withdrawAll(actorId: string | null, ids: readonly string[]): Promise<void> {
  // Of those that staff have deleted or hidden, too: an undo must not publish them.
  await forgetWasPublic(ids);
  for (const id of ids) {
    const profile = await lockWithGuardianship(id);
    if (!profile) continue;
    await makePrivate(profile, actorId);
    await familyChanged.tell({ athleteId: id, what: "account_deleted" });
  }
}

/** A profile without an account. Inside the caller's transaction. */
export async function markDeleted(actorId: string, id: string): Promise<void> {
  await setMark(athletes, id, "deletedAt", true);
  await audit(actorId, "athlete.deleted", id);
}

interface Erased {
  ids: string[];
  names: string[];
  folders: string[];
}

/** The rows of the person's own profiles, and all rows that hang on them. Names: others' mails mention them. */
export async function eraseFor({ userId, email }: DataSubject): Promise<Erased> {
  await db().delete(namedGuardians).where(eq(namedGuardians.email, email));
  return eraseProfiles(await ownedBy(userId));
}

export async function eraseProfiles(profileIds: readonly string[]): Promise<Erased> {
  if (profileIds.length === 0) return { ids: [], names: [], folders: [] };
  await hashAddressesOf(profileIds);
  const gone = await db()
    .delete(athletes)
    .where(inArray(athletes.id, [...profileIds]))
    .returning({ id: athletes.id, name: athletes.name });
  const ids = gone.map(({ id }) => id);
  // Reports and reviews are about photos and videos too, and must not outlive them.
  const items = await eraseMediaOf("athlete", ids);
  return {
    ids: [...ids, ...items.ids],
    names: gone.map(({ name }) => name),
    folders: [...ids.map(folderOf), ...items.folders],
  };
}

/** Profiles that were marked as deleted before this moment, the first to go first. */
export async function deletedBefore(before: Temporal.Instant): Promise<string[]> {
  const rows = await db()
    .select({ id: athletes.id })
    .from(athletes)
    .where(lt(athletes.deletedAt, before))
    .orderBy(athletes.deletedAt)
    .limit(1000);
  return rows.map(({ id }) => id);
}

/** Held until the transaction ends, so that nobody restores it while it is erased. Undefined when it is not due. */
export async function lockDeletedBefore(
  id: string,
  before: Temporal.Instant,
): Promise<{ userId: string | null } | undefined> {
  const rows = await db()
    .select({ userId: athletes.userId })
    .from(athletes)
    .where(and(eq(athletes.id, id), lt(athletes.deletedAt, before)))
    .for("update");
  return rows[0];
}
