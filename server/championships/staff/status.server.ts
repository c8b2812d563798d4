import { can } from "#domain/championships/policy.ts";
import type { StatusForm } from "#domain/championships/status-schema.ts";
import { BY_SHEETS } from "#domain/championships/vocabulary.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, type Result } from "#domain/result.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { writeStatus, writeStatusBySheets } from "../status-change.ts";

/** What its organiser can do, staff can for them: a status by hand with its public reason, or what the sheets say. */
export function setStatusByStaff(
  actor: Actor,
  id: string,
  form: StatusForm,
): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    if (!can(actor, "edit")) return err("not_found");
    return form.status === BY_SHEETS ? writeStatusBySheets(actor, id) : writeStatus(actor, id, form);
  });
}
