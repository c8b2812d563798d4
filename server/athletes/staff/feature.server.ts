import { can } from "#domain/athletes/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import type { Result } from "#domain/result.ts";
import { auditAll } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { inArray, sql } from "#server/platform/database/orm.ts";
import { athletes } from "../tables.ts";
import { allDone, askedIds, lockAll, only, outcomesOf, type Outcomes } from "./many.ts";

/** "Destaque" is editorial: staff set it, and nobody can buy it. */
export const feature = (actor: Actor, id: string, on: boolean): Promise<Result<null, "not_found">> =>
  only(featureAll(actor, [id], on));

export function featureAll(
  actor: Actor,
  ids: readonly string[],
  on: boolean,
): Promise<Outcomes<null, "not_found">> {
  return inTransaction(async () => {
    if (!can(actor, "feature")) return outcomesOf(ids, new Map());
    const live = (await lockAll(askedIds(ids))).filter(({ deletedAt }) => deletedAt === null);
    const changed = live.filter(({ featured }) => featured !== on).map(({ id }) => id);
    if (changed.length > 0)
      await db()
        .update(athletes)
        .set({ featured: on, updatedAt: sql`now()` })
        .where(inArray(athletes.id, changed));
    await auditAll(
      actor,
      on ? "athlete.featured" : "athlete.unfeatured",
      changed.map((subjectId) => ({ subjectId, fields: ["featured"] })),
    );
    return outcomesOf(ids, allDone(live.map(({ id }) => id)));
  });
}
