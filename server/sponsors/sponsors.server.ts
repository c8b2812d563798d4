import { isCnpj } from "#domain/cnpj.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { can } from "#domain/sponsors/policy.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { namesOf } from "#server/platform/database/names.ts";
import { insertSponsor, type NewSponsor } from "./queries.ts";
import { sponsors } from "./tables.ts";

export { signUp, type SponsorSignUpProblem } from "./sign-up.ts";
export type { NewSponsor };
export { assignOwner } from "./queries.ts";
export { list, type PublicSponsor } from "./public.ts";

export function create(
  actor: Actor,
  input: NewSponsor,
): Promise<Result<{ id: string }, "not_allowed" | "cnpj_invalid" | "cnpj_taken">> {
  return inTransaction(async () => {
    if (!can(actor, "create")) return err("not_allowed");
    if (input.cnpj && !isCnpj(input.cnpj)) return err("cnpj_invalid");
    const id = await insertSponsor(input);
    if (!id) return err("cnpj_taken");
    await audit(actor, "sponsor.created", id);
    return ok({ id });
  });
}

/** Names by id, for those who already know the ids. */
export const names = (ids: readonly string[]): Promise<Map<string, string>> =>
  namesOf(sponsors, sponsors.name, ids);
