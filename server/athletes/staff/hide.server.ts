import { can, publishingObstacles } from "#domain/athletes/policy.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit, auditAll } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { inArray, sql } from "#server/platform/database/orm.ts";
import { lockWithGuardianship } from "../athlete-with-guardianship.ts";
import { athletes } from "../tables.ts";
import { setVisibility } from "../writes.ts";
import { allDone, askedIds, lockAll, only, outcomesOf, type Outcomes } from "./many.ts";

/** Staff take the profile off every public page at once; only staff show it again. */
export const hide = (actor: Actor, id: string, reason?: string): Promise<Result<null, "not_found">> =>
  only(hideAll(actor, [id], reason));

export function hideAll(
  actor: Actor,
  ids: readonly string[],
  reason?: string,
): Promise<Outcomes<null, "not_found">> {
  return inTransaction(async () => {
    if (!can(actor, "hide")) return outcomesOf(ids, new Map());
    const live = (await lockAll(askedIds(ids))).filter(({ deletedAt }) => deletedAt === null);
    const shown = live.filter(({ visibility }) => visibility !== "hidden");
    if (shown.length > 0)
      await db()
        .update(athletes)
        .set({
          visibility: "hidden",
          wasPublic: sql`${athletes.visibility} = 'public'`,
          updatedAt: sql`now()`,
        })
        .where(
          inArray(
            athletes.id,
            shown.map(({ id }) => id),
          ),
        );
    await auditAll(
      actor,
      "athlete.hidden",
      shown.map(({ id, visibility }) => ({
        subjectId: id,
        fields: ["visibility"],
        before: { visibility },
        after: { visibility: "hidden", ...(reason && { reason }) },
        dataSubjectId: id,
      })),
    );
    return outcomesOf(ids, allDone(live.map(({ id }) => id)));
  });
}

/**
 * Takes back what `hide` did: public again where everybody could read it before and nothing stands against it now,
 * such as a consent that was revoked meanwhile; private otherwise.
 */
export function show(
  actor: Actor,
  id: string,
  reason: string,
): Promise<Result<"public" | "private", "not_found" | "not_hidden">> {
  return inTransaction(async () => {
    const profile = await lockWithGuardianship(id);
    if (!profile || !can(actor, "hide", profile.policyFacts)) return err("not_found");
    if (profile.athlete.visibility !== "hidden") return err("not_hidden");
    const facts = { ...profile.publishingFacts, visibility: "private" as const };
    const to = profile.athlete.wasPublic && publishingObstacles(facts, today()).length === 0;
    const visibility = to ? ("public" as const) : ("private" as const);
    await setVisibility(id, visibility);
    await audit(userIdOf(actor), "athlete.shown", id, {
      fields: ["visibility"],
      before: { visibility: "hidden" },
      after: { visibility, reason },
      dataSubjectId: id,
    });
    return ok(visibility);
  });
}
