import { can } from "#domain/championships/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { insertChampionship, type NewChampionship } from "./queries.ts";

export type { NewChampionship };
export { assignOwner } from "./queries.ts";

export function create(actor: Actor, input: NewChampionship): Promise<Result<{ id: string }, "not_allowed">> {
  return inTransaction(async () => {
    if (!can(actor, "create")) return err("not_allowed");
    const id = await insertChampionship(input);
    await audit(actor, "championship.created", id);
    return ok({ id });
  });
}
