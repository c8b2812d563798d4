import { can } from "#domain/billing/policy.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { record } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { insertPlan, type NewPlan } from "./queries.ts";

export type { NewPlan };

export function createPlan(actor: Actor, input: NewPlan): Promise<Result<{ id: string }, "not_allowed">> {
  return inTransaction(async () => {
    if (!can(actor, "create")) return err("not_allowed");
    const id = await insertPlan(input);
    await record({ actorId: userIdOf(actor), action: "plan.created", subjectType: "plan", subjectId: id });
    return ok({ id });
  });
}
