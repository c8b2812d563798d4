import { can, publishingObstacles } from "#domain/athletes/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Visibility } from "#domain/athletes/attributes.ts";
import { itemsOfAll } from "#server/media/media.ts";
import { auditAll } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { inArray, sql } from "#server/platform/database/orm.ts";
import { resumeAbout } from "#server/platform/reviews/reviews.ts";
import { findAllDeleted, type AthleteWithGuardianship } from "../athlete-with-guardianship.ts";
import { athletes } from "../tables.ts";
import { tellRestored } from "./deletion-mails.ts";
import { askedIds, lockAll, only, outcomesOf, type Outcomes } from "./many.ts";

/** What the profile is from now on. */
export const restoreAthlete = (actor: Actor, id: string): Promise<Result<Visibility, "not_found">> =>
  only(restoreAthletes(actor, [id]));

/**
 * Undoes deletions whose grace period is not over. A profile that was public is public again if nothing stands
 * against it now: for a minor a guardian's consent must be in force. All others come back private, or hidden as
 * staff had left them.
 */
export function restoreAthletes(
  actor: Actor,
  ids: readonly string[],
): Promise<Outcomes<Visibility, "not_found">> {
  return inTransaction(async () => {
    if (!can(actor, "restore")) return outcomesOf(ids, new Map());
    const asked = askedIds(ids);
    await lockAll(asked);
    const found = await findAllDeleted(asked);
    const back = new Map(found.map((profile) => [profile.athlete.id, comesBackAs(profile)]));
    for (const visibility of ["public", "private", "hidden"] as const)
      await unmark(
        [...back].flatMap(([id, as]) => (as === visibility ? [id] : [])),
        visibility,
      );
    await resumeReviewsOf(found);
    await auditAll(
      actor,
      "athlete.restored",
      found.map(({ athlete: { id, visibility } }) => ({
        subjectId: id,
        fields: back.get(id) === visibility ? ["deletedAt"] : ["deletedAt", "visibility"],
      })),
    );
    await tellRestored(found, (id) => back.get(id) === "public");
    return outcomesOf(ids, new Map([...back].map(([id, visibility]) => [id, ok(visibility)])));
  });
}

function comesBackAs({ athlete, publishingFacts }: AthleteWithGuardianship): Visibility {
  if (athlete.visibility === "hidden") return "hidden";
  return athlete.wasPublic && publishingObstacles(publishingFacts, today()).length === 0
    ? "public"
    : "private";
}

async function unmark(ids: readonly string[], visibility: Visibility): Promise<void> {
  if (ids.length === 0) return;
  await db()
    .update(athletes)
    .set({
      deletedAt: null,
      updatedAt: sql`now()`,
      visibility,
      // What staff hid before still remembers what it was before that.
      ...(visibility !== "hidden" && { wasPublic: false }),
      ...(visibility === "public" && { profileUpdatedAt: sql`now()` }),
    })
    .where(inArray(athletes.id, [...ids]));
}

async function resumeReviewsOf(found: readonly AthleteWithGuardianship[]): Promise<void> {
  if (found.length === 0) return;
  const deletedAt = new Map(found.map(({ athlete }) => [athlete.id, athlete.deletedAt!]));
  const items = await itemsOfAll("athlete", [...deletedAt.keys()]);
  await resumeAbout([
    ...[...deletedAt].map(([subjectId, at]) => ({ subjectId, deletedAt: at })),
    ...items.map(({ id, ownerId }) => ({ subjectId: id, deletedAt: deletedAt.get(ownerId)! })),
  ]);
}
