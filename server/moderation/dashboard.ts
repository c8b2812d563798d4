import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { recent } from "#server/platform/audit/audit.ts";
import { nameAll } from "./names.ts";

const SHOWN = 12;

export type ActivityEntry = Awaited<ReturnType<typeof activity>>[number];

/** The newest entries of the audit log with the names of who and what; sign-ins are left out. */
export async function activity(actor: Actor) {
  assertModerator(actor);
  const entries = await recent({ limit: SHOWN, except: "session" });
  const nameOf = await nameAll(actor, [
    ...entries.map(({ subjectType, subjectId }) => ({ type: subjectType, id: subjectId })),
    ...entries.map(({ actorId }) => ({ type: "user", id: actorId })),
  ]);
  return entries.map(({ id, at, action, actorId, subjectType, subjectId }) => ({
    id,
    at,
    action,
    /** Null: the product itself did it. A null name: the account was deleted. */
    actor: actorId ? { name: nameOf({ type: "user", id: actorId }) } : null,
    subjectType,
    /** Null: it has no name, or no longer exists. */
    subjectName: nameOf({ type: subjectType, id: subjectId }),
  }));
}
