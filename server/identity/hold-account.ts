import type { Actor } from "#domain/identity/actor.ts";
import { db } from "#server/platform/database/database.ts";
import { eq } from "#server/platform/database/orm.ts";
import { isLocked } from "./locks.ts";
import * as queries from "./queries.ts";
import { users } from "./tables.ts";

/**
 * Locks an account and that of whoever changes it, until the transaction ends, and returns who asks as they are now: an
 * admin who lost the role or was locked since the request began has none. Both are taken in one order, so that of two
 * admins who remove each other at the same moment one remains.
 */
export async function holdAccount(actor: Actor, id: string): Promise<Actor> {
  if (actor.kind !== "member") {
    await queries.lockUser(id);
    return actor;
  }
  for (const userId of [...new Set([actor.userId, id])].toSorted())
    await (userId === id ? queries.lockUser(id) : keepAsIs(userId));
  const same = (await queries.roleOf(actor.userId)) === actor.role && !(await isLocked(actor.userId));
  return same ? actor : { ...actor, role: "user" };
}

/** Other rows may refer to it meanwhile. */
async function keepAsIs(id: string): Promise<void> {
  await db().select({ id: users.id }).from(users).where(eq(users.id, id)).for("no key update");
}
