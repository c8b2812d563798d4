import { can } from "#domain/athletes/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { GRACE_DAYS } from "#domain/rights/periods.ts";
import type { Result } from "#domain/result.ts";
import { itemsOfAll } from "#server/media/media.ts";
import { auditAll } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { inArray, sql } from "#server/platform/database/orm.ts";
import { suspendAbout } from "#server/platform/reviews/reviews.ts";
import { findAllWithGuardianship } from "../athlete-with-guardianship.ts";
import { athletes } from "../tables.ts";
import { tellDeleted } from "./deletion-mails.ts";
import { allDone, askedIds, lockAll, only, outcomesOf, type Outcomes } from "./many.ts";

export const deleteAthlete = (actor: Actor, id: string, reason: string): Promise<Result<null, "not_found">> =>
  only(deleteAthletes(actor, [id], reason));

/**
 * Marks profiles as deleted. Their pages and all of their media are gone at once, since both ask the row at each
 * request; the files stay until the grace period is over, so that an undo brings everything back. What waited for the
 * team is closed meanwhile, and the families are told.
 */
export function deleteAthletes(
  actor: Actor,
  ids: readonly string[],
  reason: string,
): Promise<Outcomes<null, "not_found">> {
  return inTransaction(async () => {
    if (!can(actor, "delete")) return outcomesOf(ids, new Map());
    const found = await findAllWithGuardianship(askedIds(ids));
    await suspendReviewsOf(found.map(({ athlete }) => athlete.id));
    const gone = (await lockAll(found.map(({ athlete }) => athlete.id))).filter(
      ({ deletedAt }) => deletedAt === null,
    );
    const goneIds = gone.map(({ id }) => id);
    if (goneIds.length > 0) await mark(goneIds);
    await auditAll(
      actor,
      "athlete.deleted",
      gone.map(({ id, visibility }) => ({
        subjectId: id,
        fields: visibility === "public" ? ["deletedAt", "visibility"] : ["deletedAt"],
        before: { visibility },
        after: { reason },
        dataSubjectId: id,
      })),
    );
    const isGone = new Set(goneIds);
    await tellDeleted(
      found.filter(({ athlete }) => isGone.has(athlete.id)),
      { reason, erasedAt: now().add({ hours: 24 * GRACE_DAYS }) },
    );
    return outcomesOf(ids, allDone(goneIds));
  });
}

/** About the profiles and about their photos and videos. */
async function suspendReviewsOf(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const items = await itemsOfAll("athlete", ids);
  await suspendAbout([...ids, ...items.map(({ id }) => id)]);
}

const mark = (ids: readonly string[]) =>
  db()
    .update(athletes)
    .set({
      deletedAt: sql`now()`,
      updatedAt: sql`now()`,
      // What staff hid stays hidden, and goes back to what it was before that.
      wasPublic: sql`${athletes.visibility} = 'public' or (${athletes.visibility} = 'hidden' and ${athletes.wasPublic})`,
      visibility: sql`case ${athletes.visibility} when 'hidden' then 'hidden' else 'private' end`,
    })
    .where(inArray(athletes.id, [...ids]));
