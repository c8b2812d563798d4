import { isCnpj } from "#domain/cnpj.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { can } from "#domain/sponsors/policy.ts";
import { record } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { insertSponsor, type NewSponsor } from "./queries.ts";

export type { NewSponsor };

export function create(
  actor: Actor,
  input: NewSponsor,
): Promise<Result<{ id: string }, "not_allowed" | "cnpj_invalid" | "cnpj_taken">> {
  return inTransaction(async () => {
    if (!can(actor, "create")) return err("not_allowed");
    if (input.cnpj && !isCnpj(input.cnpj)) return err("cnpj_invalid");
    const id = await insertSponsor(input);
    if (!id) return err("cnpj_taken");
    await record({
      actorId: userIdOf(actor),
      action: "sponsor.created",
      subjectType: "sponsor",
      subjectId: id,
    });
    return ok({ id });
  });
}
