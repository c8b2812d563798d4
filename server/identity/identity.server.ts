import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { canCreateUser } from "#domain/identity/policy.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { record } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { insertUser, type NewUser } from "./queries.ts";

export type { NewUser };

/** A person with a role and no way to sign in yet. */
export function create(
  actor: Actor,
  input: NewUser,
): Promise<Result<{ id: string }, "not_allowed" | "email_taken">> {
  return inTransaction(async () => {
    if (!canCreateUser(actor, input.role ?? "user")) return err("not_allowed");
    const id = await insertUser(input);
    if (!id) return err("email_taken");
    await record({ actorId: userIdOf(actor), action: "user.created", subjectType: "user", subjectId: id });
    return ok({ id });
  });
}
