import { can } from "#domain/championships/policy.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { live, liveById } from "#server/platform/database/live-rows.ts";
import { and, desc, eq, isNull } from "#server/platform/database/orm.ts";
import { championships } from "./tables.ts";

export type NewChampionship = Omit<typeof championships.$inferInsert, "id" | "deletedAt">;

const MOST = 100;

export function create(actor: Actor, input: NewChampionship): Promise<Result<{ id: string }, "not_allowed">> {
  return inTransaction(async () => {
    if (!can(actor, "create")) return err("not_allowed");
    const inserted = await db().insert(championships).values(input).returning({ id: championships.id });
    const { id } = inserted[0]!;
    await audit(actor, "championship.created", id);
    return ok({ id });
  });
}

/** False when it has an owner already, was deleted, or does not exist. */
export async function assignOwner(id: string, organiserId: string): Promise<boolean> {
  const assigned = await db()
    .update(championships)
    .set({ organiserId })
    .where(and(liveById(championships, id), isNull(championships.organiserId)));
  return assigned.rowCount === 1;
}

/** The championships that this person organises, newest first. */
export async function ownChampionships(actor: Actor) {
  const userId = userIdOf(actor);
  if (!userId) return [];
  return db()
    .select({
      id: championships.id,
      name: championships.name,
      location: championships.location,
      startDate: championships.startDate,
      endDate: championships.endDate,
      status: championships.status,
    })
    .from(championships)
    .where(and(eq(championships.organiserId, userId), live(championships)))
    .orderBy(desc(championships.createdAt), desc(championships.id))
    .limit(MOST);
}
