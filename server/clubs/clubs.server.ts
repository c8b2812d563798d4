import { can } from "#domain/clubs/policy.ts";
import { isCnpj } from "#domain/cnpj.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { record } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import * as queries from "./queries.ts";

export type { NewClub } from "./queries.ts";

/** A new club, not yet verified. */
export function create(
  actor: Actor,
  input: queries.NewClub,
): Promise<Result<{ id: string }, "not_allowed" | "cnpj_invalid" | "cnpj_taken">> {
  return inTransaction(async () => {
    if (!can(actor, "create")) return err("not_allowed");
    if (input.cnpj && !isCnpj(input.cnpj)) return err("cnpj_invalid");
    const id = await queries.insertClub(input);
    if (!id) return err("cnpj_taken");
    await record({ actorId: userIdOf(actor), action: "club.created", subjectType: "club", subjectId: id });
    return ok({ id });
  });
}

/** A person looked at the club's papers and vouches for it. */
export function verify(actor: Actor, id: string): Promise<Result<null, "not_found" | "cnpj_missing">> {
  return inTransaction(async () => {
    const club = await queries.lockById(id);
    if (!club || !can(actor, "verify")) return err("not_found");
    if (!club.cnpj) return err("cnpj_missing");
    await queries.setVerified(id);
    await record({
      actorId: userIdOf(actor),
      action: "club.verified",
      subjectType: "club",
      subjectId: id,
      fields: ["verified"],
    });
    return ok(null);
  });
}

/** Whether a person verified this club: what others may rely on before they trust it. */
export const isVerified = (_actor: Actor, id: string): Promise<boolean> => queries.isVerified(id);
